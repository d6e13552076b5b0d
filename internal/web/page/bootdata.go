package page

import (
	"encoding/json"
	"html/template"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/i18n/pseudo"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/profile"
	"github.com/teahouse-games/teahouse/web"
)

// The data of the page for its script. The script has these types in web/src/wire.ts.
type (
	commonBoot struct {
		Page  string      `json:"page"`
		Look  Preferences `json:"look"`
		Me    *person     `json:"me"`
		Games []gameInfo  `json:"games"`
		// Words is the catalogue of a language that is not among the files for browsers.
		Words string `json:"words,omitempty"`
	}

	person struct {
		ID   string `json:"id"`
		Name string `json:"name"`
		// Account: the reader is logged in to an account.
		Account bool `json:"account,omitempty"`
	}

	gameInfo struct {
		Name    string            `json:"name"`
		Title   string            `json:"title"`
		Players [2]string         `json:"players"`
		Options []optionInfo      `json:"options"`
		Reasons map[string]string `json:"reasons"`
		Levels  []string          `json:"levels"`
		// Lessons are the names of the steps that teach the rules, by the ids of the rules.
		Lessons map[string]string `json:"lessons,omitempty"`
		// Notation says what signs in the notation of the game mean; empty: there is nothing to say.
		Notation string `json:"notation,omitempty"`
	}

	optionInfo struct {
		Name    string   `json:"name"`
		Title   string   `json:"title"`
		Default string   `json:"default"`
		Meaning string   `json:"meaning"`
		Values  []string `json:"values"`
		Label   []string `json:"texts"`
	}

	matchBoot struct {
		commonBoot
		State       protocol.MatchState    `json:"state"`
		You         []game.Seat            `json:"you" tstype:"Player[]"`
		Present     protocol.Presence      `json:"present"`
		Chat        []match.ChatMessage    `json:"chat"`
		View        analysis.BoardView     `json:"view"`
		Invitations []invitation           `json:"invitations"`
		Players     [2]profile.MatchPlayer `json:"players"`
		Account     bool                   `json:"account"`         // the reader has one
		Learn       string                 `json:"learn,omitempty"` // the address of the course, if this is the reader's first match of the game
		Challenge   *bootChallenge         `json:"challenge,omitempty"`
		Limits      string                 `json:"limits,omitempty"`  // for which ratings the open seat is
		Refused     string                 `json:"refused,omitempty"` // why the reader cannot take the open seat because of their rating
	}

	// bootChallenge is a challenge with its words, which no other page needs.
	bootChallenge struct {
		Text   string `json:"text"`
		Accept string `json:"accept,omitempty"` // what the button says that accepts it; empty: there is none
		End    string `json:"end,omitempty"`    // what the button says that declines or withdraws it; empty: there is none
	}

	invitation struct {
		Seat    game.Seat `json:"seat" tstype:"Player"`
		Address string    `json:"address"`
	}

	reviewBoot struct {
		commonBoot
		Match    *reviewedMatch    `json:"match,omitempty"`
		Analysis *analysedPosition `json:"analysis,omitempty"` // of an analysis board
	}

	// analysedPosition is where an analysis board begins, as its address says.
	analysedPosition struct {
		Game     string            `json:"game"`
		Options  map[string]string `json:"options"`
		Position string            `json:"position"` // empty for the usual beginning; it may be impossible
	}

	reviewedMatch struct {
		ID      string             `json:"id"`
		Status  store.MatchStatus  `json:"status"`
		Seats   [2]match.SeatState `json:"seats"`
		Outcome game.Outcome       `json:"outcome"`
		Clock   string             `json:"clock"`
		You     []game.Seat        `json:"you" tstype:"Player[]"`
		Line    analysis.GameLine  `json:"line"`
		Ply     int                `json:"ply"`
		View    analysis.BoardView `json:"view"`
	}

	playBoot struct {
		commonBoot
		Game string             `json:"game"`
		View analysis.BoardView `json:"view"`
	}

	learnBoot struct {
		commonBoot
		Game  string                `json:"game"`
		Steps []analysis.CourseStep `json:"steps"`
		Step  int                   `json:"step"`
		View  analysis.BoardView    `json:"view"`
	}

	embedBoot struct {
		commonBoot
		Line  analysis.GameLine  `json:"line"`
		View  analysis.BoardView `json:"view"`
		Ply   int                `json:"ply"`
		Match string             `json:"match"`
	}
)

// commonBootOf returns the data that every page has for its script.
func (p *Pages) commonBootOf(page string, f *pageFrame) commonBoot {
	c := commonBoot{Page: page, Look: f.Look, Me: bootPerson(f.Me), Games: p.bootGames(f.Words)}
	if f.Look.Lang == messages.Pseudo {
		c.Words = pseudo.Text(messages.BrowserText(messages.English))
	}
	return c
}

func bootPerson(p identity.Person) *person {
	if !p.Identified() {
		return nil
	}
	return &person{p.ID, p.Name, p.Session != ""}
}

// bootGames returns the games in the language of a page.
func (p *Pages) bootGames(w *messages.Messages) []gameInfo {
	list := []gameInfo{}
	for _, rules := range p.Games {
		one := gameInfo{
			Name: rules.Name, Title: rules.Title, Players: rolesOf(w, rules), Options: []optionInfo{},
			Reasons: reasonsOf(w, rules), Levels: append([]string{}, p.Reception.Levels(rules.Name)...),
			Lessons: analysis.StepsOfRules(rules), Notation: signsText(w, rules),
		}
		for i := range rules.Options {
			o := &rules.Options[i]
			sentence := choiceOf(w, rules, o, o.Default)
			reported := optionInfo{Name: o.Name, Title: sentence.Label, Default: o.Default, Meaning: sentence.Means, Values: []string{}, Label: []string{}}
			for _, v := range sentence.Values {
				reported.Values, reported.Label = append(reported.Values, v.Value), append(reported.Label, v.Label)
			}
			one.Options = append(one.Options, reported)
		}
		list = append(list, one)
	}
	return list
}

// setBoot lets the script take a page over, if there is one, with this data.
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
