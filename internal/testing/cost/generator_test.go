package cost

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
)

// request is one whose cost is measured.
type request struct {
	method, path, body, form string // form is its Content-Type
	shape                    string // what is special about it
}

func (r *request) size() int { return len(r.path) + len(r.body) }

// generator makes hostile requests. Two with the same shape and other letters have the
// same form and nothing in common that could be cached.
type generator struct {
	shape     *rand.Rand
	letters   *rand.Rand
	most      int // bytes of what is made up
	matches   []played
	lastShape string // the shape that was drawn last
	refused   bool   // simple requests are refused
}

// played is a match that requests ask about.
type played struct{ game, id, cookie string }

func newGenerator(shape, letters uint64, matches []played) *generator {
	g := &generator{shape: rand.New(rand.NewPCG(15, shape)), letters: rand.New(rand.NewPCG(letters, shape)), matches: matches}
	g.most = 64 << g.shape.IntN(8) // to 8 KB
	return g
}

// quiet is a source of numbers that makes a generator spoil nothing.
func quiet() *rand.Rand { return rand.New(constant{}) }

// constant is a source of the greatest number.
type constant struct{}

// Uint64 implements [rand.Source].
func (constant) Uint64() uint64 { return 1<<64 - 1 }

func pick[T any](r *rand.Rand, list ...T) T { return list[r.IntN(len(list))] }

// word makes up letters.
func (g *generator) word(n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = 'a' + byte(g.letters.IntN(26))
	}
	return string(b)
}

// repeat makes a text of about the wanted length of pieces.
func (g *generator) repeat(separator string, piece func(i int) string) string {
	var b strings.Builder
	for i := 0; b.Len() < g.most; i++ {
		if i > 0 {
			b.WriteString(separator)
		}
		b.WriteString(piece(i))
	}
	return b.String()
}

// long makes up a text that no rule understands.
func (g *generator) long() string {
	shapes := map[string]func() string{
		"letters":   func() string { return g.word(g.most) },
		"words":     func() string { return g.repeat(" ", func(int) string { return g.word(1 + g.letters.IntN(8)) }) },
		"sentences": func() string { return g.repeat(". ", func(int) string { return "The game is over " + g.word(3) }) },
		"clauses": func() string {
			return g.repeat("; ", func(int) string { return "the field " + g.word(3) + " is missing" })
		},
		"lists": func() string {
			return g.repeat(" and ", func(int) string { return "Black's Cho on " + g.place() + ", the Rose" })
		},
		"parens": func() string {
			return strings.Repeat(pick(g.shape, "(", ")", "{", "[", "()", "(\""), g.most/2) + g.word(3)
		},
		"separators": func() string {
			return strings.Repeat(pick(g.shape, ";", ",", "=", "@", "-", ".", ":", "\"", "\\", " ", "\t"), g.most) + g.word(2)
		},
		"numbers": func() string { return g.repeat(" ", func(int) string { return fmt.Sprint(g.letters.Int64()) }) },
		"digits":  func() string { return strings.Repeat("9", g.most) + g.word(1) },
		"places":  func() string { return g.repeat(",", func(int) string { return g.place() }) },
		"unicode": func() string {
			return g.repeat("", func(int) string {
				return pick(g.letters, "ä", "将", "🀄", "\u202e", "\u200b", "\U000e0041", "é́́")
			})
		},
		"controls": func() string {
			return g.repeat("", func(int) string { return pick(g.letters, "\x01", "\x02", "\x00", "\x1b", "\u2028", "\x7f") })
		},
		"percent": func() string {
			return g.repeat("", func(int) string { return pick(g.letters, "%s", "%[1]s", "%d", "%", "%n") })
		},
		"markup": func() string {
			return g.repeat("", func(int) string { return pick(g.letters, "<", ">", "&", "<b>", "'") })
		},
	}
	return g.draw(shapes)
}

// draw calls one of several functions, and remembers its name.
func (g *generator) draw(shapes map[string]func() string) string {
	name := pick(g.shape, sortedKeys(shapes)...)
	g.lastShape += "/" + name
	return shapes[name]()
}

func (g *generator) place() string {
	return pick(g.letters, fmt.Sprintf("%d,%d", g.letters.IntN(19)-9, g.letters.IntN(19)-9), fmt.Sprintf("%c%d", 'a'+g.letters.IntN(17), 1+g.letters.IntN(17)))
}

// positions are a possible position of each game, and the names of its fields.
var positions = func() map[string]string {
	texts := map[string]string{}
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			panic(err)
		}
		r := rand.New(rand.NewPCG(1, 2))
		for range 60 {
			before := table.PositionText()
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			for table.Do(m); table.MidTurn(); table.Do(m) {
				m, _ = game.SampleMove(table, r)
			}
			if table.Outcome().Over() {
				texts[rules.Name] = before
				break
			}
			texts[rules.Name] = table.PositionText()
		}
	}
	return texts
}()

// pieces are the pieces in the fields of a position text.
var pieces = map[string][]string{
	"ki-shogi": {"Gyoku", "Cho", "Kaku", "Hon", "Ou"}, "quaterno": {"Sun", "Moon", "Fan", "Stick", "Soldier"},
	"kutai-pai-sho": {"CBd", "CHd", "WHEEL", "SPADE"}, "balance-pai-sho": {"Rose", "Lotus", "Wheel", "Lily"}, "skud-pai-sho": {"R3", "W5", "B", "K", "L"},
}

// position makes a position text, mostly of an impossible one.
func (g *generator) position(name string) string {
	right := positions[name]
	fields := strings.Fields(right)
	stuffed := func(value string) string { // instead of the value of a field, or after it
		i := g.shape.IntN(len(fields))
		list := append([]string{}, fields...)
		key, old, _ := strings.Cut(list[i], "=")
		if g.shape.IntN(2) == 0 {
			old = strings.TrimPrefix(old+";", "-;")
			value = old + value
		}
		list[i] = key + "=" + strings.NewReplacer(" ", "_", "\t", "_").Replace(value)
		return strings.Join(list, " ")
	}
	return g.draw(map[string]func() string{
		"right": func() string { return right },
		"fields": func() string {
			return right + " " + g.repeat(" ", func(i int) string { return g.word(1) + fmt.Sprint(i) + "=1" })
		},
		"forms": func() string {
			return right + " " + g.repeat(" ", func(int) string { return g.word(1 + g.letters.IntN(60)) })
		},
		"twice": func() string {
			return right + " " + g.repeat(" ", func(int) string { return pick(g.letters, fields...) })
		},
		"long":  func() string { return stuffed(g.long()) },
		"loose": func() string { return g.long() },
		"strangers": func() string {
			return stuffed(g.repeat(";", func(int) string { return g.word(1+g.letters.IntN(6)) + "@" + g.place() }))
		},
		"nowhere": func() string {
			return stuffed(g.repeat(";", func(int) string {
				return pick(g.letters, pieces[name]...) + "@" + fmt.Sprint(g.letters.IntN(1e9), ",", g.letters.IntN(1e9))
			}))
		},
		"crowd": func() string {
			at := g.place()
			return stuffed(g.repeat(";", func(int) string { return pick(g.letters, pieces[name]...) + "@" + at }))
		},
		"host": func() string {
			return stuffed(g.repeat(";", func(int) string { return pick(g.letters, pieces[name]...) + "@" + g.place() }))
		},
		"hand": func() string {
			return stuffed(g.repeat(",", func(int) string { return pick(g.letters, pieces[name]...) }))
		},
	})
}

// turns makes legal turns from the beginning.
func (g *generator) turns(rules *game.Rules, n int) []string {
	table, err := rules.New(nil)
	if err != nil {
		panic(err)
	}
	return playOn(table, g.letters, n)
}

// playOn plays at most so many turns at random and returns them.
func playOn(table game.Game, r *rand.Rand, n int) []string {
	turns := []string{}
	for len(turns) < n && !table.Outcome().Over() {
		var text []byte
		for {
			m, ok := game.SampleMove(table, r)
			if !ok {
				return turns
			}
			text = table.AppendMoveText(text, m)
			if table.Do(m); !table.MidTurn() {
				break
			}
		}
		turns = append(turns, string(text))
	}
	return turns
}

// legal is a legal turn of the beginning.
func (g *generator) legal(rules *game.Rules) string { return strings.Join(g.turns(rules, 1), "") }

// simple is a legal turn of the beginning, or a word that is none.
func (g *generator) simple(rules *game.Rules) string {
	if g.refused {
		return g.word(6)
	}
	return g.legal(rules)
}

// line makes the fields of a position with its turns.
func (g *generator) line(rules *game.Rules) map[string]any {
	body := map[string]any{"game": rules.Name}
	switch g.shape.IntN(4) {
	case 0:
		g.lastShape += "/turns"
		turns := g.turns(rules, g.most/64)
		if g.shape.IntN(2) == 0 {
			turns = append(turns, wording.Shorten(g.long(), 2000))
		}
		body["turns"] = turns
	default:
		body["position"] = g.position(rules.Name)
	}
	if g.shape.IntN(8) == 0 {
		g.lastShape += "/options"
		options := map[string]string{}
		for range g.shape.IntN(32) {
			options[g.word(60)] = g.word(60)
		}
		body["options"] = options
	}
	return body
}

// written is a body in JSON, sometimes spoilt.
func (g *generator) written(body map[string]any) string {
	data, err := json.Marshal(body)
	if err != nil {
		panic(err)
	}
	text := string(data)
	inside := strings.TrimSuffix(text, "}")
	switch g.shape.IntN(12) {
	case 0:
		g.lastShape += "/unknown"
		return inside + "," + g.repeat(",", func(i int) string { return fmt.Sprintf("%q:%d", g.word(1)+fmt.Sprint(i), i) }) + "}"
	case 1:
		g.lastShape += "/deep"
		n := g.most / 2
		return inside + `,"` + g.word(3) + `":` + strings.Repeat("[", n) + strings.Repeat("]", n) + "}"
	case 2:
		g.lastShape += "/deepobjects"
		n := g.most / 8
		return inside + `,"` + g.word(3) + `":` + strings.Repeat(`{"a":`, n) + "1" + strings.Repeat("}", n) + "}"
	case 3:
		g.lastShape += "/kinds"
		for _, key := range sortedKeys(body) {
			body[key] = pick[any](g.letters, nil, 1, true, []any{g.word(9), 2}, map[string]any{g.word(9): 1}, strings.Repeat("9", g.most))
		}
		data, _ := json.Marshal(body)
		return string(data)
	case 4:
		g.lastShape += "/list"
		return inside + `,"turns":[` + g.repeat(",", func(int) string { return pick(g.letters, `1`, `""`, `null`, `"x"`, `[]`) }) + "]}"
	case 5:
		g.lastShape += "/broken"
		return text[:g.shape.IntN(len(text))]
	case 6:
		g.lastShape += "/longname"
		return inside + fmt.Sprintf(",%q:1}", g.word(g.most))
	case 7:
		g.lastShape += "/bignumber"
		return inside + `,"` + g.word(2) + `":` + strings.Repeat("9", g.most) + "}"
	}
	return text
}

func (g *generator) post(path string, body map[string]any) request {
	return request{"POST", path, g.written(body), "application/json", ""}
}

// query makes an address.
func (g *generator) query(path string, values url.Values) request {
	if g.most > 4096 {
		g.most = 4096
	}
	switch g.shape.IntN(6) {
	case 0:
		g.lastShape += "/unknown"
		for range g.most / 8 {
			values.Set(g.word(3), g.word(2))
		}
	case 1:
		g.lastShape += "/again"
		for _, name := range sortedKeys(values) {
			for range g.most / 8 {
				values.Add(name, g.word(2))
			}
		}
	}
	return request{"GET", path + "?" + values.Encode(), "", "", ""}
}

func (g *generator) form(path string, values url.Values) request {
	r := g.query(path, values)
	_, body, _ := strings.Cut(r.path, "?")
	return request{"POST", path, body, "application/x-www-form-urlencoded", ""}
}

// maybe is a value, or a made up one.
func (g *generator) maybe(value string) string {
	if g.shape.IntN(2) == 0 {
		return value
	}
	return g.long()
}

// short is like maybe, of at most so many bytes.
func (g *generator) short(value string, most int) string {
	text := g.maybe(value)
	return strings.ToValidUTF8(text[:min(most, len(text))], "")
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
