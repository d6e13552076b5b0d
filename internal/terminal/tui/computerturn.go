package tui

import (
	"context"
	"fmt"
	"time"

	tea "charm.land/bubbletea/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/terminal/localgame"
)

// computerTurn is a computer player or chance that is choosing a turn.
type computerTurn struct {
	seat   game.Seat
	since  time.Time
	now    time.Time
	cancel context.CancelFunc
}

// turnChosenMsg has the chosen turn.
type turnChosenMsg struct {
	screen *gameScreen
	of     *computerTurn
	turn   string
	err    error
}

// thinkingMsg reports that time has passed.
type thinkingMsg struct {
	screen *gameScreen
	of     *computerTurn
	now    time.Time
}

const (
	tick = 250 * time.Millisecond // between two updates of the thinking time
	pace = 400 * time.Millisecond // for a turn if only computers play
)

// think lets a player choose a turn on a copy of the game.
func (s *gameScreen) think(player computer.Player) tea.Cmd {
	ctx, cancel := context.WithCancel(s.m.ctx)
	now := s.m.Now()
	t := &computerTurn{s.match.ToMove(), now, now, cancel}
	s.thinking = t
	table := game.Clone(s.match.Table)
	pace := s.m.pace
	if s.match.IsPerson(game.First) || s.match.IsPerson(game.Second) || t.seat == game.Chance {
		pace = 0
	}
	choose := func() tea.Msg {
		turn, err := player.Choose(ctx, table)
		pause(ctx, pace)
		return turnChosenMsg{s, t, turn, err}
	}
	return tea.Batch(choose, s.wait(t))
}

// pause waits after a turn if only computers play, so that a person can see it.
func pause(ctx context.Context, length time.Duration) {
	if length == 0 {
		return
	}
	timer := time.NewTimer(length)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}

func (s *gameScreen) wait(t *computerTurn) tea.Cmd {
	return s.m.after(tick, func(now time.Time) tea.Msg { return thinkingMsg{s, t, now} })
}

// stillThinking updates the thinking time.
func (s *gameScreen) stillThinking(msg thinkingMsg) tea.Cmd {
	if msg.of != s.thinking {
		return nil
	}
	s.thinking.now = msg.now
	return s.wait(msg.of)
}

// onTurnChosen plays the chosen turn, unless the choice was stopped.
func (s *gameScreen) onTurnChosen(msg turnChosenMsg) tea.Cmd {
	if msg.of != s.thinking {
		return nil
	}
	if s.m.notice == s.busyMessage() {
		s.m.notice = ""
	}
	s.stop()
	if msg.err != nil {
		s.showRefusal(msg.err)
		return nil
	}
	return s.play(msg.turn)
}

// stop ends the choice.
func (s *gameScreen) stop() {
	if s.thinking != nil {
		s.thinking.cancel()
		s.thinking = nil
	}
}

// interrupt stops a computer player. Then a person can play the turn.
func (s *gameScreen) interrupt() {
	if s.thinking == nil {
		s.m.notice = "Nobody is thinking."
		return
	}
	s.stop()
	s.updatePicks()
	s.m.notice = fmt.Sprintf("Stopped. Make the turn of %s yourself, or press g to let it be made.", s.match.RoleName(s.match.ToMove()))
}

// busyMessage returns the answer to a person who tries to move during the choice.
func (s *gameScreen) busyMessage() string {
	return s.match.RoleName(s.match.ToMove()) + " is thinking: x stops that."
}

// text names the seat whose player is thinking, with the time.
func (t *computerTurn) text(m *localgame.Game) string {
	text := m.RoleName(t.seat) + " is thinking"
	if seconds := int(t.now.Sub(t.since).Seconds()); seconds > 0 {
		text += fmt.Sprintf(" (%d s)", seconds)
	}
	return text + " … x stops it"
}
