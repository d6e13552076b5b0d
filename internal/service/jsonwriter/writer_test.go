package jsonwriter_test

import (
	"encoding/json"
	"strconv"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
)

type (
	inner struct {
		A int    `json:"a"`
		B string `json:"b,omitempty"`
	}
	tree struct {
		Name     string `json:"name"`
		Children []tree `json:"children,omitempty"`
		Parent   *tree  `json:"parent"`
	}
	everything struct {
		inner
		Bool    bool
		Int     int8            `json:"int"`
		Uint    uint64          `json:"uint"`
		Float   float64         `json:"float"`
		Text    string          `json:"text"`
		Hidden  string          `json:"-"`
		private int             //nolint:unused // is not written
		List    []int           `json:"list"`
		Pair    [2]game.Seat    `json:"pair"`
		Bytes   []byte          `json:"bytes"`
		Raw     json.RawMessage `json:"raw"`
		Map     map[string]int  `json:"map"`
		Pointer *inner          `json:"pointer"`
		Any     any             `json:"any"`
		Time    time.Time       `json:"time,omitzero"`
		Zero    inner           `json:"zero,omitzero"`
		Empty   inner           `json:"empty,omitempty"`
		Gone    *int            `json:"gone,omitempty"`
		Times   clock.Times     `json:"times"`
		Outcome game.Outcome    `json:"outcome"`
		Seat    game.Seat       `json:"seat,omitzero"`
	}
	quotedNumber struct {
		N int `json:"n,string"`
	}
	twice struct {
		inner
		A int `json:"a"`
	}
	badText   string
	byPointer struct{ n int }
)

func (badText) MarshalText() ([]byte, error)            { return nil, nil }
func (t badText) AppendText(dst []byte) ([]byte, error) { return append(dst, t...), nil }
func (p *byPointer) MarshalJSON() ([]byte, error)       { return strconv.AppendInt(nil, int64(p.n), 10), nil }

// values are such of every kind.
func values() []any {
	times := clock.Times{Left: [2]time.Duration{61 * time.Second, 0}, Periods: [2]int{3, 2}, Period: [2]time.Duration{0, 30 * time.Second}}
	n := 3
	return []any{
		nil, true, 7, -7, uint8(200), 1.5, "plain", "", "ä ö", `quote " and \ and <b>&`, "line\nbreak", "\xff", "\u2028",
		[]int(nil), []int{}, []int{1, 2}, [2]bool{true, false}, []string{"a", "<"}, []byte("bytes"), map[string]int{"b": 1, "a": 2}, &n, (*int)(nil),
		game.First, game.None, [2]game.Seat{game.First, game.Chance}, game.Outcome{}, game.Win(game.Second, "ring"), game.Draw("<"),
		clock.Times{}, times, &times, clock.Times{Period: [2]time.Duration{0, time.Second}}, clock.Times{Period: [2]time.Duration{1, 0}},
		inner{}, &inner{A: 1, B: "b"}, struct{}{}, quotedNumber{4}, twice{inner{1, ""}, 2}, &byPointer{5}, (*byPointer)(nil),
		tree{Name: "root", Children: []tree{{Name: "leaf"}}, Parent: &tree{}},
		everything{}, &everything{
			inner: inner{A: 5}, Bool: true, Int: -3, Uint: 1 << 63, Float: 0.25, Text: "ü<", List: []int{1}, Bytes: []byte{1}, Raw: json.RawMessage(`{"x": 1}`),
			Map: map[string]int{"x": 1}, Pointer: &inner{B: "x"}, Any: inner{A: 9}, Time: time.Unix(1, 0).UTC(), Zero: inner{A: 1}, Gone: &n, Times: times,
			Outcome: game.Win(game.First, "ring"), Seat: game.Second,
		},
	}
}

// Every value is written as encoding/json writes it, behind what the buffer has already.
func TestSameAsEncodingJSON(t *testing.T) {
	for _, v := range values() {
		want, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // the second time the type is known
			if got, err := jsonwriter.Append([]byte("before "), v); err != nil || string(got) != "before "+string(want) {
				t.Errorf("%T %+v is written as\n%s, %v\nwant\n%s", v, v, got, err, want)
			}
		}
	}
}

func FuzzText(f *testing.F) {
	for _, seed := range []string{"", "plain", "ä", `"\`, "<>&", "\x00", "\xff", "\u2028"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		want, _ := json.Marshal(text)
		if got, err := jsonwriter.Append(nil, text); err != nil || string(got) != string(want) {
			t.Errorf("%q is written as %s, %v, want %s", text, got, err, want)
		}
	})
}

// A type that appends its own text is quoted where that is necessary.
func TestTextAppender(t *testing.T) {
	for text, want := range map[badText]string{"plain": `"plain"`, `a"b`: `"a\"b"`, "<": "\"\\u003c\""} {
		if got, err := jsonwriter.Append(nil, text); err != nil || string(got) != want {
			t.Errorf("%q is written as %s, %v, want %s", text, got, err, want)
		}
	}
}

func TestErrors(t *testing.T) {
	for _, v := range []any{func() {}, struct{ C chan int }{}, []any{1, func() {}}} {
		if got, err := jsonwriter.Append(nil, v); err == nil {
			t.Errorf("%T is written as %s", v, got)
		}
	}
}

// Values of some types are written in another way, wherever they are.
func TestSpecialTypes(t *testing.T) {
	w := jsonwriter.New(jsonwriter.As(func(dst []byte, d time.Duration) []byte { return strconv.AppendInt(dst, d.Milliseconds(), 10) }))
	type entry struct {
		Took time.Duration   `json:"took"`
		All  []time.Duration `json:"all"`
		None time.Duration   `json:"none,omitzero"`
	}
	got, err := w.Append(nil, entry{time.Second, []time.Duration{time.Millisecond}, 0})
	if want := `{"took":1000,"all":[1]}`; err != nil || string(got) != want {
		t.Errorf("written as %s, %v, want %s", got, err, want)
	}
	if got, err := jsonwriter.Append(nil, time.Second); err != nil || string(got) != "1000000000" {
		t.Errorf("without it a second is written as %s, %v", got, err)
	}
}

// The fields of a struct go on an object that is not closed.
func TestAppendFields(t *testing.T) {
	var w jsonwriter.Writer
	for _, test := range []struct {
		v    any
		want string
	}{
		{inner{1, "x"}, `{"first":0,"a":1,"b":"x"`},
		{struct{}{}, `{"first":0`},
		{quotedNumber{4}, `{"first":0,"n":"4"`},
		{tree{Parent: &tree{}}, `{"first":0,"name":"","parent":{"name":"","parent":null}`},
	} {
		if got, err := w.AppendFields([]byte(`{"first":0`), test.v); err != nil || string(got) != test.want {
			t.Errorf("%+v: %s, %v, want %s", test.v, got, err, test.want)
		}
	}
}
