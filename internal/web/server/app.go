package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/capacity"
	"github.com/teahouse-games/teahouse/internal/service/learning"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/opponent"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/retention"
	"github.com/teahouse-games/teahouse/internal/service/reviewer"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/studies"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/api"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/live"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
	"github.com/teahouse-games/teahouse/internal/web/page"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// app is the service without its listeners.
type app struct {
	store     store.Store
	capacity  *capacity.Monitor
	rooms     rooms
	retention *retention.Task
	guard     *guard.Guard
	live      *live.Hub
	pages     *page.Pages
	api       api.Config
	log       *slog.Logger

	member    membership
	nodeID    string        // of this process in a cluster
	keeper    *uptime.Clock // nil in a cluster, whose clock goes on
	damaged   func() int    // how many parts of the database are damaged; nil if the store cannot tell
	described *huma.OpenAPI // what the interface answers to
	opened    []closer
}

// closer is a part that must be closed.
type closer struct {
	name  string
	close func(ctx context.Context) error
}

// newApp opens the parts, each after those that it needs. The service listens at an address.
func newApp(ctx context.Context, c Config, address net.Addr, limits guard.RequestLimits, log *slog.Logger, m *metrics.Metrics) (_ *app, err error) {
	h := &app{log: log, nodeID: c.newNodeID()}
	defer func() {
		if err != nil {
			err = errors.Join(err, h.close(ctx))
		}
	}()
	kept, key, err := openStore(ctx, c, h.nodeID, log, m)
	if err != nil {
		return nil, err
	}
	h.onClose("database", func(context.Context) error { return kept.Close() })
	if s, ok := kept.(*sqlite.Store); ok {
		h.damaged = s.Damaged
	}
	if c.Wrap != nil {
		kept = c.Wrap(kept)
	}
	if c.Postgres != "" {
		h.member.store = kept.(store.Cluster)
	}
	kept = store.WithoutNames(kept)
	h.store = kept

	h.capacity, err = capacity.Start(ctx, capacity.Config{Store: kept, Max: int64(c.MaxDatabase), MinFree: int64(c.MinFree), Log: log, Metrics: m})
	if err != nil {
		return nil, err
	}
	h.onClose("capacity", func(context.Context) error { h.capacity.Stop(); return nil })

	messages, err := h.openBus(ctx, c, log, m)
	if err != nil {
		return nil, err
	}
	h.onClose("bus", func(context.Context) error { return messages.Close() })

	source := c.Clock
	if source == nil {
		source = uptime.SystemClock
	}
	clock, err := h.openClock(ctx, c, source, log, m)
	if err != nil {
		return nil, err
	}

	computers := opponent.New(opponent.Config{
		Workers: c.Computers, Queue: c.ComputerQueue, Pause: c.ComputerPause, Log: log, Metrics: m,
	})
	h.onClose("computers", func(context.Context) error { computers.Close(); return nil })

	rooms, err := h.openRooms(room.Config{
		Store: kept, Bus: messages, Clock: clock, Games: c.Games, Computers: computers, Log: log, Metrics: m,
		Grace: c.PlayerGrace,
	})
	if err != nil {
		return nil, err
	}
	h.rooms = rooms

	h.countResults()
	h.countOpenings(c.Games, m)

	reports := reviewer.New(reviewer.Config{Games: c.Games, Store: kept, Rooms: rooms, Busy: computers.Busy, Log: log})
	h.onClose("reviewer", func(context.Context) error { reports.Close(); return nil })

	guests := identity.NewGuests(key, kept, identity.GuestConfig{
		Secure: c.isHTTPS(), CacheTime: h.personCacheTime(),
		OnChange: func(person string) { h.publishPerson(personNotice{Person: person}) },
		OnForget: func(person string) {
			h.live.CloseConnectionsOf(person)
			h.publishPerson(personNotice{Person: person, Forgotten: true})
		},
	})
	// It must be closed before the matches are, since it deletes some.
	h.retention = retention.Start(retention.Config{
		Store: kept, Rooms: rooms, Abandoned: c.KeepAbandoned, Unfinished: c.KeepUnfinished, Finished: c.KeepFinished, People: c.KeepPeople,
		OnErase: guests.Changed, Log: log, Metrics: m,
	})
	h.onClose("retention", func(context.Context) error { h.retention.Stop(); return nil })

	mailer, server, err := h.openMail(&c.MailConfig, log, m)
	if err != nil {
		return nil, err
	}
	people, err := h.openLogins(&c, address, guests, kept, mailer)
	if err != nil {
		return nil, err
	}
	notices, err := h.openNotices(c, noticeParts{clock: clock, site: c.passkeyOrigin(address), key: key, mail: server, metrics: m})
	if err != nil {
		return nil, err
	}
	h.guard = guard.New(guard.Config{
		Limits: limits, Persons: people, Trusted: c.trusted(), Origins: c.origins(), Public: c.PublicURL != "", Hosts: c.hosts().has,
		Secure: c.isHTTPS(), Metrics: m, Log: log, WriteError: h.writeError,
		Now: clockOf(source), Full: h.capacity.Check, Shared: h.member.bus != nil,
	})
	identities := h.guard.Identity(people)
	seeks := h.openMatchmaker(c.Games, messages, m)
	matches := lobby.New(lobby.Config{Matchmaker: seeks, Games: c.Games, Rooms: rooms, Store: kept, Levels: computer.Levels, Plays: computer.Exists, Meter: h.guard, Secret: key, Log: log,
		Now: func() time.Time { wall, _ := source(); return wall }})

	profiles := profile.New(profile.Config{Store: kept, Lobby: matches})
	moderated, learned := moderation.New(kept, nil), learning.New(kept, nil)
	images := picture.New()
	images.Meter = h.guard
	edited := studies.New(studies.Config{Store: kept, Bus: messages, Games: c.Games, Now: func() time.Time { wall, _ := source(); return wall }})
	h.live = live.New(live.Config{
		StudyReader: edited,
		Rooms:       viewerRooms{rooms, h}, Store: kept, Bus: messages, Identity: identities, OpponentFinder: matches, Guard: h.guard, Origins: c.origins(), Log: log, Metrics: m,
		LeaveTime: h.leaveTime(),
	})
	h.api = api.Config{Studies: edited, StudyOwners: kept, Seeks: h.live, Reception: matches, Identity: identities, Accounts: people, Profiles: profiles, Notices: notices, Safety: kept, Explorer: kept, Moderation: moderated, Learning: learned, Computers: computers, Reports: reports, Images: images, Log: log}

	h.pages = page.New(page.Config{Reception: matches, Identity: identities, Accounts: people, Profiles: profiles, Notices: notices, Safety: kept, Moderation: moderated, Learning: learned, Games: c.Games, ImageRenderer: images, Site: c.PublicURL, Log: log})
	h.onClose("pages", func(context.Context) error { h.pages.Close(); return nil })

	h.watchPeople(guests, people)
	return h, h.shareLimits()
}

// clockOf returns a clock for limits. It advances with the elapsed time, whatever the
// machine's clock is set to.
func clockOf(source uptime.MachineClock) func() time.Time {
	return func() time.Time {
		_, monotone := source()
		return time.Unix(0, 0).Add(monotone)
	}
}

// onClose remembers a part to be closed before those that are remembered already.
func (h *app) onClose(name string, end func(context.Context) error) {
	h.opened = append(h.opened, closer{name, end})
}

// routes puts the parts that answer requests where they belong.
func (h *app) routes(mux *http.ServeMux) {
	live := map[string]http.HandlerFunc{
		"GET /api/matches/{match}/live":   h.live.Socket,
		"GET /api/matches/{match}/events": h.live.Events,
		"GET /api/public":                 h.live.Public,
		"GET /api/studies/{study}/events": h.live.Study,
	}
	// Pages and API each have the pattern "/" or "/api/", so each has a mux of its own.
	pages, answers := http.NewServeMux(), http.NewServeMux()
	h.pages.Mount(pages)
	h.described = api.Mount(answers, h.api)
	for pattern, handler := range live {
		mux.HandleFunc(pattern, handler) // streams are not compressed: each line is sent at once
		answers.HandleFunc(pattern, handler)
	}
	mux.Handle("POST /api/seeks", answers) // a stream too
	mux.Handle("/", compressor(pages))
	mux.Handle("/api/", compressor(answers))
}

// writeError answers a request with an error: programs with JSON, people with a page.
func (h *app) writeError(w http.ResponseWriter, r *http.Request, err error) {
	if strings.HasPrefix(r.URL.Path, "/api/") {
		problem.Write(w, r, h.log, err)
		return
	}
	h.pages.Problem(w, r, err)
}

// closeConnections ends what would last: live connections and streams.
func (h *app) closeConnections(ctx context.Context) error {
	if h.live == nil {
		return nil
	}
	if err := h.live.Close(ctx); err != nil {
		return fmt.Errorf("live connections had to be cut off: %w", err)
	}
	return nil
}

// close ends the rest, what was opened last first. None is waited for after ctx.
func (h *app) close(ctx context.Context) error {
	var errs []error
	for len(h.opened) > 0 {
		last := h.opened[len(h.opened)-1]
		h.opened = h.opened[:len(h.opened)-1]
		ended := make(chan error, 1)
		go func() { ended <- last.close(ctx) }()
		select {
		case err := <-ended:
			if err != nil {
				errs = append(errs, fmt.Errorf("closing the %s: %w", last.name, err))
			}
		case <-ctx.Done():
			errs = append(errs, fmt.Errorf("closing the %s: it took too long", last.name))
		}
	}
	return errors.Join(errs...)
}

// isHTTPS reports whether all clients use HTTPS.
func (c *Config) isHTTPS() bool { return strings.HasPrefix(c.PublicURL, "https://") }

// origins returns the sites whose pages may use the service, as browsers name them.
func (c *Config) origins() []string {
	var origins []string
	for _, site := range append([]string{c.PublicURL}, c.Origin...) {
		u, err := url.Parse(site)
		if site == "" || err != nil {
			continue
		}
		host := strings.ToLower(u.Host)
		if port := map[string]string{"http": ":80", "https": ":443"}[u.Scheme]; port != "" {
			host = strings.TrimSuffix(host, port)
		}
		origins = append(origins, u.Scheme+"://"+host)
	}
	return origins
}

// trusted returns the trusted reverse proxies.
func (c *Config) trusted() []netip.Prefix {
	var trusted []netip.Prefix
	for _, n := range c.TrustedProxy {
		trusted = append(trusted, n.Prefix)
	}
	return trusted
}

// viewerRooms are rooms for live connections. A person with a connection is no longer present
// for as long as a page without script would be: they are absent as soon as the connection ends.
type viewerRooms struct {
	rooms
	app *app
}

// Enter returns that of the rooms.
func (a viewerRooms) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	present, leave, err := a.rooms.Enter(ctx, id, person)
	if err == nil && person != "" {
		a.app.pages.Connected(id, person)
	}
	return present, leave, err
}
