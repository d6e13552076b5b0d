package cost

import (
	"fmt"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// endpoint is something that answers requests.
type endpoint struct {
	name  string
	plain func(g *generator, rules *game.Rules) request // the simplest request that is fulfilled
	make  func(g *generator, rules *game.Rules) request // a hostile one
}

// draw makes a hostile request of an endpoint.
func (e *endpoint) draw(shape, letters uint64, matches []played) request {
	g := newGenerator(shape, letters, matches)
	all := games.All()
	r := e.make(g, all[g.shape.IntN(len(all))])
	r.shape = strings.TrimPrefix(g.lastShape, "/")
	return r
}

// simple makes a simple request of an endpoint about each game in turn.
func (e *endpoint) simple(i int, letters uint64, matches []played) request {
	g := newGenerator(0, letters, matches)
	all := games.All()
	g.refused = i/len(all)%2 == 1
	return e.plain(g, all[i%len(all)])
}

func (g *generator) match(rules *game.Rules) string {
	for _, m := range g.matches {
		if m.game == rules.Name {
			return m.id
		}
	}
	return "aaaaaaaaaaaaaaaa"
}

// Fields of a question.
type fields = map[string]any

func with(body, more fields) fields {
	for name, value := range more {
		body[name] = value
	}
	return body
}

// posed is an endpoint of the API that reads a body. The value of each key is valid,
// unless the generator replaces it.
func posed(name string, right func(g *generator, rules *game.Rules) fields, hostile func(g *generator, rules *game.Rules) fields) endpoint {
	return endpoint{
		"POST " + name,
		func(g *generator, rules *game.Rules) request {
			g.shape = quiet()
			return g.post(name, right(g, rules))
		},
		func(g *generator, rules *game.Rules) request { return g.post(name, hostile(g, rules)) },
	}
}

func endpoints() []endpoint {
	short := func(g *generator, value string, most int) string { return g.short(value, most) }
	opened := func(_ *generator, rules *game.Rules) fields {
		return fields{"game": rules.Name, "position": positions[rules.Name]}
	}
	beginning := func(_ *generator, rules *game.Rules) fields { return fields{"game": rules.Name} }
	list := []endpoint{
		posed("/api/view", opened, func(g *generator, rules *game.Rules) fields {
			return with(g.line(rules), fields{"notation": g.shape.IntN(2) == 0})
		}),
		posed("/api/picks", opened, func(g *generator, rules *game.Rules) fields {
			path := []string{}
			for range g.shape.IntN(70) {
				path = append(path, g.short(g.place(), 64))
			}
			return with(g.line(rules), fields{"path": path, "gains": g.shape.IntN(2) == 0})
		}),
		posed("/api/piece", func(g *generator, rules *game.Rules) fields {
			return with(opened(g, rules), fields{"seat": "first", "kind": rules.PieceSet.Kinds[0]})
		}, func(g *generator, rules *game.Rules) fields {
			return with(g.line(rules), fields{"place": g.short(g.place(), 64)})
		}),
		posed("/api/why", func(g *generator, rules *game.Rules) fields {
			return with(beginning(g, rules), fields{"turn": g.simple(rules)})
		},
			func(g *generator, rules *game.Rules) fields {
				return with(g.line(rules), fields{"turn": short(g, g.legal(rules), 2000)})
			}),
		posed("/api/try", func(g *generator, rules *game.Rules) fields {
			return with(beginning(g, rules), fields{"step": "mate", "turn": g.simple(rules)})
		},
			func(g *generator, rules *game.Rules) fields {
				return fields{"game": rules.Name, "step": pick(g.shape, "mate", "two-turns", g.word(4)), "turns": g.turns(rules, 400), "turn": short(g, g.legal(rules), 2000)}
			}),
		posed("/api/read", func(g *generator, rules *game.Rules) fields {
			return with(beginning(g, rules), fields{"text": g.simple(rules)})
		},
			func(g *generator, rules *game.Rules) fields {
				return with(g.line(rules), fields{"text": short(g, g.legal(rules), 2000)})
			}),
		posed("/api/paste", func(g *generator, rules *game.Rules) fields {
			if g.refused {
				return fields{"game": rules.Name, "text": g.word(6)}
			}
			return fields{"text": "Game: " + rules.Name + "\n\n" + g.legal(rules)}
		}, func(g *generator, rules *game.Rules) fields {
			body := fields{"text": g.record(rules)}
			if g.shape.IntN(2) == 0 {
				g.lastShape += "/named"
				body["game"] = rules.Name
			}
			return body
		}),
		posed("/api/write", func(g *generator, rules *game.Rules) fields {
			return fields{"game": rules.Name, "form": "record", "result": nil, "turns": []any{fields{"turn": g.simple(rules)}}}
		}, func(g *generator, rules *game.Rules) fields {
			turns := []any{}
			for _, turn := range g.turns(rules, g.most/64) {
				turns = append(turns, fields{"turn": turn, "comment": g.word(9), "mark": pick(g.shape, "", "!", "?!", "!!!")})
			}
			body := fields{"game": rules.Name, "form": pick(g.shape, "record", "notation", "json"), "turns": turns, "result": nil}
			switch g.shape.IntN(5) {
			case 0:
				g.lastShape += "/comment"
				body["comment"] = g.long()
			case 1:
				g.lastShape += "/position"
				body["position"] = g.position(rules.Name)
			case 2:
				g.lastShape += "/turn"
				body["turns"] = append(turns, fields{"turn": g.long()})
			case 3:
				g.lastShape += "/nested"
				body["turns"] = nested(turns, g.most/64)
			}
			return body
		}),
		posed("/api/best", opened, func(g *generator, rules *game.Rules) fields {
			return with(g.line(rules), fields{"level": pick(g.shape, "1", "3", "8", g.word(4))})
		}),
		posed("/api/matches", func(_ *generator, rules *game.Rules) fields {
			return fields{"game": rules.Name, "seats": fields{"first": "me", "second": "open"}}
		}, func(g *generator, rules *game.Rules) fields {
			body := g.line(rules)
			delete(body, "turns")
			return with(body, fields{"seats": fields{"first": short(g, "me", 64), "second": short(g, "open", 64)}, "clock": short(g, "5+3", 64)})
		}),
		posed("/api/me", func(g *generator, _ *game.Rules) fields { return fields{"name": g.word(8)} },
			func(g *generator, _ *game.Rules) fields { return fields{"name": g.short(g.word(8), 160)} }),
		{
			"POST /api/matches/{match}/commands",
			func(g *generator, rules *game.Rules) request {
				g.shape = quiet()
				return g.post("/api/matches/"+g.match(rules)+"/commands", fields{"client": "cost", "id": g.word(9), "expect": -1, "command": fields{"kind": "play", "turn": "x"}})
			},
			func(g *generator, rules *game.Rules) request {
				command := fields{"kind": pick(g.shape, "play", "say", "offer", "sit", "resigned", "abortive"), pick(g.shape, "turn", "text", "offer", "seat"): g.maybe(g.legal(rules))}
				return g.post("/api/matches/"+g.match(rules)+"/commands", fields{"client": short(g, "cost", 80), "id": g.word(9), "expect": -1, "command": command})
			},
		},
		{
			"POST /api/picture",
			func(g *generator, rules *game.Rules) request {
				g.shape = quiet()
				return g.post("/api/picture", fields{"line": fields{"game": rules.Name, "turns": g.turns(rules, 8)}, "form": "gif", "width": 240})
			},
			func(g *generator, rules *game.Rules) request {
				return g.post("/api/picture", fields{
					"line": g.line(rules), "form": pick(g.shape, "svg", "gif", "png"), "width": pick(g.shape, 64, 240, 2048),
					"set": pick(g.shape, "pictures", "letters"), "names": true,
				})
			},
		},
	}
	for _, name := range []string{"view", "picks", "why", "board.svg", "record"} {
		right := func(g *generator, rules *game.Rules) url.Values {
			if name == "why" {
				return url.Values{"turn": {g.simple(rules)}}
			}
			return url.Values{}
		}
		list = append(list, asked("/api/matches/{match}/"+name, right, func(g *generator, rules *game.Rules) url.Values {
			values := url.Values{}
			if name != "record" {
				values.Set("turns", g.short(fmt.Sprint(g.shape.IntN(30)), 40))
			}
			switch name {
			case "why":
				values.Set("turn", g.short(g.legal(rules), 2000))
			case "picks":
				for range g.shape.IntN(60) {
					values.Add("path", g.short(g.place(), 64))
				}
			case "view":
				values.Set("notation", "true")
			case "board.svg":
				values.Set("width", "4096")
			case "record":
				values.Set("form", g.short("json", 40))
			}
			return values
		}))
	}
	none := func(*generator, *game.Rules) url.Values { return url.Values{} }
	list = append(
		list,
		asked("/api/art", func(_ *generator, rules *game.Rules) url.Values { return url.Values{"game": {rules.Name}} }, func(g *generator, rules *game.Rules) url.Values {
			values := url.Values{"game": {rules.Name}, "set": {pick(g.shape, "pictures", "letters")}, "names": {"true"}, "v": {g.word(9)}}
			for range g.shape.IntN(40) {
				values.Add("o", g.short("field=7x7", 90))
			}
			return values
		}),
		asked("/api/games/{game}", none, none),
		asked("/api/matches", none, func(g *generator, rules *game.Rules) url.Values {
			return url.Values{"game": {g.short(rules.Name, 64)}, "cursor": {g.short("", 70)}, "status": {g.short("playing", 30)}, "limit": {g.short("50", 20)}}
		}),
		asked("/api/matches/{match}/chat", none, func(g *generator, _ *game.Rules) url.Values {
			return url.Values{"after": {g.short("1", 40)}, "limit": {g.short("200", 40)}}
		}),
	)
	return append(append(list, pages()...), messages()...)
}

// asked is an address that is read.
func asked(path string, right, hostile func(g *generator, rules *game.Rules) url.Values) endpoint {
	at := func(g *generator, rules *game.Rules) string {
		return strings.NewReplacer("{match}", g.match(rules), "{game}", rules.Name).Replace(path)
	}
	return endpoint{
		"GET " + path,
		func(g *generator, rules *game.Rules) request {
			g.shape = quiet()
			return g.query(at(g, rules), right(g, rules))
		},
		func(g *generator, rules *game.Rules) request { return g.query(at(g, rules), hostile(g, rules)) },
	}
}

// pages are the pages for people.
func pages() []endpoint {
	none := func(*generator, *game.Rules) url.Values { return url.Values{} }
	seen := func(g *generator, rules *game.Rules) url.Values {
		values := url.Values{"from": {pick(g.shape, "first", "second", g.word(4))}}
		switch g.shape.IntN(3) {
		case 0:
			g.lastShape += "/path"
			values.Set("path", g.repeat(" ", func(int) string { return g.place() }))
		case 1:
			g.lastShape += "/turn"
			values.Set("turn", g.maybe(g.legal(rules)))
		}
		return values
	}
	order := func(_ *generator, rules *game.Rules) url.Values {
		return url.Values{"game": {rules.Name}, "me": {"first"}, "against": {"open"}, "clock": {"none"}, "name": {"Ann"}}
	}
	create := endpoint{
		"POST /new",
		func(g *generator, rules *game.Rules) request {
			g.shape = quiet()
			return g.form("/new", order(g, rules))
		},
		func(g *generator, rules *game.Rules) request {
			values := order(g, rules)
			key := pick(g.shape, "game", "clock", "name", "against", "option.ki", "option."+g.word(4))
			values.Set(key, g.long())
			if key == "clock" && g.shape.IntN(2) == 0 {
				values.Set("clock", "other")
				values.Set("other", g.long())
			}
			g.lastShape += "/" + key[:min(6, len(key))]
			return g.form("/new", values)
		},
	}
	act := endpoint{
		"POST /match/{match}",
		func(g *generator, rules *game.Rules) request {
			g.shape = quiet()
			return g.form("/match/"+g.match(rules), url.Values{"command": {"play"}, "turn": {"x"}, "client": {"cost"}, "id": {g.word(9)}, "expect": {"-1"}})
		},
		func(g *generator, rules *game.Rules) request {
			return g.form("/match/"+g.match(rules), url.Values{
				"command": {g.maybe("play")}, "turn": {g.maybe(g.legal(rules))}, "text": {g.maybe("hello")}, "client": {"cost"}, "id": {g.word(9)}, "expect": {g.maybe("3")},
			})
		},
	}
	list := []endpoint{create, act}
	for _, page := range []struct {
		path    string
		hostile func(g *generator, rules *game.Rules) url.Values
	}{
		{"/", none},
		{"/new", func(g *generator, rules *game.Rules) url.Values {
			return url.Values{"game": {g.maybe(rules.Name)}, "level": {g.maybe("3")}, "other": {g.maybe("5+3")}}
		}},
		{"/match/{match}", seen},
		{"/match/{match}/3", seen},
		{"/embed/match/{match}/3", seen},
		{"/play/{game}", none},
		{"/review", none},
		{"/rules/{game}", none},
		{"/me", none},
		{"/settings", none},
		{"/match/{match}/record", none},
	} {
		list = append(list, asked(page.path, none, page.hostile))
	}
	return list
}

// nested puts turns into variations of one another.
func nested(turns []any, depth int) []any {
	for range depth {
		if len(turns) == 0 {
			break
		}
		turns = []any{turns[0], fields{"turn": "x", "variations": []any{turns}}}
	}
	return turns
}

// record makes a text that could be a record.
func (g *generator) record(rules *game.Rules) string {
	turns := g.turns(rules, g.most/16)
	head := "Game: " + rules.Name + "\n"
	body := strings.Join(turns, " ")
	return g.draw(map[string]func() string{
		"right": func() string { return head + "\n" + body },
		"loose": func() string { return g.long() },
		"header": func() string {
			return head + pick(g.shape, "Date", "Result", "Options", "Position", "First", g.word(5)) + ": " + g.long() + "\n\n" + body
		},
		"headers": func() string {
			return g.repeat("\n", func(i int) string { return g.word(5) + ": " + g.word(3) }) + "\n" + head + "\n" + body
		},
		"options": func() string {
			return head + "Options: " + g.repeat(" ", func(i int) string { return fmt.Sprintf("%s%d=1", g.word(2), i) }) + "\n\n" + body
		},
		"position": func() string { return head + "Position: " + g.position(rules.Name) + "\n\n" + body },
		"variations": func() string {
			return head + "\n" + body + " " + g.repeat(" ", func(int) string { return "(" + g.word(3) + ")" })
		},
		"nested": func() string {
			return head + "\n" + body + strings.Repeat(" (", g.most/2) + strings.Repeat(")", g.most/2)
		},
		"comments": func() string {
			return head + "\n" + body + g.repeat(" ", func(int) string { return "{" + g.word(3) + "}" })
		},
		"notes":   func() string { return head + "\n" + body + g.repeat("\n", func(int) string { return ";" + g.word(3) }) },
		"marks":   func() string { return head + "\n" + body + strings.Repeat(pick(g.shape, "!", "?", " ! "), g.most) },
		"numbers": func() string { return head + "\n" + g.repeat(" ", func(i int) string { return fmt.Sprintf("%d.", i) }) },
		"behind":  func() string { return head + "\n" + body + " " + g.long() },
		"json":    func() string { return `{"game":"` + rules.Name + `","turns":` + strings.Repeat("[", g.most) + "}" },
		"jsonkeys": func() string {
			return `{"game":"` + rules.Name + `",` + g.repeat(",", func(i int) string { return fmt.Sprintf(`"%s%d":1`, g.word(2), i) }) + "}"
		},
		"jsonheaders": func() string {
			return `{"game":"` + rules.Name + `","headers":[` + g.repeat(",", func(i int) string { return fmt.Sprintf(`{"name":"%s","value":"x"}`, g.word(5)) }) + "]}"
		},
		"notation": func() string { return g.notation(rules, turns, "") },
		"spoilt":   func() string { return g.notation(rules, turns, g.long()) },
		"bytes": func() string {
			return head + "\n" + g.repeat("", func(int) string { return string([]byte{byte(g.letters.IntN(256))}) })
		},
	})
}

// notation writes turns as the players of the game do.
func (g *generator) notation(rules *game.Rules, turns []string, behind string) string {
	table, err := rules.New(nil)
	if err != nil {
		panic(err)
	}
	var entries []string
	for _, turn := range turns {
		entry, err := rules.Notation.WriteTurn(table, turn)
		if err != nil || game.PlayTurn(table, turn) != nil {
			break
		}
		entries = append(entries, entry)
	}
	return rules.Notation.JoinEntries(entries) + " " + behind
}
