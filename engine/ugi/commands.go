package ugi

import (
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// command is one line of what an engine is told. Its String is that line.
type command interface{ String() string }

type (
	hello     struct{} // ugi
	isReady   struct{}
	newGame   struct{}
	stop      struct{}
	wait      struct{} // ours: not read on before the search has ended
	quit      struct{}
	setOption struct{ name, value string }
	position  struct {
		fen   string // empty for startpos
		turns []string
	}
	query struct{ what string }
)

func (hello) String() string   { return "ugi" }
func (isReady) String() string { return "isready" }
func (newGame) String() string { return "uginewgame" }
func (stop) String() string    { return "stop" }
func (wait) String() string    { return "wait" }
func (quit) String() string    { return "quit" }

func (c setOption) String() string { return "setoption name " + c.name + " value " + c.value }

func (c position) String() string {
	text := "position startpos"
	if c.fen != "" {
		text = "position fen " + c.fen
	}
	if len(c.turns) > 0 {
		text += " moves " + strings.Join(c.turns, " ")
	}
	return text
}

func (c query) String() string { return "query " + c.what }

// What can be asked with query.
const (
	queryTurn   = "p1turn"
	queryOver   = "gameover"
	queryResult = "result"
)

// plain are the commands of one word.
var plain = []command{hello{}, isReady{}, newGame{}, stop{}, wait{}, quit{}}

// parse reads a command. An empty line is none, and no error.
func parse(line string) (command, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil, nil
	}
	rest := words[1:]
	switch words[0] {
	case "setoption":
		return parseSetOption(rest)
	case "position":
		return parsePosition(rest)
	case "go":
		return parseGo(rest)
	case "query":
		return parseQuery(rest)
	}
	for _, c := range plain {
		if c.String() == words[0] {
			if len(rest) > 0 {
				return nil, fmt.Errorf("%s stands alone, not with %s", words[0], game.Quote(rest[0]))
			}
			return c, nil
		}
	}
	return nil, fmt.Errorf("unknown command %s: want ugi, isready, setoption, uginewgame, position, go, stop, query, wait or quit", game.Quote(words[0]))
}

func parseSetOption(words []string) (command, error) {
	at := index(words, "value")
	if len(words) < 2 || words[0] != "name" || at < 2 || at >= len(words)-1 {
		return nil, errors.New("want setoption name NAME value VALUE")
	}
	return setOption{name: strings.Join(words[1:at], " "), value: strings.Join(words[at+1:], " ")}, nil
}

func parsePosition(words []string) (command, error) {
	at := index(words, "moves")
	start := words[:at]
	var c position
	switch {
	case len(start) == 1 && start[0] == "startpos":
	case len(start) > 1 && start[0] == "fen":
		c.fen = strings.Join(start[1:], " ")
	default:
		return nil, errors.New("want position startpos or position fen TEXT, then perhaps moves TURNS")
	}
	if at < len(words)-1 {
		c.turns = words[at+1:]
	}
	return c, nil
}

func parseQuery(words []string) (command, error) {
	if len(words) == 1 {
		switch words[0] {
		case queryTurn, queryOver, queryResult:
			return query{words[0]}, nil
		}
	}
	return nil, fmt.Errorf("want query %s, query %s or query %s", queryTurn, queryOver, queryResult)
}

// index is where a word stands, or the number of words.
func index(words []string, word string) int {
	for i, w := range words {
		if w == word {
			return i
		}
	}
	return len(words)
}
