package tui

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/record"
)

// SeatPlayer plays a seat: Human, or a computer by its name in package computer, e.g. "3".
type SeatPlayer string

// Human is a person.
const Human SeatPlayer = "human"

// availablePlayers are who may play a game, in the order in which they are offered.
func availablePlayers(rules *game.Rules) []string {
	return append([]string{string(Human)}, computer.Levels(rules.Name)...)
}

// LocalGame is one game being played, with who plays it.
type LocalGame struct {
	Rules *game.Rules
	Table game.Game
	Turns []string
	Seats [2]SeatPlayer
	Seed  uint64 // of chance and the computer players

	written      record.Record // what its record says besides, with as many turns
	movers       []game.Seat   // who made each turn
	localOutcome game.Outcome
	thinker      computer.EnginePlayer
}

// seedHeader is where a record keeps the seed.
const seedHeader = "Seed"

// NewMatch begins a game. Who plays what may be changed afterwards.
func NewMatch(rules *game.Rules, options map[string]string, seats [2]SeatPlayer, seed uint64) (*LocalGame, error) {
	table, err := rules.New(options)
	if err != nil {
		return nil, err
	}
	return &LocalGame{Rules: rules, Table: table, Seats: seats, Seed: seed}, nil
}

// Resume goes on with a record. What it says of the game and of turns is kept.
func Resume(rules *game.Rules, r *record.Record) (*LocalGame, error) {
	table, err := r.Replay(rules)
	if err != nil {
		return nil, err
	}
	m := &LocalGame{Rules: rules, Table: table, Turns: r.TurnTexts(), Seats: [2]SeatPlayer{playerFromRecord(rules, r.First), playerFromRecord(rules, r.Second)}, written: *r}
	m.written.Turns = slices.Clone(r.Turns)
	for _, h := range r.Headers {
		if seed, err := strconv.ParseUint(h.Value, 10, 64); err == nil && h.Name == seedHeader {
			m.Seed = seed
		}
	}
	if !m.Table.Outcome().Over() {
		m.localOutcome = r.Result
	}
	return m, nil
}

// playerFromRecord takes whoever a record does not call as a computer is called for a person.
func playerFromRecord(rules *game.Rules, called string) SeatPlayer {
	if name, ok := computer.FromDisplayName(rules.Name, called); ok {
		return SeatPlayer(name)
	}
	return Human
}

// attributeTurns remembers who made the turns that were made before the match was taken over.
func (m *LocalGame) attributeTurns() {
	if len(m.movers) == len(m.Turns) {
		return
	}
	earlier := game.Clone(m.Table)
	m.movers = make([]game.Seat, len(m.Turns))
	for i := len(m.Turns) - 1; i >= 0 && game.UndoTurn(earlier); i-- {
		m.movers[i] = earlier.ToMove()
	}
}

// play plays a turn.
func (m *LocalGame) play(turn string) error {
	mover := m.Table.ToMove()
	if err := game.PlayTurn(m.Table, turn); err != nil {
		return err
	}
	m.Turns, m.movers = append(m.Turns, turn), append(m.movers, mover)
	m.written.Turns = append(m.written.Turns, record.AnnotatedTurn{Text: turn})
	return nil
}

// takeBack takes turns back up to and with the last one that a person made, and
// reports whether there was one; after resigning, only that.
func (m *LocalGame) takeBack() bool {
	if !m.Table.Outcome().Over() && m.localOutcome.Over() {
		m.localOutcome = game.Outcome{}
		return true
	}
	last := len(m.movers) - 1
	for last >= 0 && !m.byPerson(m.movers[last]) {
		last--
	}
	if last < 0 {
		return false
	}
	for len(m.Turns) > last {
		game.UndoTurn(m.Table)
		m.Turns, m.movers = m.Turns[:len(m.Turns)-1], m.movers[:len(m.movers)-1]
	}
	m.written.Turns = m.written.Turns[:last]
	return true
}

func (m *LocalGame) byPerson(seat game.Seat) bool { return seat.IsPlayer() && m.Seats[seat] == Human }

// outcome is how the game has ended, by the rules or by resigning.
func (m *LocalGame) outcome() game.Outcome {
	if o := m.Table.Outcome(); o.Over() {
		return o
	}
	return m.localOutcome
}

// verdict says what decided the game.
func (m *LocalGame) verdict() []game.Reason {
	if m.Table.Outcome().Over() || !m.localOutcome.Over() {
		return m.Table.ExplainOutcome()
	}
	why := map[string]string{"resign": "resigns", "timeout": "has run out of time", "abandoned": "has left the game"}[m.localOutcome.Reason]
	text := "the game is a draw: the players have agreed on it"
	switch {
	case m.localOutcome.IsDraw() && m.localOutcome.Reason != "agreement":
		text = "the game is over: it has been put away"
	case !m.localOutcome.IsDraw() && why != "":
		text = fmt.Sprintf("%s %s: %s wins", m.roleName(m.localOutcome.Winner.Opponent()), why, m.roleName(m.localOutcome.Winner))
	case !m.localOutcome.IsDraw():
		text = m.roleName(m.localOutcome.Winner) + " wins: the players have agreed on it"
	}
	return []game.Reason{{Text: text}}
}

// toMove is who is to move, None once the game is over.
func (m *LocalGame) toMove() game.Seat {
	if m.outcome().Over() {
		return game.None
	}
	return m.Table.ToMove()
}

// player is who plays a seat; nil for a person. The luck of a turn follows from
// the seed and the number of the turn, and no engine remembers the turn before, so that a
// game goes on as it would have.
func (m *LocalGame) player(seat game.Seat) (computer.Player, error) {
	r := rand.New(rand.NewPCG(m.Seed, uint64(seat)<<32|uint64(len(m.Turns))))
	switch {
	case seat == game.Chance:
		return computer.Random(r), nil
	case !seat.IsPlayer() || m.Seats[seat] == Human:
		return nil, nil
	}
	return m.thinker.Player("", m.Rules.Name, string(m.Seats[seat]), r)
}

// stateAt is the game as it was after a number of turns.
func (m *LocalGame) stateAt(turns int) game.Game {
	if turns == len(m.Turns) {
		return m.Table
	}
	earlier := game.Clone(m.Table)
	for range len(m.Turns) - turns {
		game.UndoTurn(earlier)
	}
	return earlier
}

// record is the match written down.
func (m *LocalGame) record() *record.Record {
	r := m.written
	r.Game, r.Version, r.Options, r.Result = m.Rules.Name, m.Rules.Version, maps.Clone(m.Table.Options()), m.outcome()
	r.First, r.Second = m.name(game.First), m.name(game.Second)
	r.Turns = slices.Clone(m.written.Turns)
	r.Headers = slices.Clone(m.written.Headers)
	seed := record.Header{Name: seedHeader, Value: strconv.FormatUint(m.Seed, 10)}
	if i := slices.IndexFunc(r.Headers, func(h record.Header) bool { return h.Name == seedHeader }); i >= 0 {
		r.Headers[i] = seed
	} else {
		r.Headers = append(r.Headers, seed)
	}
	return &r
}

// name is who plays a seat: a person by the name that the record has, if it has one.
func (m *LocalGame) name(seat game.Seat) string {
	name := [2]string{m.written.First, m.written.Second}[seat]
	if m.Seats[seat] == Human && name != "" && playerFromRecord(m.Rules, name) == Human {
		return name
	}
	return computer.DisplayName(string(m.Seats[seat]))
}

// setDate gives the match the day on which it was begun, if it has none.
func (m *LocalGame) setDate(now time.Time) {
	if m.written.Date == "" {
		m.written.Date = now.Format(time.DateOnly)
	}
}

// roleName is the game's own name of a seat, e.g. "Black".
func (m *LocalGame) roleName(seat game.Seat) string {
	if seat.IsPlayer() {
		return m.Rules.RoleNames[seat]
	}
	return "Chance"
}
