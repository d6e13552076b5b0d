package game

import "fmt"

// WordNotation is the [Notation] of a game, each turn of which is one move, that says
// its moves in words, listed as by [JoinNumberedLines].
//
// Say says a legal move of the position; no two moves are said alike. Meant returns
// the legal move that an entry means, or a *[RuleError]: what it understands and Say
// would say otherwise is read with a warning.
func WordNotation[G State](say func(g G, m Move) string, meant func(g G, entry string) (Move, error)) *Notation {
	return &Notation{
		Name:         "words",
		Title:        "in words",
		SplitEntries: SplitNumberedLines,
		JoinEntries:  JoinNumberedLines,
		WriteTurn: func(t State, turn string) (string, error) {
			moves, err := t.ParseTurn(turn)
			if err != nil {
				return "", err
			}
			return say(t.(G), moves[0]), nil
		},
		ReadEntry: func(t State, entry string) (turn, warning string, err error) {
			m, err := meant(t.(G), entry)
			if err != nil {
				return "", "", err
			}
			if said := say(t.(G), m); said != entry {
				warning = fmt.Sprintf("%s is read as %q", QuoteShort(entry), said)
			}
			return string(t.AppendMoveText(nil, m)), warning, nil
		},
	}
}
