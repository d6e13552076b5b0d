package page

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
)

// startMatch adds the current state of a match for the script. One that cannot be laid out any
// more stays the page that it is.
func (p *Pages) startMatch(m *matchPage) error {
	if m.board == nil {
		return nil
	}
	reported := matchBoot{
		commonBoot: p.commonBootOf("match", &m.pageFrame), State: m.MatchState, You: append([]game.Seat{}, m.You...),
		Present: m.present, Chat: append([]match.ChatMessage{}, m.Chat...),
		View: m.board.SetLanguage(m.Words.Language).View(true), Invitations: []invitation{},
		Players: m.players, Account: m.Me.Session != "", Learn: m.Learn,
	}
	for _, empty := range m.Waiting {
		reported.Limits, reported.Refused = empty.Limits, empty.Refused
		if c := empty.Challenge; c != nil {
			reported.Challenge = &bootChallenge{Text: c.Text}
			if c.Accept {
				reported.Challenge.Accept, reported.Challenge.End = m.Words.Text("site-challenge-accept"), m.Words.Text("site-challenge-decline")
			} else if c.End {
				reported.Challenge.End = m.Words.Text("site-challenge-withdraw")
			}
		}
		if empty.Invitation != "" {
			reported.Invitations = append(reported.Invitations, invitation{empty.Seat, empty.Invitation})
		}
	}
	return m.setBoot("match", reported)
}

// startReview adds the whole match for the script, and the turn that is shown.
func (p *Pages) startReview(m *matchPage) error {
	if m.board == nil {
		return nil
	}
	return m.setBoot("review", reviewBoot{commonBoot: p.commonBootOf("review", &m.pageFrame), Match: &reviewedMatch{
		ID: m.Match, Status: m.Status, Seats: m.Seats, Outcome: m.Outcome, Clock: m.Terms.Clock.String(),
		You: append([]game.Seat{}, m.You...), Line: m.line(), Ply: m.History.Ply,
		View: m.board.SetLanguage(m.Words.Language).View(true),
	}})
}

// startEmbed adds the data of an embedded board for the script.
func (p *Pages) startEmbed(m *matchPage) error {
	if m.board == nil {
		return nil
	}
	return m.setBoot("embed", embedBoot{
		commonBoot: p.commonBootOf("embed", &m.pageFrame), Line: m.line(), Ply: m.History.Ply, Match: m.Match,
		View: m.board.SetLanguage(m.Words.Language).View(true),
	})
}

// line returns the match with all its turns.
func (m *matchPage) line() analysis.GameLine {
	return analysis.GameLine{Game: m.Terms.Game, Options: m.Terms.Options, Position: m.Terms.Position, Turns: slices.Clone(m.Turns)}
}
