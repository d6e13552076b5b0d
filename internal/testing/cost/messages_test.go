package cost

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// The methods of messages that are not HTTP requests.
const (
	methodLive = "LIVE" // a message of a live connection to the match that is the path
	methodLine = "LINE" // a line of teahouse pipe
)

// maxMessage is how many bytes a message has at most: the connection ends after a longer one.
const maxMessage = 8192

// messages are those of live connections, and the lines of teahouse pipe.
func messages() []endpoint {
	live := func(g *generator, rules *game.Rules, message fields) request {
		text := g.written(message)
		return request{methodLive, g.match(rules), text[:min(len(text), maxMessage)], "", ""}
	}
	line := func(g *generator, rules *game.Rules, asked fields) request {
		return request{methodLine, rules.Name, g.written(asked), "", ""}
	}
	return []endpoint{
		{
			"LIVE do",
			func(g *generator, rules *game.Rules) request {
				g.shape = quiet()
				return live(g, rules, fields{"type": "do", "id": g.word(8), "expect": 0, "command": fields{"kind": "play", "turn": g.word(6)}})
			},
			func(g *generator, rules *game.Rules) request {
				g.most = min(g.most, maxMessage/2)
				command := fields{"kind": pick(g.shape, "play", "say", "offer", "sit", "forfeit"), pick(g.shape, "turn", "text", "offer", "seat"): g.maybe(g.legal(rules))}
				message := fields{"type": "do", "id": g.word(8), "expect": 0, "command": command}
				switch g.shape.IntN(4) {
				case 0:
					g.lastShape += "/id"
					message["id"] = g.long()
				case 1:
					g.lastShape += "/fields"
					for range g.most / 8 {
						message[g.word(3)] = 1
					}
				}
				return live(g, rules, message)
			},
		},
		{
			"LIVE ping",
			func(g *generator, rules *game.Rules) request {
				g.shape = quiet()
				return live(g, rules, fields{"type": "ping", "id": g.word(8)})
			},
			func(g *generator, rules *game.Rules) request {
				g.most = min(g.most, maxMessage/2)
				return live(g, rules, fields{"type": pick(g.shape, "ping", "pong", g.word(9)), "id": g.maybe("1")})
			},
		},
		{
			"LINE teahouse pipe",
			func(g *generator, rules *game.Rules) request {
				g.shape = quiet()
				return line(g, rules, fields{"game": rules.Name, "position": positions[rules.Name], "why": g.simple(rules)})
			},
			func(g *generator, rules *game.Rules) request {
				asked := g.line(rules)
				asked["why"] = g.maybe(g.legal(rules))
				asked["legal"] = pick(g.shape, "count", "count", "list", g.word(5))
				if g.shape.IntN(8) == 0 {
					g.lastShape += "/game"
					asked["game"] = g.long()
				}
				return line(g, rules, asked)
			},
		},
	}
}

// hello is the first message of a live connection.
func hello(lang string) string {
	return fmt.Sprintf(`{"type":"hello","protocol":1,"client":"cost-%s","after":0,"lines":0}`, lang)
}
