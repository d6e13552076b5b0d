package page

import (
	"encoding/json"
	"html/template"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/web"
)

// What the page tells its script: the types of web/src/boot.ts, field by field.
type (
	bootCommon struct {
		Page  string      `json:"page"`
		Look  Preferences `json:"look"`
		Me    *bootMe     `json:"me"`
		Games []bootGame  `json:"games"`
	}

	bootMe struct {
		ID   string `json:"id"`
		Name string `json:"name"`
	}

	bootGame struct {
		Name    string            `json:"name"`
		Title   string            `json:"title"`
		Players [2]string         `json:"players"`
		Options []bootOption      `json:"options"`
		Reasons map[string]string `json:"reasons"`
		Levels  []string          `json:"levels"`
	}

	bootOption struct {
		Name    string   `json:"name"`
		Title   string   `json:"title"`
		Default string   `json:"default"`
		Meaning string   `json:"meaning"`
		Values  []string `json:"values"`
		Said    []string `json:"said"`
	}

	bootMatch struct {
		bootCommon
		State       protocol.MatchState `json:"state"`
		You         []game.Seat         `json:"you"`
		Present     protocol.Presence   `json:"present"`
		Chat        []match.ChatMessage `json:"chat"`
		View        analysis.BoardView  `json:"view"`
		Invitations []bootInvitation    `json:"invitations"`
	}

	bootInvitation struct {
		Seat    game.Seat `json:"seat"`
		Address string    `json:"address"`
	}

	bootReview struct {
		bootCommon
		Match *bootReviewed `json:"match,omitempty"`
	}

	bootReviewed struct {
		ID      string             `json:"id"`
		Status  store.MatchStatus  `json:"status"`
		Seats   [2]match.SeatState `json:"seats"`
		Outcome game.Outcome       `json:"outcome"`
		Clock   string             `json:"clock"`
		You     []game.Seat        `json:"you"`
		Line    analysis.GameLine  `json:"line"`
		Ply     int                `json:"ply"`
		View    analysis.BoardView `json:"view"`
	}

	bootPlay struct {
		bootCommon
		Game string             `json:"game"`
		View analysis.BoardView `json:"view"`
	}

	bootEmbed struct {
		bootCommon
		Line  analysis.GameLine  `json:"line"`
		View  analysis.BoardView `json:"view"`
		Ply   int                `json:"ply"`
		Match string             `json:"match"`
	}
)

// bootCommonOf is what every page tells its script.
func (p *Pages) bootCommonOf(page string, f *pageFrame) bootCommon {
	c := bootCommon{Page: page, Look: f.Look, Me: bootPerson(f.Me), Games: p.bootGames(f.Words)}
	return c
}

func bootPerson(who identity.Person) *bootMe {
	if !who.Identified() {
		return nil
	}
	return &bootMe{who.ID, who.Name}
}

// bootGames are the games in the language of a page.
func (p *Pages) bootGames(w *messages.Messages) []bootGame {
	list := []bootGame{}
	for _, rules := range p.Games {
		one := bootGame{
			Name: rules.Name, Title: rules.Title, Players: rolesOf(w, rules), Options: []bootOption{},
			Reasons: reasonsOf(w, rules), Levels: append([]string{}, p.Reception.Levels(rules.Name)...),
		}
		for i := range rules.Options {
			o := &rules.Options[i]
			said := choiceOf(w, rules, o, o.Default)
			told := bootOption{Name: o.Name, Title: said.Said, Default: o.Default, Meaning: said.Means, Values: []string{}, Said: []string{}}
			for _, v := range said.Values {
				told.Values, told.Said = append(told.Values, v.Value), append(told.Said, v.Said)
			}
			one.Options = append(one.Options, told)
		}
		list = append(list, one)
	}
	return list
}

// setBoot has the script take a page over, if there is one: data is what it is told.
func (f *pageFrame) setBoot(page string, data any) error {
	parts, built := web.Start(page, f.Look.Lang)
	if !built {
		return nil
	}
	// Marshal writes <, > and & as \u003c, \u003e and \u0026, so that nothing ends the script.
	written, err := json.Marshal(data)
	if err != nil {
		return err
	}
	f.Boot, f.Parts = template.JS(written), parts //nolint:gosec // it is JSON, escaped for HTML
	return nil
}
