package cli

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/themes"
)

// A film of a game that is too long is refused before anything is drawn.
func TestAnimationOfTooManyTurns(t *testing.T) {
	rules := games.All()[0]
	table, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b := &gameInProgress{rules: rules, table: table, record: &record.Record{Turns: make([]record.AnnotatedTurn, maxFrames)}}
	c := &drawCommand{Size: minSize}
	_, err = c.animation(b, &paint.BoardStyle{Theme: themes.Light})
	if !errors.As(err, new(callError)) || !strings.Contains(err.Error(), "the game has 2000 turns, and a GIF shows at most 1999") {
		t.Errorf("the error is %v", err)
	}
}
