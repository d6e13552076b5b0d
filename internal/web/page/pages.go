package page

import (
	"bytes"
	"embed"
	"errors"
	"html/template"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/docs/rules"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/internal/web/profile"
	"github.com/teahouse-games/teahouse/internal/web/rulebook"
	"github.com/teahouse-games/teahouse/render/themes"
)

// maxForm is the most that is read of a form, in bytes.
const maxForm = 64 << 10

// Config is what the pages need.
type Config struct {
	Reception     *lobby.Lobby
	Identity      identity.Provider
	Accounts      *account.SessionProvider
	Notices       *notice.Notices
	Safety        SafetyReader
	Moderation    *moderation.Moderation
	Learning      *learning.Learning
	Profiles      *profile.Profiles
	Games         gamelist.Games
	ImageRenderer *picture.ImageRenderer // nil: one of its own
	Site          string                 // what people type to come here, e.g. "https://play.example"; empty: what they have typed
	Log           *slog.Logger           // nil: slog.Default()
}

// Pages answer requests with pages. They are safe for concurrent use.
type Pages struct {
	Config
	viewers    *pageViewers
	files      *staticAssets
	rulebook   *rulebook.Rulebook
	templates  map[string]func() *template.Template // by language
	thumbnails map[string][]byte                    // of the games, by file name
	boards     *thumbnailCache                      // of matches
}

// New makes the pages. They must be closed.
func New(c Config) *Pages {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.ImageRenderer == nil {
		c.ImageRenderer = picture.New()
	}
	files := newStaticAssets()
	return &Pages{
		Config: c, viewers: newPresence(), files: files, rulebook: rulebook.Open(c.Games, rulebook.Files{Lessons: learn.Pages, References: rules.Pages}, themes.Page),
		templates: newTemplates(files), thumbnails: thumbnails(c.Games), boards: newThumbnailCache(),
	}
}

// Close lets go of those whose pages were counted as being there.
func (p *Pages) Close() { p.viewers.close() }

// Mount puts the pages where they belong.
func (p *Pages) Mount(mux *http.ServeMux) {
	for pattern, answer := range map[string]handlerFunc{
		"GET /{$}":                    p.home,
		"GET /games":                  p.ownGames,
		"GET /lobby":                  p.lobby,
		"GET /games/next":             p.nextGame,
		"GET /new":                    p.form,
		"POST /new":                   p.create,
		"GET /match/{match}":          p.match,
		"GET /match/{match}/{ply}":    p.reviewed,
		"GET /match/{match}/game.gif": p.gameAnimation,
		"GET /review":                 p.review,
		"GET /studies":                p.studies,
		"GET /study/{study}":          p.studies,
		"GET /analysis":               p.analysisIndex,
		"GET /analysis/{game}":        p.analysis,
		"GET /play/{game}":            p.play,
		"GET /puzzles":                p.puzzles,
		"GET /puzzles/{game}":         p.puzzlesOf,
		"GET /puzzles/{game}/{id}":    p.puzzle,
		"GET /offline":                p.offline,
		"GET /app/{file...}":          p.app,
		"GET /sw.js":                  p.worker,
		"GET /static/cards/{picture}": p.linkCard,

		"GET /match/{match}/{ply}/{picture}":               p.positionImage,
		"GET /embed/match/{match}/{ply}":                   p.embedded,
		"POST /match/{match}":                              p.postCommand,
		"POST /match/{match}/sit":                          p.postSeat,
		"POST /match/{match}/invite":                       p.invite,
		"POST /match/{match}/key":                          p.key,
		"GET /match/{match}/record":                        p.record,
		"GET /join/{key}":                                  p.invited,
		"POST /join/{key}":                                 p.join,
		"GET /seat/{key}":                                  p.invited,
		"POST /seat/{key}":                                 p.move,
		"GET /rules":                                       p.rules,
		"GET /rules/{game}":                                p.lesson,
		"GET /rules/{game}/reference":                      p.reference,
		"GET /learn":                                       p.courses,
		"GET /learn/{game}":                                p.course,
		"GET /learn/{game}/{step}":                         p.courseStep,
		"GET /about":                                       p.about,
		"GET /settings":                                    p.settings,
		"POST /settings":                                   p.postSettings,
		"GET /me":                                          p.me,
		"POST /me":                                         p.rename,
		"POST /me/forget":                                  p.forget,
		"POST /me/recovery":                                p.postRecovery,
		"POST /me/login":                                   p.requestLogin,
		"POST /me/address":                                 p.requestAddress,
		"POST /me/address/remove":                          p.removeAddress,
		"GET /me/code":                                     p.mailCode,
		"POST /me/code":                                    p.postMailCode,
		"GET /me/link/{secret}":                            p.mailLink,
		"POST /me/link/{secret}":                           p.postMailLink,
		"POST /me/codes":                                   p.postCodes,
		"POST /me/external/{site}":                         p.beginExternalLogin,
		"GET /me/external/{site}/answer":                   p.finishExternalLogin,
		"GET /me/external":                                 p.externalNewcomer,
		"POST /me/external":                                p.makeExternalAccount,
		"POST /me/logins/{login}/remove":                   p.removeExternalLogin,
		"POST /me/passkeys/{passkey}/remove":               p.removePasskey,
		"POST /me/sessions/{session}/end":                  p.endSession,
		"POST /me/sessions/end":                            p.endOtherSessions,
		"POST /me/logout":                                  p.logOut,
		"POST /me/disable":                                 p.disableAccount,
		"POST /me/delete":                                  p.deleteAccount,
		"GET /me/notifications":                            p.notices,
		"POST /me/notifications":                           p.postNotices,
		"POST /me/notifications/read":                      p.readNotices,
		"POST /me/notifications/devices/{device}/remove":   p.removeDevice,
		"POST /me/notifications/webhooks":                  p.addWebhook,
		"POST /me/notifications/webhooks/{webhook}/remove": p.removeWebhook,
		"GET /unsubscribe/{token}":                         p.unsubscribe,
		"POST /unsubscribe/{token}":                        p.postUnsubscribe,
		"GET /static/games/{picture}":                      p.thumbnail,
		"GET /static/tiles/{picture}":                      p.portrait,
		"GET /static/matches/{picture}":                    p.matchThumbnail,
		"GET /static/{file...}":                            p.static,
		"/":                                                p.notFound,
		"POST /me/vacation":                                p.beginVacation,
		"POST /me/vacation/end":                            p.endVacation,
		"POST /me/blocks/{person}/remove":                  p.removeBlock,
		"GET /match/{match}/player/{seat}":                 p.player,
		"POST /match/{match}/player/{seat}":                p.postPlayer,
		"POST /match/{match}/challenge/end":                p.endChallenge,
		"POST /me/challenges":                              p.postChallengePolicy,
		"GET /moderation":                                  p.moderation,
		"POST /moderation/reports/{report}":                p.settleReport,
		"POST /moderation/puzzles/{game}/{id}":             p.settlePuzzle,
		"GET /ratings":                                     p.ratings,
		"GET /@/{name}":                                    p.profile,
		"GET /@/{name}/records.zip":                        p.profileRecords,
		"POST /@/{name}/follow":                            p.postFollow,
	} {
		mux.Handle(pattern, p.handler(answer))
	}
}

// handlerFunc answers a request, or returns why it did not.
type handlerFunc func(w http.ResponseWriter, r *http.Request) error

// handler makes a handler of an answer: an error is shown on a page.
func (p *Pages) handler(f handlerFunc) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Body != nil {
			r.Body = http.MaxBytesReader(w, r.Body, maxForm)
		}
		if err := f(w, r); err != nil {
			p.Problem(w, r, err)
		}
	})
}

func (p *Pages) notFound(http.ResponseWriter, *http.Request) error {
	return problem.New(problem.NotFound, problemmessages.NoPage())
}

// write sends a page. It is made whole before the first byte goes out.
func (p *Pages) write(w http.ResponseWriter, r *http.Request, name string, status int, data pageWithFrame) error {
	var b bytes.Buffer
	f := data.base()
	p.countUnread(r, f)
	if f.Boot == "" {
		if err := f.setBoot("plain", p.commonBootOf("plain", f)); err != nil {
			return err
		}
	}
	if err := p.templates[f.Words.Tag]().ExecuteTemplate(&b, name, data); err != nil {
		return err
	}
	h := w.Header()
	if _, ok := messages.RequestedLanguage(r); ok {
		f.Look.setCookie(w, p.secure())
	}
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-store") // it is made for one person, and holds keys of commands
	h.Set("Referrer-Policy", "no-referrer")
	w.WriteHeader(status)
	_, _ = w.Write(b.Bytes()) // the client may be gone
	return nil
}

// secure reports whether cookies are for secure connections only.
func (p *Pages) secure() bool { return strings.HasPrefix(p.Site, "https://") }

// person returns the sender of a request; a zero Person for an invalid identity.
func (p *Pages) person(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	person, err := p.Identity.RenewCookie(w, r)
	if errors.Is(err, identity.ErrInvalidIdentity) {
		return identity.Person{}, nil
	}
	return person, err
}

// personOrGuest returns the sender of a form. A sender without an identity receives one. A name in the form becomes
// that of a guest. The form may be older than the login of its sender, so it renames no account.
func (p *Pages) personOrGuest(w http.ResponseWriter, r *http.Request) (identity.Person, error) {
	if err := r.ParseForm(); err != nil {
		return identity.Person{}, formError(err)
	}
	person, err := p.Identity.PersonOrGuest(w, r)
	if err != nil {
		return person, err
	}
	if name := r.PostForm.Get("name"); name != "" && name != person.Name && person.Session == "" {
		return p.Identity.Rename(r.Context(), person, name)
	}
	return person, nil
}

func formError(err error) error {
	var large *http.MaxBytesError
	if errors.As(err, &large) {
		return err
	}
	return problem.New(problem.Invalid, problemmessages.FormUnread()).WithCause(err)
}

// redirect sends the browser on to another page.
func redirect(w http.ResponseWriter, r *http.Request, address string) {
	w.Header().Set("Cache-Control", "no-store")
	http.Redirect(w, r, address, http.StatusSeeOther)
}

// matchPath returns the address of a match.
func matchPath(id string) string { return "/match/" + url.PathEscape(id) }

// turnPath returns the address of a match after a number of turns.
func turnPath(id string, ply int) string { return matchPath(id) + "/" + strconv.Itoa(ply) }

//go:embed templates/*.html
var sources embed.FS

// newTemplates returns those of the pages for each language. They are parsed when the first page in it is written.
func newTemplates(files *staticAssets) map[string]func() *template.Template {
	made := map[string]func() *template.Template{}
	for _, tag := range offeredTags() {
		made[tag] = sync.OnceValue(func() *template.Template { return templatesIn(tag, files) })
	}
	return made
}

func templatesIn(tag string, files *staticAssets) *template.Template {
	w := messagesIn(tag)
	return template.Must(template.New("").Funcs(template.FuncMap{
		"file":     files.address,
		"passkey":  newPasskeyButton,
		"external": newExternalButtons,
		"say":      w.Text,
		"moment":   func(id, name string, at time.Time) template.HTML { return momentSentence(w, id, name, at) },
		"day":      func(at time.Time) template.HTML { return dayElement(w, at) },
		"account":  accountPath,
		"ago":      func(at time.Time) string { return agoText(w, at) },
		"sentence": wording.AsSentence,
		"capital":  capitalize,
		"crowded":  isFull,
		"add":      func(a, b int) int { return a + b },
		"theme":    func(name string) themes.Theme { t, _ := themes.ByName(name); return t },
	}).ParseFS(sources, "templates/*.html"))
}
