package cli

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/players"
	"github.com/teahouse-games/teahouse/internal/shelf"
	"github.com/teahouse-games/teahouse/record"
)

// sitting is one game being played in the terminal.
type sitting struct {
	*session
	*begun
	lines   *lineFeed
	players [3]players.Player // by seat; nil for a person
	human   []bool            // for each turn since the start of the sitting: did a person make it?
	prompts bool
	soon    time.Duration                // when a person at a terminal is told who is thinking
	file    string                       // where the game is saved, if it is
	changed bool                         // the game is not saved as it is now
	shelf   func() (*shelf.Shelf, error) // where it is kept whatever happens
	book    *shelf.Book                  // its place there, if it has one
	draft   bool                         // it is there only until it is saved or let go
	lost    bool                         // what was done last could not be kept there
	shown   bool                         // the board as it is now has been printed
	wrong   bool                         // a line was refused
}

// errLeft ends a sitting before the game is over, politely.
var errLeft = errors.New("left")

// play lets both sides play until the game is over or somebody leaves.
func (t *sitting) play(ctx context.Context) error {
	defer func() {
		if t.book != nil {
			t.book.Close()
		}
	}()
	err := t.turns(ctx)
	if errors.Is(err, errInterrupted) {
		t.cutOff()
	}
	return err
}

// turns is play up to the end.
func (t *sitting) turns(ctx context.Context) error {
	for !t.table.Outcome().Over() && t.out.err == nil {
		var err error
		if player := t.players[t.table.ToMove()]; player != nil {
			err = t.move(ctx, player)
		} else {
			err = t.line(ctx)
		}
		if errors.Is(err, errLeft) {
			break
		}
		if err != nil {
			return err
		}
	}
	if t.table.Outcome().Over() {
		t.show()
		t.reasons(t.table.Verdict())
	}
	t.putAway()
	if err := t.keep(ctx); err != nil {
		return err
	}
	return t.verdict()
}

// verdict is the error of lines that were refused. On a terminal they are part
// of the conversation.
func (t *sitting) verdict() error {
	if t.wrong && !t.prompts {
		return errWrongLines
	}
	return nil
}

func (t *sitting) show() {
	if !t.shown {
		t.out.printf("\n%s", board(t.begun))
		t.shown = true
	}
}

// move lets the computer or chance make a turn.
func (t *sitting) move(ctx context.Context, player players.Player) error {
	seat := t.table.ToMove()
	turn, err := t.think(ctx, player)
	if ctx.Err() != nil {
		return errInterrupted
	}
	if err != nil {
		return err
	}
	if err := t.make(turn, false); err != nil {
		return err
	}
	t.out.printf("%d. %s: %s\n", t.table.Turns(), seatName(t.rules, seat), turn)
	return nil
}

// make plays a turn, by a person or not.
func (t *sitting) make(turn string, human bool) error {
	if err := t.begun.play(turn); err != nil {
		return err
	}
	t.human = append(t.human, human)
	t.shown, t.changed = false, true
	t.keepTurn()
	return nil
}

// line reads a line from a person and does what it says.
func (t *sitting) line(ctx context.Context) error {
	t.show()
	if t.prompts {
		t.out.printf("%s> ", seatName(t.rules, t.table.ToMove()))
	}
	line, ok, err := t.lines.next(ctx)
	if err != nil {
		return err
	}
	if !ok {
		t.out.printf("\n")
		t.out.say("The input has ended before the game: turn %d, %s to move.", t.table.Turns()+1, seatName(t.rules, t.table.ToMove()))
		return errLeft
	}
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case line == "":
	case strings.HasPrefix(line, "?"):
		t.list(strings.TrimSpace(line[1:]))
	case word == "why":
		t.why(rest)
	case line == "help":
		t.out.printf("%s", help)
	case line == "board":
		t.shown = false
	case line == "hands":
		t.hands()
	case line == "position":
		t.out.printf("%s\n", t.table.PositionText())
	case line == "undo":
		t.takeBack()
	case word == "save":
		t.save(rest)
	case line == "resign":
		return t.resign(ctx)
	case line == "quit":
		return errLeft
	default:
		t.typed(line)
	}
	return nil
}

// typed plays a turn that a person has typed, in whichever form.
func (t *sitting) typed(line string) {
	turn, warning, err := record.ReadTurn(t.rules, t.table, line)
	if err == nil {
		err = t.make(turn, true)
	}
	if err != nil {
		t.refuse("Not legal: %v.", withRule(err))
		if broken := new(game.RuleError); errors.As(err, &broken) && broken.Rule == game.RuleText {
			t.hint(line)
		}
		return
	}
	if warning != "" {
		t.out.say("%s", game.Sentence(warning))
	}
}

// why says what a turn would do, or why it is not legal.
func (t *sitting) why(turn string) {
	if turn == "" {
		t.refuse("Why what? Type why and a turn.")
		return
	}
	answer := game.Why(t.table, turn)
	t.explain(t.rules, &answer)
}

const help = `A turn      play it: as ? lists it, or in the game's own notation
?           list the legal turns
? TEXT      list those that begin with TEXT
why TURN    what a turn would do, or which rule it breaks
undo        take your last turn back, and what came after it
save FILE   write the game to a file; teahouse play --load FILE goes on with it
save        write it to the same file again
board       print the board again
hands       list both hands with the names of the pieces
position    print the position text
resign      give the game up
quit        leave
`

// refuse answers a line that cannot be done.
func (t *sitting) refuse(format string, args ...any) {
	t.wrong = true
	t.out.say(format, args...)
}

// takeBack takes turns back up to and with the last one that a person made.
func (t *sitting) takeBack() {
	last := len(t.human) - 1
	for last >= 0 && !t.human[last] {
		last--
	}
	if last < 0 {
		t.refuse("There is no turn of yours to take back.")
		return
	}
	for len(t.human) > last {
		t.undo()
		t.human = t.human[:len(t.human)-1]
	}
	t.shown, t.changed = false, true
	t.keepTurn()
}
