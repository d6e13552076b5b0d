package api

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/message"

	"cmp"
	"context"
	"io"
	"log/slog"
	"mime"
	"net/http"
	"strings"

	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// Config is what the API needs.
type Config struct {
	Reception   *lobby.Lobby
	Identity    identity.Provider
	Accounts    *account.SessionProvider // required
	Profiles    *profile.Profiles        // required
	Notices     *notice.Notices          // required
	Computers   Computers                // required
	Seeks       SeekStreams              // required
	Reports     ReportMaker              // required
	Images      *picture.ImageRenderer   // nil: one of its own
	Log         *slog.Logger             // nil: slog.Default()
	Safety      SafetyRecords            // required
	Explorer    store.ExplorerStore      // required
	Moderation  *moderation.Moderation   // required
	Learning    *learning.Learning       // required
	Studies     *studies.Studies         // required
	StudyOwners store.PersonNames        // required: what owners of studies are called
}

// Version of the interface.
const Version = "1"

// Mount registers the API below /api/ with mux, except for paths that are registered
// more precisely, and returns its description.
func Mount(mux *http.ServeMux, c Config) *huma.OpenAPI {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Images == nil {
		c.Images = picture.New()
	}
	a := &api{Config: c}
	a.huma = humago.New(mux, config())
	a.huma.UseMiddleware(a.storeRequest)
	a.gameRoutes()
	a.identityRoutes()
	a.accountRoutes()
	a.passkeyRoutes()
	a.loginRoutes()
	a.loginMailRoutes()
	a.addressRoutes()
	a.loginSessionRoutes()
	a.recoveryCodeRoutes()
	a.auditRoutes()
	a.exportRoutes()
	a.ratingRoutes()
	a.notificationRoutes()
	a.safetyRoutes()
	a.moderationRoutes()
	a.profileRoutes()
	a.followRoutes()
	a.matchRoutes()
	a.seekRoutes()
	a.seatRoutes()
	a.challengeRoutes()
	a.commandRoutes()
	a.correspondenceRoutes()
	a.boardRoutes()
	a.positionRoutes()
	a.pieceRoutes()
	a.puzzleRoutes()
	a.learningRoutes()
	a.explorerRoutes()
	a.bestRoutes()
	a.gameReportRoutes()
	a.lessonRoutes()
	a.studyRoutes()
	a.recordRoutes()
	a.drawingRoutes()
	a.imageRoutes()
	described := a.huma.OpenAPI()
	describeLive(described)
	fixDocument(described)
	mux.HandleFunc("/api/", a.notFoundHandler(mux))
	return described
}

type api struct {
	Config
	huma huma.API
}

// requestContext is one request on its way.
type requestContext struct {
	*api
	r        *http.Request
	w        http.ResponseWriter
	language string // the language of the answer
}

type callKey struct{}

// storeRequest keeps the request for its handler.
func (a *api) storeRequest(ctx huma.Context, next func(huma.Context)) {
	r, w := humago.Unwrap(ctx)
	w.Header().Set("Cache-Control", "no-store")
	if ctx.Operation().RequestBody != nil {
		// A page of another site can send a body without a Content-Type, and the browser does
		// not ask the server first.
		if !isJSON(r.Header.Get("Content-Type")) {
			_ = huma.WriteErr(a.huma, ctx, http.StatusUnsupportedMediaType, "")
			return
		}
		r.Header.Set("Content-Type", "application/json") // huma knows it in small letters only
	}
	next(huma.WithValue(ctx, callKey{}, &requestContext{api: a, r: r, w: w}))
}

// isJSON reports whether a Content-Type is that of JSON.
func isJSON(contentType string) bool {
	media, _, err := mime.ParseMediaType(contentType)
	return err == nil && (media == "application/json" || strings.HasSuffix(media, "+json"))
}

// add registers an operation. Whatever error it has becomes a problem.
func add[I, O any](a *api, op huma.Operation, f func(ctx context.Context, c *requestContext, in *I) (*O, error)) {
	huma.Register(a.huma, op, func(ctx context.Context, in *I) (*O, error) {
		c := ctx.Value(callKey{}).(*requestContext)
		out, err := f(ctx, c, in)
		if err != nil {
			return nil, c.errorResponse(err)
		}
		return out, nil
	})
}

// errorResponse makes the answer to a request that can not be fulfilled.
func (c *requestContext) errorResponse(err error) error {
	p := problem.FromError(err)
	p.Log(c.r.Context(), c.Log)
	p.SetHeaders(c.w.Header())
	return p.Translated(languages.For(cmp.Or(c.language, messages.LanguageOf(c.r))))
}

// download makes the answer that has what write writes.
func (c *requestContext) download(contentType string, write func(io.Writer) error) *huma.StreamResponse {
	return &huma.StreamResponse{Body: func(huma.Context) {
		c.w.Header().Set("Content-Type", contentType)
		if err := problem.Download(c.w, c.r, c.Log, write); err != nil {
			problem.Write(c.w, c.r, c.Log, err)
		}
	}}
}

// person returns the sender of the request; a zero Person if the identity is void, as in a new
// browser.
func (c *requestContext) person() (identity.Person, error) {
	p, err := c.Identity.Person(c.r)
	if problem.Is(err, problem.InvalidIdentity) {
		return identity.Person{}, nil
	}
	return p, err
}

// somebody returns the sender of the request, who has an identity. The error is a *problem.Problem for anybody else.
func (c *requestContext) somebody() (identity.Person, error) {
	p, err := c.Identity.Person(c.r)
	if err == nil && !p.Identified() {
		err = problem.New(problem.NoIdentity, problemmessages.TakeName())
	}
	return p, err
}

// owner returns the sender of the request, who is logged in to an account. The error is account.ErrNotLoggedIn for anybody else.
func (c *requestContext) owner() (identity.Person, error) {
	p, err := c.person()
	if err == nil && p.Session == "" {
		err = account.ErrNotLoggedIn
	}
	return p, err
}

// personOrGuest returns the sender of the request and gives a new one an identity.
func (c *requestContext) personOrGuest() (identity.Person, error) {
	return c.Identity.PersonOrGuest(c.w, c.r)
}

// notFoundHandler answers what nothing else does.
func (a *api) notFoundHandler(mux *http.ServeMux) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		var answers []string
		for _, method := range [...]string{http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete} {
			other := r.Clone(r.Context())
			other.Method = method
			if _, pattern := mux.Handler(other); strings.HasPrefix(pattern, method+" ") {
				answers = append(answers, method)
			}
		}
		if len(answers) == 0 {
			problem.Write(w, r, a.Log, problem.New(problem.NotFound, problemmessages.NoAddress()))
			return
		}
		w.Header().Set("Allow", strings.Join(answers, ", "))
		var list message.List
		for _, method := range answers {
			list = append(list, message.Text(method))
		}
		problem.Write(w, r, a.Log, problem.New(problem.Method, problemmessages.Method(list)))
	}
}

// setLanguage sets the language of the answer: the requested one, else the one chosen on the
// site, else the one that Accept-Language prefers.
func (c *requestContext) setLanguage(asked string) string {
	if c.language = asked; asked == "" {
		c.w.Header().Add("Vary", "Accept-Language, Cookie")
		c.language = messages.LanguageOf(c.r)
	}
	return c.language
}
