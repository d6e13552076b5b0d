package gametest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// VectorsDir is where the vectors are, from a rules package's folder.
const VectorsDir = "../testdata/vectors"

type vectorGame struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options"`
	Turns   []string          `json:"turns"`
	Plies   []vectorPly       `json:"plies"`
	Outcome json.RawMessage   `json:"outcome"`
}

type vectorPly struct {
	N      *int            `json:"n"`
	H      *string         `json:"h"`
	ToMove string          `json:"to_move"`
	Info   json.RawMessage `json:"info"`
}

// CheckVectors replays every game of the vector files of this game: the number and
// the hash of the legal turns, the player to move, the info and the outcome must be
// those of the file. It prints agreed/total per file. Which files there are and
// how much each holds is written in TOTALS, so that a missing or shortened file
// fails.
func CheckVectors(t *testing.T, rules *game.Rules) {
	totals, err := os.ReadFile(filepath.Join(VectorsDir, "TOTALS"))
	if err != nil {
		t.Fatal(err)
	}
	files := 0
	for line := range strings.Lines(string(totals)) {
		var name string
		var games, checks int
		if _, err := fmt.Sscan(line, &name, &games, &checks); err != nil {
			t.Fatalf("TOTALS, line %q: %v", line, err)
		}
		if !strings.HasPrefix(name, rules.Name) {
			continue
		}
		files++
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			vectorFile(t, rules, name, games, checks)
		})
	}
	if files == 0 {
		t.Fatalf("TOTALS names no file of %s", rules.Name)
	}
}

func vectorFile(t *testing.T, rules *game.Rules, name string, wantGames, wantChecks int) {
	data, err := os.ReadFile(filepath.Join(VectorsDir, name))
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<24)
	games, agreed, total := 0, 0, 0
	for lines.Scan() {
		games++
		var v vectorGame
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatalf("game %d: %v", games, err)
		}
		total += len(v.Plies) + 1
		ok, fault := replay(rules, &v)
		agreed += ok
		if fault != "" {
			t.Errorf("game %d: %s", games, fault)
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	fmt.Printf("vectors %s: %d/%d agreed in %d games\n", name, agreed, wantChecks, games)
	if games != wantGames || total != wantChecks {
		t.Errorf("%d games with %d checks, TOTALS says %d and %d", games, total, wantGames, wantChecks)
	}
}

// replay returns how many checks of v agree and the first that does not.
func replay(rules *game.Rules, v *vectorGame) (agreed int, fault string) {
	table, err := rules.New(v.Options)
	if err != nil {
		return 0, err.Error()
	}
	for i := range v.Plies {
		if f := checkPly(table, &v.Plies[i]); f != "" {
			if fault == "" {
				fault = fmt.Sprintf("%v ply %d (%s): %s", v.Options, i, table.PositionText(), f)
			}
		} else {
			agreed++
		}
		if i < len(v.Turns) {
			if err := game.PlayTurn(table, v.Turns[i]); err != nil {
				return agreed, fmt.Sprintf("%v ply %d (%s): turn %s: %v", v.Options, i, table.PositionText(), v.Turns[i], err)
			}
		}
	}
	got, err := json.Marshal(table.Outcome())
	if err != nil {
		return agreed, err.Error()
	}
	if !bytes.Equal(got, compact(v.Outcome)) {
		return agreed, fmt.Sprintf("%v outcome %s, want %s", v.Options, got, v.Outcome)
	}
	return agreed + 1, fault
}

func checkPly(table game.Game, ply *vectorPly) string {
	if got := table.ToMove().String(); got != ply.ToMove {
		return fmt.Sprintf("%s to move, want %s", got, ply.ToMove)
	}
	if len(ply.Info) > 0 && string(ply.Info) != "null" {
		got, err := json.Marshal(game.Info(table))
		if err != nil {
			return err.Error()
		}
		if !bytes.Equal(got, compact(ply.Info)) {
			return fmt.Sprintf("info %s, want %s", got, ply.Info)
		}
	}
	if ply.N == nil {
		return ""
	}
	turns := game.LegalTurns(table)
	if count := game.CountLegalTurns(table); count != len(turns) {
		return fmt.Sprintf("CountTurns is %d, but %d turns are listed", count, len(turns))
	}
	if len(turns) != *ply.N {
		return fmt.Sprintf("%d legal turns, want %d", len(turns), *ply.N)
	}
	if h := game.HashTurns(turns); h != *ply.H {
		return fmt.Sprintf("%d legal turns hash to %s, want %s", len(turns), h, *ply.H)
	}
	return ""
}

func compact(raw json.RawMessage) []byte {
	var b bytes.Buffer
	if err := json.Compact(&b, raw); err != nil {
		return raw
	}
	return b.Bytes()
}

// VectorGame is a game of the vectors, or a position of a [ExplanationFile], without what must
// be true of it.
type VectorGame struct {
	Game     string
	Options  map[string]string
	Position string // where it begins, if not at the usual place
	Turns    []string
}

// VectorGames reads the games of a vector file, e.g. "quaterno.jsonl".
func VectorGames(t testing.TB, file string) []VectorGame {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(VectorsDir, file))
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(bytes.NewReader(data))
	lines.Buffer(nil, 1<<24)
	var records []VectorGame
	for lines.Scan() {
		var r VectorGame
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatalf("%s, game %d: %v", file, len(records), err)
		}
		records = append(records, r)
	}
	if err := lines.Err(); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return records
}
