package match

import (
	"slices"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/record"
)

// Limits of conditional turns.
const (
	MaxConditional      = 200 // branches in a match for one seat
	MaxConditionalDepth = 20  // answers in a row
)

// ConditionalTurn is what a player answers if the opponent plays a turn. Where it is the player's turn there is one, without a turn of
// the opponent: its answer is what the player is going to play, and is not played for them.
type ConditionalTurn struct {
	Turn   string            `json:"turn,omitzero"`   // of the opponent: its canonical text
	Answer string            `json:"answer,omitzero"` // the canonical text of the turn that follows; empty with Resign
	Resign bool              `json:"resign,omitzero"` // the answer is to resign
	Then   []ConditionalTurn `json:"then,omitzero"`   // what follows if the opponent answers in turn
}

// ConditionalTurns are those of a seat.
type ConditionalTurns struct {
	Seat        game.Seat
	Person      string // who has decided it
	Seq         int64  // of the event up to which the match was followed
	TurnsBefore int    // how many turns come before the first of them
	Turns       []ConditionalTurn
}

// BeginConditional returns conditional turns of a seat that begin where the match is now, still without turns, and the game there.
// The error is a *[Refusal].
func (m *Match) BeginConditional(person string, seat game.Seat, expect int64, turns []ConditionalTurn) (ConditionalTurns, game.Game, error) {
	c := ConditionalTurns{Seat: seat, Person: person, Seq: m.Seq, TurnsBefore: len(m.Turns)}
	if err := m.checkConditionalSeat(person, seat, expect); err != nil {
		return c, nil, err
	}
	switch own := beginsWithOwn(turns); {
	case own && m.ToMove != seat:
		return c, nil, refuse(RefusedText, messages.TurnText(MaxTurnText))
	case !own && m.ToMove == seat:
		return c, nil, refuse(RefusedTurn, messages.ConditionalYourTurn())
	}
	state, err := m.State()
	if err != nil {
		return c, nil, refusedVersion(err)
	}
	return c, game.Clone(state), nil
}

// CheckConditional returns turns that begin at a state, with canonical texts. It changes the state. The error is a *[Refusal],
// which names the turn that is wrong.
func CheckConditional(state game.Game, turns []ConditionalTurn) ([]ConditionalTurn, error) {
	left := MaxConditional
	if !beginsWithOwn(turns) {
		return canonicalTurns(state, turns, MaxConditionalDepth, &left)
	}
	own := ConditionalTurn{}
	var err error
	if own.Answer, err = playText(state, turns[0].Answer); err != nil {
		return nil, err
	}
	own.Then, err = canonicalTurns(state, turns[0].Then, MaxConditionalDepth, &left)
	return []ConditionalTurn{own}, err
}

// beginsWithOwn reports whether turns begin with one of the player.
func beginsWithOwn(turns []ConditionalTurn) bool {
	return len(turns) == 1 && turns[0].Turn == "" && !turns[0].Resign
}

// checkConditionalSeat returns why a person cannot decide anything ahead for a seat now.
func (m *Match) checkConditionalSeat(person string, seat game.Seat, expect int64) error {
	switch {
	case !m.hasSeat(seat, person):
		return refuse(RefusedSeat, messages.NoSeat())
	case m.checkPlayable() != nil:
		return m.checkPlayable()
	case m.Terms.Clock.RealTime():
		return refuse(RefusedConditional, messages.ConditionalLive())
	case m.hasSeat(seat.Opponent(), person):
		return refuse(RefusedConditional, messages.BothSeatsYours())
	}
	return m.checkNotStale(expect, m.PositionSeq)
}

// canonicalTurns plays all branches and returns them with canonical texts. The state is as it was afterwards if there is no error.
func canonicalTurns(state game.Game, turns []ConditionalTurn, depth int, left *int) ([]ConditionalTurn, error) {
	if len(turns) > 0 && depth == 0 {
		return nil, refuse(RefusedConditional, messages.ConditionalDeep(MaxConditionalDepth))
	}
	var canonical []ConditionalTurn
	for _, turn := range turns {
		if *left--; *left < 0 {
			return nil, refuse(RefusedConditional, messages.ConditionalMany(MaxConditional))
		}
		checked, err := canonicalTurn(state, turn, depth, left)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(canonical, func(other ConditionalTurn) bool { return other.Turn == checked.Turn }) {
			return nil, refuse(RefusedConditional, messages.ConditionalTwice(quoted(checked.Turn)))
		}
		canonical = append(canonical, checked)
	}
	return canonical, nil
}

// canonicalTurn plays a branch and takes it back.
func canonicalTurn(state game.Game, turn ConditionalTurn, depth int, left *int) (ConditionalTurn, error) {
	text, err := playText(state, turn.Turn)
	if err != nil {
		return turn, err
	}
	checked := ConditionalTurn{Turn: text, Resign: turn.Resign}
	switch {
	case state.Outcome().Over() || !state.ToMove().IsPlayer():
		return turn, refuse(RefusedConditional, messages.ConditionalNoAnswer(quoted(text)))
	case turn.Resign && (turn.Answer != "" || len(turn.Then) > 0):
		return turn, refuse(RefusedConditional, messages.ConditionalResign(quoted(text)))
	case !turn.Resign:
		if checked.Answer, err = playText(state, turn.Answer); err != nil {
			return turn, err
		}
		if checked.Then, err = canonicalTurns(state, turn.Then, depth-1, left); err != nil {
			return turn, err
		}
		game.UndoTurn(state)
	}
	game.UndoTurn(state)
	return checked, nil
}

// playText plays a turn that is given by its text or in the game's own notation, and returns its text. The error is a *[Refusal].
func playText(state game.Game, typed string) (string, error) {
	if typed == "" || len(typed) > MaxTurnText || !utf8.ValidString(typed) {
		return "", refuse(RefusedText, messages.TurnText(MaxTurnText))
	}
	text, _, err := record.ParseTyped(state.Rules(), state, typed)
	if err == nil {
		err = game.PlayTurn(state, text)
	}
	if err != nil {
		broken := refusedByRule(err)
		broken.Message = messages.ConditionalTurn(quoted(typed), broken.Message)
		return "", broken
	}
	return text, nil
}

// Follow returns what is left of conditional turns in a match that has moved on, and the answer that is to be played now, if
// one is. Nothing is left once the match has taken another way.
func (c ConditionalTurns) Follow(m *Match) (left ConditionalTurns, answer Command) {
	left = c
	left.Seq, left.Turns = m.Seq, nil
	if m.checkPlayable() != nil || !m.hasSeat(c.Seat, c.Person) || m.takenBack > c.Seq || len(m.Turns) < c.TurnsBefore {
		return left, nil
	}
	turns, played := c.Turns, m.Turns[c.TurnsBefore:]
	if beginsWithOwn(turns) && len(played) > 0 {
		if played[0].Seat != c.Seat || played[0].Text != turns[0].Answer {
			return left, nil
		}
		turns, played = turns[0].Then, played[1:]
	}
	for ; len(played) > 0; played = played[2:] {
		i := slices.IndexFunc(turns, func(t ConditionalTurn) bool { return t.Turn == played[0].Text && played[0].Seat == c.Seat.Opponent() })
		if i < 0 {
			return left, nil
		}
		turn := turns[i]
		if len(played) == 1 {
			left.TurnsBefore, left.Turns = len(m.Turns)-1, []ConditionalTurn{turn}
			return left, turn.command()
		}
		if played[1].Seat != c.Seat || turn.Resign || played[1].Text != turn.Answer {
			return left, nil
		}
		turns = turn.Then
	}
	left.TurnsBefore, left.Turns = len(m.Turns), turns
	return left, nil
}

// command returns the command that carries the answer out.
func (t *ConditionalTurn) command() Command {
	if t.Resign {
		return Resign{}
	}
	return Play{Turn: t.Answer}
}
