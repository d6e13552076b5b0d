package cli

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
	"github.com/teahouse-games/teahouse/internal/terminal/savegame"
	"github.com/teahouse-games/teahouse/record"
)

// localGame is a game in line mode.
type localGame struct {
	*invocation
	game          *localgame.Game
	player        func(game.Seat) (computer.Player, error) // the player of a seat; nil for a person
	lines         *lineReader
	colors        colorFlags
	prompts       bool
	thinkingDelay time.Duration                 // until a terminal shows that a computer is thinking
	file          string                        // the file of the game; empty if it has none
	changed       bool                          // the file does not have the current state
	personPlayed  bool                          // a person has played a turn since the start of the program
	openDir       func() (*savegame.Dir, error) // opens the folder of saved games
	savegame      *savegame.File                // the saved game in that folder, or nil
	draft         bool                          // the saved game is removed unless the person saves it
	saveFailed    bool                          // the last change could not be written to the saved game
	shown         bool                          // the current board was printed
	refusedLine   bool                          // a line was refused
}

// inProgress returns the game in the form of other commands.
func (t *localGame) inProgress() *gameInProgress {
	return &gameInProgress{rules: t.game.Rules, table: t.game.Table, record: t.game.Record()}
}

// errQuit ends line mode before the game is over.
var errQuit = errors.New("left")

// play plays until the game is over or a person leaves.
func (t *localGame) play(ctx context.Context) error {
	defer func() {
		if t.savegame != nil {
			t.savegame.Close()
		}
	}()
	err := t.turns(ctx)
	if err != nil {
		t.saveOnInterrupt()
	}
	return err
}

// turns plays turns until the game is over.
func (t *localGame) turns(ctx context.Context) error {
	for !t.game.Table.Outcome().Over() && t.out.err == nil {
		player, err := t.player(t.game.Table.ToMove())
		switch {
		case err != nil:
		case player != nil && t.prompts && t.game.Outcome().Over():
			err = t.askToReopen(ctx)
		case player != nil:
			err = t.playComputer(ctx, player)
		default:
			err = t.readCommand(ctx)
		}
		if errors.Is(err, errQuit) {
			break
		}
		if err != nil {
			return err
		}
	}
	if t.game.Table.Outcome().Over() {
		t.show()
		t.reasons(t.game.Table.ExplainOutcome())
	}
	t.finishSave()
	if err := t.saveBeforeLeaving(ctx); err != nil {
		return err
	}
	return t.exitError()
}

// exitError returns an error if lines were refused and the input is not a terminal.
func (t *localGame) exitError() error {
	if t.refusedLine && !t.prompts {
		return errRefusedLines
	}
	return nil
}

func (t *localGame) show() {
	if !t.shown {
		t.out.printf("\n")
		t.colors.printBoard(t.invocation, t.inProgress())
		t.shown = true
	}
}

// askToReopen asks whether the computer goes on with a game that has a result which the rules do not give, such as one that was given up.
func (t *localGame) askToReopen(ctx context.Context) error {
	yes, err := t.confirm(ctx, fmt.Sprintf("%s is to move. Play on? Type yes, or anything else to leave the game as it is.",
		seatName(t.game.Rules, t.game.Table.ToMove())))
	if err != nil {
		return err
	}
	if !yes {
		return errQuit
	}
	t.game.Reopen()
	return nil
}

// nextLine reads a line. At a terminal one that is not text counts as an empty one.
func (t *localGame) nextLine(ctx context.Context) (line string, ok bool, err error) {
	line, ok, err = t.lines.next(ctx)
	if t.prompts && errors.As(err, new(*notTextError)) {
		t.refuse("That line is not text: it has an arrow key or another key that writes nothing.")
		return "", true, nil
	}
	return line, ok, err
}

// playComputer plays a turn of the computer or of chance.
func (t *localGame) playComputer(ctx context.Context, player computer.Player) error {
	seat := t.game.Table.ToMove()
	turn, err := t.awaitComputer(ctx, player)
	if ctx.Err() != nil {
		return errInterrupted
	}
	if err != nil {
		return err
	}
	if err := t.playTurn(turn, false); err != nil {
		return err
	}
	t.out.printf("%d. %s: %s\n", t.game.Table.TurnCount(), seatName(t.game.Rules, seat), turn)
	return nil
}

// playTurn plays a turn of any player.
func (t *localGame) playTurn(turn string, human bool) error {
	t.game.Reopen() // a resigned game from a record continues with the next turn
	if err := t.game.Play(turn); err != nil {
		return err
	}
	t.personPlayed = t.personPlayed || human
	t.shown, t.changed = false, true
	t.saveTurn()
	return nil
}

// readCommand reads a line and runs it.
func (t *localGame) readCommand(ctx context.Context) error {
	t.show()
	if t.prompts {
		t.out.printf("%s> ", seatName(t.game.Rules, t.game.Table.ToMove()))
	}
	line, ok, err := t.nextLine(ctx)
	if err != nil {
		return err
	}
	if !ok {
		t.out.printf("\n")
		t.out.printWrapped("The input has ended before the game: turn %d, %s to move.", t.game.Table.TurnCount()+1, seatName(t.game.Rules, t.game.Table.ToMove()))
		return errQuit
	}
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case line == "":
	case strings.HasPrefix(line, "?"):
		t.list(strings.TrimSpace(line[1:]))
	case word == "why":
		t.explainTurn(rest)
	case line == "help":
		t.out.printf("%s", help)
	case line == "board":
		t.shown = false
	case line == "hands":
		t.hands()
	case line == "position":
		t.out.printf("%s\n", t.game.Table.PositionText())
	case line == "undo":
		t.takeBack()
	case word == "save":
		return t.saveAs(ctx, rest)
	case line == "resign":
		return t.resign(ctx)
	case line == "quit":
		return errQuit
	default:
		t.playTyped(line)
	}
	return nil
}

// playTyped plays a typed turn in any notation.
func (t *localGame) playTyped(line string) {
	turn, warning, err := record.ParseTyped(t.game.Rules, t.game.Table, line)
	if err == nil {
		err = t.playTurn(turn, true)
	}
	if err != nil {
		t.refuse("Not legal: %v.", withRule(err))
		if broken := new(game.RuleError); errors.As(err, &broken) && broken.Rule == game.RuleText {
			t.suggest(line)
		}
		return
	}
	if !warning.IsZero() {
		t.out.printWrapped("%s", warning.Sentence())
	}
}

// explainTurn prints the effects of a turn, or why it is not legal.
func (t *localGame) explainTurn(turn string) {
	if turn == "" {
		t.refuse("Why what? Type why and a turn.")
		return
	}
	answer := game.ExplainTurn(t.game.Table, turn)
	t.printExplanation(t.game.Rules, &answer)
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
resign      give the game up; its file, if it has one, gets the result
quit        leave
`

// refuse prints why a line is refused.
func (t *localGame) refuse(format string, args ...any) {
	t.refusedLine = true
	t.out.printWrapped(format, args...)
}

// takeBack takes turns back up to and including the last one of a person.
func (t *localGame) takeBack() {
	if !t.game.TakeBack() {
		t.refuse("There is no turn of yours to take back.")
		return
	}
	t.shown, t.changed = false, true
	t.saveTurn()
}

// thinkingDelay is how long the computer thinks before a terminal shows it.
const thinkingDelay = time.Second

// awaitComputer lets a player choose a turn. At a terminal it shows who is thinking after
// thinkingDelay.
func (t *localGame) awaitComputer(ctx context.Context, player computer.Player) (string, error) {
	if !t.prompts {
		return player.Choose(ctx, t.game.Table)
	}
	type choice struct {
		turn string
		err  error
	}
	seat := seatName(t.game.Rules, t.game.Table.ToMove())
	chosen := make(chan choice, 1)
	go func() {
		turn, err := player.Choose(ctx, t.game.Table)
		chosen <- choice{turn, err}
	}()
	timer := time.NewTimer(t.thinkingDelay)
	defer timer.Stop()
	for {
		select {
		case c := <-chosen:
			return c.turn, c.err
		case <-timer.C:
			t.out.printWrapped("%s is thinking …", seat)
		}
	}
}
