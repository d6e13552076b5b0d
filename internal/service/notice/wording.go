package notice

import (
	"context"
	"net/url"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Texts are a notice as people read it.
type Texts struct {
	Title    string
	Game     string // the name of the game; empty if it is not about one
	Path     string // the address of what it is about, on the site
	Opponent string // empty if there is none
}

// titleIDs are the identifiers of the titles, with an opponent and without one.
var titleIDs = map[Kind][2]string{
	Turn:      {"site-notice-turn", "site-notice-turn-alone"},
	TimeLeft:  {"site-notice-time-left", "site-notice-time-left-alone"},
	Challenge: {"site-notice-challenge", "site-notice-challenge-alone"},
	Answer:    {"site-notice-accepted", "site-notice-accepted-alone"},
	Rematch:   {"site-notice-rematch", "site-notice-rematch-alone"},
	Over:      {"site-notice-over", "site-notice-over-alone"},
}

// declinedIDs are the titles of an answer that is no.
var declinedIDs = [2]string{"site-notice-declined", "site-notice-declined-alone"}

// Describe writes a notice in a language. The error is store.ErrNotFound if what it is about is gone.
func (n *Notices) Describe(ctx context.Context, stored store.Notice, lang string) (Texts, error) {
	w := messages.In(languages.For(lang))
	kind := Kind(stored.Kind)
	if !isKind(kind) {
		return Texts{}, store.ErrNotFound // from another version
	}
	summary, err := n.Store.Summary(ctx, stored.Match)
	if err != nil {
		return Texts{}, err
	}
	t := Texts{Game: summary.Game, Path: "/match/" + url.PathEscape(summary.Match)}
	if rules, err := n.Games.ByName(summary.Game); err == nil {
		t.Game = rules.Title
	}
	for _, seat := range summary.Seats {
		if seat.Person != "" && seat.Person != stored.Person {
			t.Opponent = seat.Name
		}
	}
	ids := titleIDs[kind]
	if kind == Answer && summary.Outcome.Reason == match.ReasonDeclined {
		ids = declinedIDs
	}
	if t.Opponent == "" {
		t.Title = w.Text(ids[1])
	} else {
		t.Title = w.Text(ids[0], "opponent", t.Opponent)
	}
	return t, nil
}
