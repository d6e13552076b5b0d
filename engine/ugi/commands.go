package ugi

import (
	"errors"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
)

// command is a line sent to an engine. Its String is that line.
type command interface{ String() string }

type (
	ugiCommand       struct{} // ugi
	isReadyCommand   struct{}
	newGameCommand   struct{}
	stopCommand      struct{}
	waitCommand      struct{} // our extension: read no further command until the search has ended
	ponderHitCommand struct{}
	quitCommand      struct{}
	setOptionCommand struct{ name, value string } // no value for a button
	positionCommand  struct {
		fen   string // empty for startpos
		turns []string
	}
	queryCommand struct{ key string }
)

func (ugiCommand) String() string     { return "ugi" }
func (isReadyCommand) String() string { return "isready" }
func (newGameCommand) String() string { return "uginewgame" }
func (stopCommand) String() string    { return "stop" }
func (waitCommand) String() string    { return "wait" }
func (quitCommand) String() string    { return "quit" }

func (ponderHitCommand) String() string { return "ponderhit" }

func (c setOptionCommand) String() string {
	if c.value == "" {
		return "setoption name " + c.name
	}
	return "setoption name " + c.name + " value " + c.value
}

func (c positionCommand) String() string {
	text := "position startpos"
	if c.fen != "" {
		text = "position fen " + c.fen
	}
	if len(c.turns) > 0 {
		text += " moves " + strings.Join(c.turns, " ")
	}
	return text
}

func (c queryCommand) String() string { return "query " + c.key }

// The keys of a query.
const (
	queryTurn   = "p1turn"
	queryOver   = "gameover"
	queryResult = "result"
)

// simpleCommands are the commands of one word.
var simpleCommands = []command{ugiCommand{}, isReadyCommand{}, newGameCommand{}, stopCommand{}, ponderHitCommand{}, waitCommand{}, quitCommand{}}

// parse parses a command. An empty line is no command, and no error.
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
	for _, c := range simpleCommands {
		if c.String() == words[0] {
			if len(rest) > 0 {
				return nil, fmt.Errorf("%s cannot be combined with %s", words[0], wording.QuoteShort(rest[0]))
			}
			return c, nil
		}
	}
	return nil, fmt.Errorf("unknown command %s: want ugi, isready, setoption, uginewgame, position, go, stop, ponderhit, query, wait or quit", wording.QuoteShort(words[0]))
}

func parseSetOption(words []string) (command, error) {
	at := indexOf(words, "value")
	if len(words) < 2 || words[0] != "name" || at < 2 || at == len(words)-1 {
		return nil, errors.New("want setoption name NAME value VALUE, or setoption name NAME for a button")
	}
	return setOptionCommand{name: strings.Join(words[1:at], " "), value: strings.Join(words[min(at+1, len(words)):], " ")}, nil
}

func parsePosition(words []string) (command, error) {
	at := indexOf(words, "moves")
	start := words[:at]
	var c positionCommand
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
			return queryCommand{words[0]}, nil
		}
	}
	return nil, fmt.Errorf("want query %s, query %s or query %s", queryTurn, queryOver, queryResult)
}

// indexOf returns the index of a word, or the number of words.
func indexOf(words []string, want string) int {
	for i, w := range words {
		if w == want {
			return i
		}
	}
	return len(words)
}
