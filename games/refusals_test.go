package games

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// names are what people call the pieces of games whose View does not name all of
// them at once, also several of them.
var names = map[string][]string{
	"skud-pai-sho":    {"Boat", "Knotweed", "Rock", "Wheel", "White Lotus", "Orchid"},
	"ki-shogi":        {"Ki", "Hou", "Ro", "Ja", "Ba", "Ryuu"},
	"balance-pai-sho": {"Rose", "Lotus", "Orchid", "Lily", "Lilies", "Wheel"},
}

// TestRandomIllegalTexts: 10,000 texts a game that are no legal turns are each
// refused by a rule of the game, in a sentence that names a piece or a place
// there is; and every rule refuses some of them.
func TestRandomIllegalTexts(t *testing.T) {
	const texts = 10_000
	for _, rules := range All() {
		folder := gametest.GameFolder(t, "..", rules.Name)
		if !gametest.HasExplanationCases(folder) {
			continue // the positions of the cases are needed
		}
		t.Run(rules.Name, func(t *testing.T) {
			x := &illegal{rules: rules, r: rand.New(rand.NewPCG(2026, 11)), met: map[string]int{}}
			files, err := filepath.Glob("../testdata/vectors/" + rules.Name + "*.jsonl")
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				x.records = append(x.records, gametest.VectorGames(t, filepath.Base(file))...)
			}
			x.cases = gametest.ExplanationPositions(t, filepath.Join(folder, gametest.ExplanationFile))
			for n := 0; n < texts; {
				if err := x.next(); err != nil {
					t.Fatal(err)
				}
				for range 20 {
					text := x.text()
					refused, err := x.refuses(text)
					if err != nil {
						t.Errorf("%s after %q: %v", x.table.PositionText(), text, err)
					}
					if refused {
						n++
					}
				}
			}
			for _, h := range rules.TurnRules {
				if x.met[h.ID] == 0 {
					t.Errorf("no text was refused by the rule %s", h.ID)
				}
			}
			t.Logf("refused by %v", x.met)
		})
	}
}

// illegal makes texts that are probably no legal turns, in positions of random games.
type illegal struct {
	rules   *game.Rules
	r       *rand.Rand
	records []gametest.VectorGame // of the vectors
	cases   []gametest.VectorGame // of the questions in testdata/why.txt, where rare things have happened
	table   game.Game
	ahead   []string // what the game of the vectors goes on with
	legal   []string // turns that were legal somewhere
	kinds   []string // kinds of pieces met
	names   map[string]bool
	places  []string
	met     map[string]int // texts by the rule that refused them
}

// next goes on to another position, along a game of the vectors or off it, also
// to the end.
func (x *illegal) next() error {
	if x.table == nil || x.table.Outcome().Over() || x.r.IntN(8) == 0 {
		return x.begin()
	}
	for range 1 + x.r.IntN(4) {
		turn, ok := x.draw()
		if len(x.ahead) > 0 {
			turn, ok, x.ahead = x.ahead[0], true, x.ahead[1:]
		}
		if !ok {
			break
		}
		if err := x.play(turn); err != nil {
			return err
		}
	}
	x.collectPieceNames()
	return nil
}

// begin takes up another game somewhere.
func (x *illegal) begin() (err error) {
	record := x.records[x.r.IntN(len(x.records))]
	if x.r.IntN(3) == 0 {
		record = x.cases[x.r.IntN(len(x.cases))]
	}
	if record.Position != "" {
		x.table, err = x.rules.NewFromPosition(record.Options, record.Position)
	} else {
		x.table, err = x.rules.New(record.Options)
	}
	if err != nil {
		return err
	}
	x.legal, x.kinds, x.names, x.places, x.ahead = nil, nil, map[string]bool{}, nil, record.Turns
	for i := range x.table.Surface().Places {
		x.places = append(x.places, x.table.Surface().Places[i].Name)
	}
	for y := -5; y <= 5 && x.table.Surface().Open; y++ {
		for px := -5; px <= 5; px++ {
			x.places = append(x.places, fmt.Sprintf("%d,%d", px, y))
		}
	}
	for _, name := range names[x.rules.Name] {
		x.names[name] = true
	}
	at := x.r.IntN(len(x.ahead) + 1)
	switch x.r.IntN(8) {
	case 0:
		at = 0
	case 1, 2, 3:
		at = len(x.ahead) - x.r.IntN(min(2, len(x.ahead))+1)
	}
	for _, turn := range x.ahead[:at] {
		if err := x.play(turn); err != nil {
			return err
		}
	}
	x.ahead = x.ahead[at:]
	x.collectPieceNames()
	return nil
}

func (x *illegal) play(turn string) error {
	x.legal = append(x.legal, turn)
	return game.PlayTurn(x.table, turn)
}

// draw returns a legal turn.
func (x *illegal) draw() (string, bool) {
	var text []byte
	table := game.Clone(x.table)
	for {
		m, ok := game.SampleMove(table, x.r)
		if !ok {
			return "", false
		}
		text = table.AppendMoveText(text, m)
		table.Do(m)
		if !table.MidTurn() {
			return string(text), true
		}
	}
}

// collectPieceNames adds the kinds and names of the pieces of the position.
func (x *illegal) collectPieceNames() {
	s := x.table.Situation()
	know := func(kind, name string) {
		if !x.names[kind] {
			x.kinds = append(x.kinds, kind)
		}
		x.names[kind], x.names[name] = true, true
	}
	for i := range s.Pieces {
		know(s.Pieces[i].Kind, s.Pieces[i].Name)
	}
	for _, hand := range s.Hands {
		for _, item := range hand.Items {
			know(item.Kind, item.Name)
		}
	}
	if turn, ok := x.draw(); ok {
		x.legal = append(x.legal, turn)
	}
}

var (
	placeText = regexp.MustCompile(`-?[0-9]+,-?[0-9]+|[a-r][0-9]+`)
	wordText  = regexp.MustCompile(`[A-Z][A-Za-z0-9]*`)
	// tiles chosen by their letters
	choiceText = regexp.MustCompile(`\b(deal|accents)=[A-Z]{4,6}\b`)
)

// text makes one: mostly a turn of the game with other places or pieces.
func (x *illegal) text() string {
	const signs = "0123456789,-+@*=<>xabjRWKBLOYd "
	turn := x.turn()
	switch x.r.IntN(12) {
	case 0: // noise
		b := make([]byte, x.r.IntN(12))
		for i := range b {
			b[i] = signs[x.r.IntN(len(signs))]
		}
		return string(b)
	case 1: // one sign is another
		b := []byte(turn)
		b[x.r.IntN(len(b))] = signs[x.r.IntN(len(signs))]
		return string(b)
	case 2: // what was legal, or is
		return turn
	case 3: // other pieces
		return wordText.ReplaceAllStringFunc(turn, x.kind)
	case 4: // other places
		return placeText.ReplaceAllStringFunc(turn, x.place)
	case 7, 8: // another of one's own pieces
		if at := placeText.FindStringIndex(turn); at != nil {
			return turn[:at[0]] + x.ownPlace(turn[at[0]:at[1]]) + turn[at[1]:]
		}
	case 5: // the last turn backwards
		if n := x.table.TurnCount(); n > 0 && len(x.legal) > 0 {
			return x.backwards(x.legal[len(x.legal)-1])
		}
	case 6: // other pieces in other places, or a pass
		if x.r.IntN(4) == 0 {
			return "pass"
		}
		return wordText.ReplaceAllStringFunc(x.otherPlace(turn), x.kind)
	}
	return x.otherPlace(turn)
}

// turn returns one that is legal or was, rather one of several phases.
func (x *illegal) turn() string {
	turn := "pass"
	for range 6 {
		if now, ok := x.draw(); ok && x.r.IntN(8) > 0 {
			turn = now
		} else if len(x.legal) > 0 {
			turn = x.legal[x.r.IntN(len(x.legal))]
		}
		if strings.Contains(turn, "+") {
			break
		}
	}
	return turn
}

// otherPlace changes one of the places of a turn, or a letter when it has none.
func (x *illegal) otherPlace(turn string) string {
	spans := placeText.FindAllStringIndex(turn, -1)
	if len(spans) == 0 { // a choice of letters
		b := []byte(turn)
		b[x.r.IntN(len(b))] = b[x.r.IntN(len(b))]
		return string(b)
	}
	at := spans[max(x.r.IntN(len(spans)), x.r.IntN(len(spans)))] // rather where it goes than whence
	return turn[:at[0]] + x.place(turn[at[0]:at[1]]) + turn[at[1]:]
}

// place returns another place: one with a piece, a neighbour, one on the same
// line, any, or one off the board.
func (x *illegal) place(was string) string {
	switch x.r.IntN(12) {
	case 0:
		return fmt.Sprintf("%d,%d", x.r.IntN(41)-20, x.r.IntN(41)-20)
	case 1, 2, 3:
		if s := x.table.Situation(); len(s.Pieces) > 0 {
			return s.Pieces[x.r.IntN(len(s.Pieces))].Place
		}
	case 4, 5, 6, 7:
		if px, py, rest, ok := coord.CutXY(was); ok && rest == "" {
			return fmt.Sprintf("%d,%d", px+x.r.IntN(3)-1, py+x.r.IntN(3)-1)
		}
		return fmt.Sprintf("%c%d", was[0], 1+x.r.IntN(18))
	case 8, 9:
		if px, py, rest, ok := coord.CutXY(was); ok && rest == "" {
			if x.r.IntN(2) == 0 {
				return fmt.Sprintf("%d,%d", px, x.r.IntN(17)-8)
			}
			return fmt.Sprintf("%d,%d", x.r.IntN(17)-8, py)
		}
		return string(rune('a'+x.r.IntN(18))) + was[1:]
	}
	return x.places[x.r.IntN(len(x.places))]
}

// ownPlace returns the place of a piece of the player to move.
func (x *illegal) ownPlace(was string) string {
	var own []string
	for _, piece := range x.table.Situation().Pieces {
		if piece.Owner == x.table.ToMove() {
			own = append(own, piece.Place)
		}
	}
	if len(own) == 0 {
		return was
	}
	return own[x.r.IntN(len(own))]
}

func (x *illegal) kind(was string) string {
	if len(x.kinds) == 0 {
		return was
	}
	return x.kinds[x.r.IntN(len(x.kinds))]
}

// backwards exchanges the first two places of a turn.
func (x *illegal) backwards(turn string) string {
	at := placeText.FindAllStringIndex(turn, 2)
	if len(at) < 2 {
		return turn
	}
	from, to := at[0], at[1]
	return turn[:from[0]] + turn[to[0]:to[1]] + turn[from[1]:to[0]] + turn[from[0]:from[1]] + turn[to[1]:]
}

// refuses reports whether a text is refused, as it should be.
func (x *illegal) refuses(text string) (bool, error) {
	_, err := x.table.ParseTurn(text)
	if err == nil {
		return false, nil
	}
	broken := game.AsRuleError(err)
	if _, ok := x.rules.TurnRule(broken.Rule); !ok {
		return true, fmt.Errorf("refused by the rule %q, which is none", broken.Rule)
	}
	x.met[broken.Rule]++
	if !x.namesSomething(broken) {
		return true, fmt.Errorf("refused by %s without a piece or a place: %s", broken.Rule, broken.Error())
	}
	return true, nil
}

// namesSomething reports whether a sentence names a place or a piece.
func (x *illegal) namesSomething(broken *game.RuleError) bool {
	for _, place := range placeText.FindAllString(broken.Error(), -1) {
		if slices.Contains(x.places, place) || x.table.Surface().Open {
			return true
		}
	}
	if choiceText.MatchString(broken.Error()) {
		return true
	}
	for name := range x.names {
		if len(name) > 1 && // R, W and the like may stand for anything
			strings.Contains(broken.Error(), name) {
			return true
		}
	}
	return false
}
