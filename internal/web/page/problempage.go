package page

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// problemPage says what was wrong and which way leads back.
type problemPage struct {
	pageFrame
	Problem   *problem.Problem
	RuleTitle string
	Lesson    string // the address of the step of a course that teaches the rule; empty: there is none
	Back      string // where to go on
	BackText  string
}

// problemTitles are the keys of the titles of problems.
var problemTitles = map[problem.Code]string{
	problem.Misdirected: "site-problem-misdirected",

	problem.Code(match.RefusedRule):        "site-problem-rule",
	problem.Code(match.RefusedTurn):        "site-problem-turn",
	problem.Code(match.RefusedSeat):        "site-problem-seat",
	problem.Code(match.RefusedTaken):       "site-problem-taken",
	problem.Code(match.RefusedInvite):      "site-problem-invitation",
	problem.Code(match.RefusedStale):       "site-problem-stale",
	problem.Code(match.RefusedOver):        "site-problem-over",
	problem.Code(match.RefusedWaiting):     "site-problem-waiting",
	problem.Code(match.RefusedOffer):       "site-problem-offer",
	problem.Code(match.RefusedEarly):       "site-problem-early",
	problem.Code(match.RefusedLate):        "site-problem-late",
	problem.Code(match.RefusedText):        "site-problem-text",
	problem.Code(match.RefusedVersion):     "site-problem-version",
	problem.Code(match.RefusedRated):       "site-problem-rated",
	problem.Code(match.RefusedConditional): "site-problem-conditional",
	problem.Code(match.RefusedChallenge):   "site-problem-challenge",
	problem.Code(match.RefusedRange):       "site-problem-rating-range",
	problem.Invalid:                        "site-problem-invalid",
	problem.NotFound:                       "site-problem-nowhere",
	problem.NoIdentity:                     "site-problem-nobody",
	problem.InvalidIdentity:                "site-problem-void",
	problem.LinkUsed:                       "site-problem-spent",
	problem.NotLoggedIn:                    "site-problem-not-logged-in",
	problem.LoginFailed:                    "site-problem-login-failed",
	problem.LoginExpired:                   "site-problem-login-expired",
	problem.NoPasskeys:                     "site-problem-no-passkeys",
	problem.NoMail:                         "site-problem-no-mail",
	problem.LastLogin:                      "site-problem-last-login",
	problem.TooMany:                        "site-problem-too-many",
	problem.ExternalSite:                   "site-problem-external-site",
	problem.Vacation:                       "site-problem-vacation",
	problem.Forbidden:                      "site-problem-forbidden",
	problem.Method:                         "site-problem-method",
	problem.TooLarge:                       "site-problem-large",
	problem.MediaType:                      "site-problem-media",
	problem.NotOffered:                     "site-problem-form",
	problem.Limited:                        "site-problem-limited",
	problem.Busy:                           "site-problem-busy",
	problem.Storage:                        "site-problem-storage",
	problem.Full:                           "site-problem-full",
	problem.Closing:                        "site-problem-closing",
	problem.Gone:                           "site-problem-gone",
	problem.Incident:                       "site-problem-incident",
	problem.Code(match.RefusedMuted):       "site-problem-muted",
	problem.Code(match.RefusedBlocked):     "site-problem-blocked",
	problem.OldLogin:                       "site-problem-old-login",
	problem.Suspended:                      "site-problem-suspended",
	problem.NoRole:                         "site-problem-no-role",
	problem.Settled:                        "site-problem-settled",
}

// translate returns a problem in the language of a page.
func (f *pageFrame) translate(p *problem.Problem) *problem.Problem {
	sentence := p.Translated(f.Words.Language)
	if key, ok := problemTitles[p.Code]; ok {
		sentence.Title = f.Words.Text(key)
	}
	return sentence
}

// lessonOfRule returns the address of the step that teaches a rule of the game of the match that a request is about; empty if there is none.
func (p *Pages) lessonOfRule(r *http.Request, rule string) string {
	id := r.PathValue("match")
	if rule == "" || id == "" {
		return ""
	}
	state, err := p.Reception.State(r.Context(), identity.Person{}, id)
	if err != nil {
		return ""
	}
	rules, err := p.Games.ByName(state.Terms.Game)
	if err != nil {
		return ""
	}
	return lessonAddress(rules, rule)
}

// lessonAddress returns the address of the step of the course of a game that teaches a rule; empty if there is none.
func lessonAddress(rules *game.Rules, rule string) string {
	step, ok := analysis.StepsOfRules(rules)[rule]
	if !ok {
		return ""
	}
	return "/learn/" + rules.Name + "/" + step
}

// Problem answers a request with a page about what is wrong. It reads no more of the
// request than has been read.
func (p *Pages) Problem(w http.ResponseWriter, r *http.Request, err error) {
	found := problem.FromError(err)
	found.Log(r.Context(), p.Log)
	found.SetHeaders(w.Header())
	person, _ := p.person(w, r) // the page can do without
	page := &problemPage{pageFrame: frameOf(r, person)}
	text := page.Words.Text
	page.Problem, page.Back, page.BackText = page.translate(found), "/", text("site-back-games")
	page.Title = page.Problem.Title
	if id := r.PathValue("match"); id != "" && found.Code != problem.NotFound {
		page.Back, page.BackText = matchPath(id), text("site-back-match")
	}
	if strings.HasPrefix(r.URL.Path, "/new") {
		page.Back, page.BackText = "/new?game="+url.QueryEscape(wording.Shorten(r.PostForm.Get("game"), maxShown)), text("site-back-form")
	}
	if found.Code == problem.Code(match.RefusedRated) && person.Session == "" {
		page.Back, page.BackText = accountPath(page.Back), text("site-account-make")
	}
	for _, rules := range p.Games {
		if title := rules.RuleTitle(found.Rule); !title.IsZero() {
			page.RuleTitle = page.Words.Title(title)
		}
	}
	page.Lesson = p.lessonOfRule(r, found.Rule)
	if err := p.write(w, r, "problem", found.Status, page); err != nil {
		p.Log.ErrorContext(r.Context(), "a page can not be made", "error", err)
		http.Error(w, page.Problem.Detail, found.Status)
	}
}
