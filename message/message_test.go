package message_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/teahouse-games/teahouse/message"
)

// base has the messages that join lists.
var base = message.NewCatalogue("game", `
game-list-comma = { $first }, { $last }
game-list-and = { $first } and { $last }
game-list-or = { $first } or { $last }
game-over = the game is over
`, nil)

var toy = message.NewCatalogue("toy", `
toy-seat-first = Guest
toy-seat-second = Host
toy-piece = { $owner ->
    [none] the
    [first] Guest's
   *[other] Host's
 } { $name }{ $place ->
    [none] { "" }
   *[other] { " " }on { $place }
 }
toy-piece-R = Rose
toy-piece-O = Orchid
# $by (seat) moves $tile (piece) to $to (place).
toy-moves = { $by } moves { $tile } to { $to }
# $tiles (list)
toy-harmonies = { COUNT($tiles) ->
    [0] nothing is
    [one] { $tiles } is
   *[other] { $tiles } are
 } in Harmony
# $tiles (list)
toy-choice = it is { FORM($tiles, join: "or") }
# $n (number), $why (message)
toy-turn = turn { $n }: { $why }
`, base)

const german = `
game-list-comma = { $first }, { $last }
game-list-and = { $first } und { $last }
game-list-or = { $first } oder { $last }
toy-seat-first = { $case ->
    [gen] des Gastes
   *[nom] Gast
 }
toy-seat-second = { $case ->
    [gen] des Gastgebers
   *[nom] Gastgeber
 }
toy-piece = { $name }{ $owner ->
    [first] { " des Gastes" }
    [second] { " des Gastgebers" }
   *[none] { "" }
 }{ $place ->
    [none] { "" }
   *[other] { " " }auf { $place }
 }
toy-piece-R = { $case ->
    [dat] der Rose
   *[nom] die Rose
 }
    .gender = f
toy-piece-O = { $case ->
    [dat] dem Dingsbums
   *[nom] das Dingsbums
 }
    .gender = n
toy-moves = { $by } zieht mit { FORM($tile, case: "dat") } nach { $to }, { ATTRIBUTE($tile, name: "gender") ->
    [f] sie
   *[n] es
 } steht dort
toy-harmonies = { $tiles } in Harmonie
toy-choice = { FORM($tiles, join: "or", case: "dat") }
`

func languageOf(t *testing.T, text string) *message.Language {
	t.Helper()
	l, err := message.NewLanguage("de", text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestClauses writes messages with all kinds of values in English and in a language with cases.
func TestClauses(t *testing.T) {
	rose := message.Piece{Kind: "R", Owner: "first", Place: "0,8"}
	orchid := message.Piece{Kind: "O"}
	moves := toy.New("toy-moves", message.Arg{Name: "by", Value: message.Seat("second")}, message.Arg{Name: "tile", Value: rose}, message.Arg{Name: "to", Value: message.Place("1,1")})
	list := func(id string, tiles ...message.Piece) message.Message {
		return toy.New(id, message.Arg{Name: "tiles", Value: message.ListOf(tiles...)})
	}
	l := languageOf(t, german)
	for _, test := range []struct {
		m               message.Message
		english, german string
	}{
		{moves, "Host moves Guest's Rose on 0,8 to 1,1", "Gastgeber zieht mit der Rose des Gastes auf 0,8 nach 1,1, sie steht dort"},
		{list("toy-harmonies"), "nothing is in Harmony", " in Harmonie"},
		{list("toy-harmonies", rose), "Guest's Rose on 0,8 is in Harmony", "die Rose des Gastes auf 0,8 in Harmonie"},
		{list("toy-harmonies", rose, orchid, orchid), "Guest's Rose on 0,8, the Orchid and the Orchid are in Harmony", "die Rose des Gastes auf 0,8, das Dingsbums und das Dingsbums in Harmonie"},
		{list("toy-choice", orchid, orchid), "it is the Orchid or the Orchid", "dem Dingsbums oder dem Dingsbums"},
		{toy.New("toy-turn", message.Arg{Name: "n", Value: message.Number(3)}, message.Arg{Name: "why", Value: moves}),
			"turn 3: Host moves Guest's Rose on 0,8 to 1,1", "turn 3: Host moves Guest's Rose on 0,8 to 1,1"}, // toy-turn is not translated
		{base.Message("over"), "the game is over", "the game is over"},
		{message.Message{}, "", ""},
	} {
		if got := test.m.String(); got != test.english {
			t.Errorf("%s is %q in English, want %q", test.m.ID, got, test.english)
		}
		if got := l.Clause(test.m); got != test.german {
			t.Errorf("%s is %q in German, want %q", test.m.ID, got, test.german)
		}
	}
}

// TestFormat reports what cannot be written.
func TestFormat(t *testing.T) {
	for _, m := range []message.Message{
		toy.New("toy-nothing"), toy.New("toy-moves"), toy.New("toy-harmonies", message.Arg{Name: "tiles", Value: message.Number(1)}),
		toy.New("toy-moves", message.Arg{Name: "by", Value: message.Seat("third")}, message.Arg{Name: "tile", Value: message.Piece{Kind: "Z"}}, message.Arg{Name: "to", Value: message.Place("")}),
	} {
		if text, err := (*message.Language)(nil).Format(m); err == nil {
			t.Errorf("%+v is %q without an error", m, text)
		}
	}
	if _, err := message.NewLanguage("de", "a = {"); err == nil {
		t.Error("a broken catalogue is read")
	}
	if _, err := message.NewLanguage("?", ""); err == nil {
		t.Error("a language without a name is made")
	}
	defer func() {
		if recover() == nil {
			t.Error("a broken English catalogue does not panic")
		}
	}()
	_ = message.NewCatalogue("x", "x-a = {", nil).Message("a").String()
}

// TestJSON writes messages as data.
func TestJSON(t *testing.T) {
	m := toy.New("toy-moves",
		message.Arg{Name: "by", Value: message.Seat("first")}, message.Arg{Name: "tile", Value: message.Piece{Kind: "R", Place: "0,8"}},
		message.Arg{Name: "n", Value: message.Number(3)}, message.Arg{Name: "way", Value: message.Places{"0,8", "1,1"}},
		message.Arg{Name: "turn", Value: message.Turn("R0,8")}, message.Arg{Name: "rule", Value: message.Rule("trap")},
		message.Arg{Name: "text", Value: message.Text("x")}, message.Arg{Name: "list", Value: message.List{message.Number(1)}},
		message.Arg{Name: "why", Value: base.Message("over")}, message.Arg{Name: "at", Value: message.Place("1,1")})
	const want = `{"id":"toy-moves","args":{"at":{"place":"1,1"},"by":{"seat":"first"},"list":{"list":[1]},"n":3,"rule":{"rule":"trap"},"text":"x",` +
		`"tile":{"piece":"R","place":"0,8"},"turn":{"turn":"R0,8"},"way":{"places":["0,8","1,1"]},"why":{"id":"game-over"}}}`
	if got, err := json.Marshal(m); err != nil || string(got) != want {
		t.Errorf("%s, %v, want\n%s", got, err, want)
	}
	if got, err := json.Marshal(message.Message{}); err != nil || string(got) != "null" {
		t.Errorf("nothing is %s, %v", got, err)
	}
}

// TestAsSentence gives clauses their capital and their full stop.
func TestAsSentence(t *testing.T) {
	for clause, want := range map[string]string{
		"the game is over": "The game is over.", "Guest passes": "Guest passes.", `"z" is no place`: `"z" is no place.`,
		"3 is more than 2": "3 is more than 2.", "über alles gesetzt": "Über alles gesetzt.", "\xff stands there": "\xff stands there.",
		"j10 is taken": "j10 is taken.", "It ends.": "It ends.", "why not?": "Why not?", "¿por qué no?": "¿Por qué no?", "": "",
	} {
		if got := message.AsSentence(clause); got != want {
			t.Errorf("%q becomes %q, want %q", clause, got, want)
		}
	}
}

func ExampleLanguage() {
	m := toy.New("toy-choice", message.Arg{Name: "tiles", Value: message.ListOf(message.Piece{Kind: "R"}, message.Piece{Kind: "O"})})
	l, err := message.NewLanguage("de", german)
	if err != nil {
		panic(err)
	}
	fmt.Println(m.Sentence())
	fmt.Println(l.Sentence(m))
	// Output:
	// It is the Rose or the Orchid.
	// Der Rose oder dem Dingsbums.
}
