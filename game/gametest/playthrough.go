package gametest

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// CheckPlaythrough replays the game written in a file and compares what can be seen
// of it, turn by turn, with the rest of the file. The difference that a change
// of the rules makes can be reviewed by a person who knows the game and no
// program. With -update it is rewritten.
//
// A new file needs only its first part, from which the rest is made:
//
//	options: ki=on field=5x7
//	turns: Gyoku*2,0 Gyoku*3,2
//	turns: Ki*2,1
func CheckPlaythrough(t *testing.T, rules *game.Rules, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text, err := renderPlaythrough(rules, string(data))
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	Golden(t, path, text)
}

// renderPlaythrough makes the whole text from its first part.
func renderPlaythrough(rules *game.Rules, text string) (string, error) {
	options := make(map[string]string)
	var turns []string
	more := false // a turns line may be continued on lines that are indented
	for line := range strings.Lines(text) {
		if rest, ok := strings.CutPrefix(line, "options:"); ok {
			for _, field := range strings.Fields(rest) {
				name, value, _ := strings.Cut(field, "=")
				options[name] = value
			}
		}
		rest, ok := strings.CutPrefix(line, "turns:")
		if more = ok || more && strings.HasPrefix(line, " "); more {
			turns = append(turns, strings.Fields(rest)...)
		}
	}
	table, err := rules.New(options)
	if err != nil {
		return "", err
	}
	b := new(transcript)
	b.printf("# A game of %s, turn by turn.", rules.Title)
	var set []string
	for i := range rules.Options {
		name := rules.Options[i].Name
		set = append(set, name+"="+table.Options()[name])
	}
	b.list("options", set)
	for some := range slices.Chunk(turns, 8) {
		b.list("turns", some)
	}
	b.moment(table)
	for i, turn := range turns {
		b.printf("")
		b.printf("== turn %d, %v: %s", i+1, table.ToMove(), turn)
		if err := game.PlayTurn(table, turn); err != nil {
			return "", fmt.Errorf("turn %d, %s: %w", i+1, turn, err)
		}
		b.moment(table)
	}
	return b.String(), nil
}

// transcript is the text of a playthrough.
type transcript struct {
	strings.Builder
	language *message.Language // nil for English
}

func (b *transcript) printf(format string, args ...any) {
	b.WriteString(strings.TrimRight(fmt.Sprintf(format, args...), " "))
	b.WriteByte('\n')
}

// list prints the parts behind a name, over as many lines as they need.
func (b *transcript) list(name string, parts []string) {
	const width = 110
	line := name + ":"
	for _, part := range parts {
		if len(line)+1+len(part) > width {
			b.printf("%s", line)
			line = strings.Repeat(" ", len(name)+1)
		}
		line += " " + part
	}
	b.printf("%s", line)
}

// moment prints what can be seen of a game between two turns.
func (b *transcript) moment(g game.Game) {
	b.printf("position: %s", g.PositionText())
	b.printf("to move: %v", g.ToMove())
	if o := g.Outcome(); o.Over() {
		b.printf("outcome: %v", o)
	}
	s := g.Situation()
	if s.Caption.Phase != "" {
		b.printf("phase: %s", s.Caption.Phase)
	}
	for _, note := range s.Caption.Notes {
		b.printf("note: %s", note)
	}
	if info, err := json.Marshal(game.Info(g)); err == nil {
		b.printf("info: %s", info)
	}
	b.printf("score: %d", game.Score(g, game.First))
	b.legal(g)
	b.situation(&s)
}

// legal prints the number and the hash of the legal turns, some of them, and the first picks.
func (b *transcript) legal(g game.Game) {
	turns := game.LegalTurns(g)
	hash := game.HashTurns(turns)
	const some = 6
	if len(turns) > 2*some {
		turns = slices.Concat(turns[:some], []string{"…"}, turns[len(turns)-some:])
	}
	b.list(fmt.Sprintf("legal (%d, %s)", game.CountLegalTurns(g), hash), turns)
	picks, err := g.Picks(nil)
	if err != nil || len(picks.Next) == 0 {
		return
	}
	var ids []string
	for _, pick := range picks.Next {
		ids = append(ids, pick.ID)
	}
	b.list(fmt.Sprintf("picks (%d)", len(ids)), ids)
}

func (b *transcript) situation(s *game.Situation) {
	for _, seat := range []game.Seat{game.First, game.Second, game.None} {
		var parts []string
		for i := range s.Pieces {
			piece := &s.Pieces[i]
			if piece.Owner != seat {
				continue
			}
			part := piece.Kind + "@" + piece.Place
			if piece.Level > 0 {
				part += "^"
			}
			if piece.Note != "" {
				part += "(" + piece.Note + ")"
			}
			parts = append(parts, part)
		}
		if len(parts) > 0 {
			name := seat.String()
			if seat == game.None {
				name = "shared"
			}
			b.list("pieces of "+name, parts)
		}
	}
	for _, hand := range s.Hands {
		var parts []string
		for _, item := range hand.Items {
			parts = append(parts, fmt.Sprintf("%s×%d", item.Kind, item.Count))
		}
		b.list("hand of "+hand.Seat.String(), parts)
	}
	var links []string
	for _, link := range s.Links {
		links = append(links, linkText(link))
	}
	if len(links) > 0 {
		b.list("links", links)
	}
	var marks []string
	for _, mark := range s.Marks {
		marks = append(marks, string(mark.Kind)+":"+mark.Place)
	}
	if len(marks) > 0 {
		b.list("marks", marks)
	}
}

// linkText writes e.g. "harmony:0,1–0,4/first=2".
func linkText(link game.Link) string {
	text := fmt.Sprintf("%s:%s–%s", link.Kind, coordinateText(link.From), coordinateText(link.To))
	if link.Owner.IsPlayer() {
		text += "/" + link.Owner.String()
	}
	if link.Value != 0 {
		text += "=" + strconv.Itoa(link.Value)
	}
	return text
}

func coordinateText(at game.XY) string {
	return strconv.FormatFloat(at.X, 'g', -1, 64) + "," + strconv.FormatFloat(at.Y, 'g', -1, 64)
}

var update = flag.Bool("update", false, "write golden files anew")

// Golden compares got with the file at path, or writes it there with -update.
func Golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v (-update writes it)", err)
	}
	if got != string(want) {
		t.Errorf("%s is not what it was (-want +got; when this is right, run the test with -update and read the difference):\n%s",
			path, cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")))
	}
}
