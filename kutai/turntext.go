package kutai

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// AppendMoveText appends "CODE@PLACE".
func (g *Game) AppendMoveText(dst []byte, m game.Move) []byte {
	k, p := kindPlace(m)
	return appendTile(dst, g.Pos.layout(), k, p)
}

func appendTile(dst []byte, l *placeTable, k Kind, p placeIndex) []byte {
	dst = append(dst, kindCodes[k]...)
	dst = append(dst, '@')
	return append(dst, l.names[p]...)
}

// cutTurn reads the form of a turn: a code, "@" and the name of a place, which
// need not be on the board.
func (pos *Position) cutTurn(text string) (k Kind, name string, err error) {
	code, name, found := strings.Cut(text, "@")
	if !found {
		return 0, "", game.NewRuleError(game.RuleText, nil, messages.NotATurn(quoted(text), pos.exampleTurn()))
	}
	k, found = kindsByCode[code]
	if !found {
		return 0, "", codeError(code)
	}
	if _, _, ok := pos.readPlace(name); !ok {
		return 0, "", game.NewRuleError(game.RuleText, nil, messages.NotAPlace(quoted(name), pos.exampleTurn()))
	}
	return k, name, nil
}

// codeError returns the refusal of what is no code of a tile.
func codeError(code string) *game.RuleError {
	kinds := nameWords[strings.ToLower(code)]
	if kinds == 0 {
		return game.NewRuleError(game.RuleText, nil, messages.NotATile(quoted(code)))
	}
	var list message.List
	for kinds != 0 {
		k := kinds.removeLowest()
		list = append(list, messages.NamedCode(k.code(), k.mention()))
	}
	return game.NewRuleError(game.RuleText, nil, messages.NotACode(quoted(code), list))
}

// quoted returns a text from outside as part of a message.
func quoted(text string) message.Text { return message.Text(wording.QuoteShort(text)) }

// code returns the code of a kind as part of a message.
func (k Kind) code() message.Text { return message.Text(k.String()) }

// exampleTurn returns a turn such as the player to move might make, for messages: legal
// unless the game is over.
func (pos *Position) exampleTurn() message.Turn {
	k, p := pos.exampleMove()
	return message.Turn(appendTile(nil, pos.layout(), k, p))
}

// exampleInWords returns the same in words.
func (pos *Position) exampleInWords() message.Text {
	return message.Text(pos.inWords(pos.exampleMove()))
}

func (pos *Position) exampleMove() (Kind, placeIndex) {
	l, hand := pos.layout(), pos.hand[pos.ToMove()]
	if hand == 0 {
		hand = allKinds
	}
	k := hand.removeLowest()
	if pos.turns > 0 {
		for _, p := range l.homes[groundOf[k]] {
			if pos.cell[p] == 0 {
				return k, p
			}
		}
	}
	return k, l.centre
}

// readPlace reads the name of a place, on the board or off it: its coordinates,
// those of a square being its south-west corner's.
func (pos *Position) readPlace(name string) (x, y int, ok bool) {
	if pos.places == points {
		x, y, rest, ok := coord.CutXY(name)
		return x, y, ok && rest == ""
	}
	if name == "" || name[0] < 'a' || name[0] > 'z' {
		return 0, 0, false
	}
	rank, rest, ok := coord.CutInt(name[1:])
	return int(name[0]-'a') - 9, rank - 10, ok && rank >= 0 && name[1] != '-' && rest == ""
}
