package match

import (
	"github.com/teahouse-games/teahouse/internal/service/messages"
	"github.com/teahouse-games/teahouse/message"
	"maps"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
)

// VersionError is that a match was played under rules that have changed since: its
// turns can be read and no further ones played.
type VersionError struct {
	Game                          string
	PlayedVersion, CurrentVersion int   // the versions; Is is 0 for a game that is not here any more
	Err                           error // how the rules of the same version refuse the match, if they do
	Turn                          int   // the number of the turn that they refuse, if it is one
}

// Error returns the message in English, as a clause.
func (e *VersionError) Error() string { return e.Message().String() }

// Message returns why no further turns can be played.
func (e *VersionError) Message() message.Message {
	switch {
	case e.CurrentVersion == 0:
		return messages.GameGone(message.Text(e.Game))
	case e.Err != nil && e.Turn > 0:
		return messages.RulesBroken(message.Text(e.Game), messages.Turn(e.Turn, messageOf(e.Err)))
	case e.Err != nil:
		return messages.RulesBroken(message.Text(e.Game), messageOf(e.Err))
	}
	return messages.RulesNewer(e.PlayedVersion, message.Text(e.Game), e.CurrentVersion)
}

// Unwrap returns how the rules refuse the match.
func (e *VersionError) Unwrap() error { return e.Err }

// State returns the game at its present position; the caller must leave it as it was.
// The error is a *VersionError. It is kept for the next call until Rest.
func (m *Match) State() (game.Game, error) {
	if m.state != nil {
		return m.state, nil
	}
	table, err := m.Terms.newState(m.games)
	if err != nil {
		return nil, err
	}
	for i := range m.Turns {
		if err := game.PlayTurn(table, m.Turns[i].Text); err != nil {
			return nil, &VersionError{Game: m.Terms.Game, PlayedVersion: m.Terms.Version, CurrentVersion: m.Terms.Version, Err: err, Turn: i + 1}
		}
	}
	m.state = table
	return table, nil
}

// newState begins the game. The error is a *VersionError.
func (t *Terms) newState(games gamelist.Games) (game.Game, error) {
	rules, err := games.ByName(t.Game)
	if err != nil {
		return nil, &VersionError{Game: t.Game, PlayedVersion: t.Version}
	}
	var table game.Game
	switch {
	case rules.Version != t.Version:
	case t.Position == "":
		table, err = rules.New(t.Options)
	default:
		table, err = rules.NewFromPosition(t.Options, t.Position)
	}
	if table == nil || err != nil {
		return nil, &VersionError{Game: t.Game, PlayedVersion: t.Version, CurrentVersion: rules.Version, Err: err}
	}
	if maps.Equal(t.Options, table.Options()) {
		t.Options = table.Options() // one option set, which other matches may share
	}
	return table, nil
}

// DropState lets go of what can be made again from the turns.
func (m *Match) DropState() { m.state = nil }
