package localgame

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/record"
)

// SeatPlayer is the player of a seat: Human, or a computer by its name in package computer, e.g. "3".
type SeatPlayer string

// Human is a person.
const Human SeatPlayer = "human"

// AvailablePlayers returns the players that can play a game, in the order in which they are offered.
func AvailablePlayers(rules *game.Rules) []string {
	return append([]string{string(Human)}, computer.Levels(rules.Name)...)
}

// Game is one game being played at this computer, with its players. It is not safe for concurrent
// use: a computer's turn is chosen on a clone of Table.
type Game struct {
	Rules *game.Rules
	Table game.Game // read only; Play plays turns
	Turns []string  // the texts of the turns; read only
	Seats [2]SeatPlayer
	Seed  uint64 // of chance and the computer players
	// HasSeed is whether the record that the game goes on from has its seed.
	HasSeed bool

	written      record.Record // the record it came from, with headers and comments
	movers       []game.Seat   // the seat of each turn
	localOutcome game.Outcome  // an end that the rules do not make, such as a resignation
	thinker      computer.EnginePlayer
}

// seedHeader is the header of a record for the seed.
const seedHeader = "Seed"

// New begins a game. Seats can be changed later. The error is a *[game.OptionError].
func New(rules *game.Rules, options map[string]string, seats [2]SeatPlayer, seed uint64) (*Game, error) {
	table, err := rules.New(options)
	if err != nil {
		return nil, err
	}
	return &Game{Rules: rules, Table: table, Seats: seats, Seed: seed}, nil
}

// Resume continues a record. It keeps the headers and comments. The error is that of
// [record.Record.Replay].
func Resume(rules *game.Rules, r *record.Record) (*Game, error) {
	table, err := r.Replay(rules)
	if err != nil {
		return nil, err
	}
	m := &Game{Rules: rules, Table: table, Turns: r.TurnTexts(), Seats: [2]SeatPlayer{PlayerFromRecord(rules, r.First), PlayerFromRecord(rules, r.Second)}, written: *r}
	m.written.Turns = slices.Clone(r.Turns)
	for _, h := range r.Headers {
		if seed, err := strconv.ParseUint(h.Value, 10, 64); err == nil && h.Name == seedHeader {
			m.Seed, m.HasSeed = seed, true
		}
	}
	if !m.Table.Outcome().Over() {
		m.localOutcome = r.Result
	}
	earlier := game.Clone(table)
	m.movers = make([]game.Seat, len(m.Turns))
	for i := len(m.Turns) - 1; i >= 0 && game.UndoTurn(earlier); i-- {
		m.movers[i] = earlier.ToMove()
	}
	return m, nil
}

// PlayerFromRecord returns the player that a record names: a computer has its display name, and
// every other name belongs to a person.
func PlayerFromRecord(rules *game.Rules, called string) SeatPlayer {
	if name, ok := computer.FromDisplayName(rules.Name, called); ok {
		return SeatPlayer(name)
	}
	return Human
}

// Mover returns the seat that played turn i; 0 is the first turn.
func (m *Game) Mover(turn int) game.Seat { return m.movers[turn] }

// Play plays a turn. The error is a *[game.RuleError]. When the game is over there are no turns, even
// if the rules have more.
func (m *Game) Play(turn string) error {
	if m.localOutcome.Over() {
		return game.OverError(m.ExplainOutcome())
	}
	mover := m.Table.ToMove()
	if err := game.PlayTurn(m.Table, turn); err != nil {
		return err
	}
	m.Turns, m.movers = append(m.Turns, turn), append(m.movers, mover)
	m.written.Turns = append(m.written.Turns, record.AnnotatedTurn{Text: turn})
	return nil
}

// Picks returns the next picks after a path, as [game.Picker] does; none when the game is over.
func (m *Game) Picks(path []string) (game.Picks, error) {
	if m.localOutcome.Over() {
		return game.PicksAfterEnd(m, path)
	}
	return m.Table.Picks(path)
}

// ExplainEffects returns the effects of a turn. The error is a *[game.RuleError].
func (m *Game) ExplainEffects(turn string) ([]game.Reason, error) {
	if m.localOutcome.Over() {
		return nil, game.OverError(m.ExplainOutcome())
	}
	return m.Table.ExplainEffects(turn)
}

// Resign ends the game: the opponent of seat wins. It does nothing if the game is over.
func (m *Game) Resign(seat game.Seat) {
	if !m.Outcome().Over() {
		m.localOutcome = game.Win(seat.Opponent(), "resign")
	}
}

// Reopen takes back an end that the rules did not make, such as a resignation, and reports whether
// there was one.
func (m *Game) Reopen() bool {
	if m.Table.Outcome().Over() || !m.localOutcome.Over() {
		return false
	}
	m.localOutcome = game.Outcome{}
	return true
}

// TakeBack takes turns back up to and including the last one of a person, and reports
// whether there was one. After a resignation it takes back only that.
func (m *Game) TakeBack() bool {
	if m.Reopen() {
		return true
	}
	last := len(m.movers) - 1
	for last >= 0 && !m.IsPerson(m.movers[last]) {
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

// IsPerson reports whether a person plays a seat.
func (m *Game) IsPerson(seat game.Seat) bool { return seat.IsPlayer() && m.Seats[seat] == Human }

// Outcome returns how the game has ended, by the rules or otherwise.
func (m *Game) Outcome() game.Outcome {
	if o := m.Table.Outcome(); o.Over() {
		return o
	}
	return m.localOutcome
}

// ExplainOutcome returns what decided the game.
func (m *Game) ExplainOutcome() []game.Reason {
	if m.Table.Outcome().Over() || !m.localOutcome.Over() {
		return m.Table.ExplainOutcome()
	}
	why := map[string]string{"resign": "resigns", "timeout": "has run out of time", "abandoned": "has left the game"}[m.localOutcome.Reason]
	text := "the game is a draw: the players have agreed on it"
	switch {
	case m.localOutcome.IsDraw() && m.localOutcome.Reason != "agreement":
		text = "the game is over: it has been put away"
	case !m.localOutcome.IsDraw() && why != "":
		text = fmt.Sprintf("%s %s: %s wins", m.RoleName(m.localOutcome.Winner.Opponent()), why, m.RoleName(m.localOutcome.Winner))
	case !m.localOutcome.IsDraw():
		text = m.RoleName(m.localOutcome.Winner) + " wins: the players have agreed on it"
	}
	return []game.Reason{{Message: message.Plain(text)}}
}

// ToMove returns the seat to move; None when the game is over.
func (m *Game) ToMove() game.Seat {
	if m.Outcome().Over() {
		return game.None
	}
	return m.Table.ToMove()
}

// ComputerPlayer returns the computer player of a seat; nil for a person. Its random numbers depend
// only on the seed and the number of the turn, and its engine is new for each turn, so a resumed game
// continues as it would have.
func (m *Game) ComputerPlayer(seat game.Seat) (computer.Player, error) {
	r := rand.New(rand.NewPCG(m.Seed, uint64(seat)<<32|uint64(len(m.Turns))))
	switch {
	case seat == game.Chance:
		return computer.Random(r), nil
	case !seat.IsPlayer() || m.Seats[seat] == Human:
		return nil, nil
	}
	return m.thinker.Player("", m.Rules.Name, string(m.Seats[seat]), r)
}

// StateAt returns the game after a number of turns. It is read only.
func (m *Game) StateAt(turns int) game.Game {
	if turns == len(m.Turns) {
		return m.Table
	}
	earlier := game.Clone(m.Table)
	for range len(m.Turns) - turns {
		game.UndoTurn(earlier)
	}
	return earlier
}

// Record returns the game as a record.
func (m *Game) Record() *record.Record {
	r := m.written
	r.Game, r.Version, r.Options, r.Result = m.Rules.Name, m.Rules.Version, maps.Clone(m.Table.Options()), m.Outcome()
	r.First, r.Second = m.PlayerName(game.First), m.PlayerName(game.Second)
	r.Turns = slices.Clone(m.written.Turns)
	r.Headers = slices.Clone(m.written.Headers)
	seed := record.Header{Name: seedHeader, Value: strconv.FormatUint(m.Seed, 10)}
	if i := slices.IndexFunc(r.Headers, func(h record.Header) bool { return h.Name == seedHeader }); i >= 0 {
		r.Headers[i] = seed
	} else if m.usesSeed() {
		r.Headers = append(r.Headers, seed)
	}
	return &r
}

// usesSeed reports whether a computer or chance plays in the game.
func (m *Game) usesSeed() bool {
	return m.Seats != [2]SeatPlayer{Human, Human} || m.Table.ToMove() == game.Chance || slices.Contains(m.movers, game.Chance)
}

// PlayerName returns the name of the player of a seat: for a person the name in the record, if it
// has one.
func (m *Game) PlayerName(seat game.Seat) string {
	name := [2]string{m.written.First, m.written.Second}[seat]
	if m.Seats[seat] == Human && name != "" && PlayerFromRecord(m.Rules, name) == Human {
		return name
	}
	return computer.DisplayName(string(m.Seats[seat]))
}

// Again returns a new game with the same options, beginning and players, who change their seats if
// swap is set.
func (m *Game) Again(swap bool, seed uint64) (*Game, error) {
	r := &record.Record{
		Game: m.Rules.Name, Version: m.Rules.Version, Options: maps.Clone(m.Table.Options()), Position: m.written.Position,
		First: m.PlayerName(game.First), Second: m.PlayerName(game.Second),
	}
	seats := m.Seats
	if swap {
		r.First, r.Second = r.Second, r.First
		seats[game.First], seats[game.Second] = seats[game.Second], seats[game.First]
	}
	next, err := Resume(m.Rules, r)
	if err != nil {
		return nil, err
	}
	next.Seats, next.Seed = seats, seed
	return next, nil
}

// SetDate sets the date of the record to a day, if it has none.
func (m *Game) SetDate(now time.Time) {
	if m.written.Date == "" {
		m.written.Date = now.Format(time.DateOnly)
	}
}

// RoleName returns the game's name of a seat, e.g. "Black".
func (m *Game) RoleName(seat game.Seat) string {
	if seat.IsPlayer() {
		return m.Rules.RoleNames[seat]
	}
	return "Chance"
}
