package notice

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// Config is what notices need.
type Config struct {
	Store store.Store // one whose matches have the names of people
	Clock Clock
	Games gamelist.Games
	// Present reports whether a person looks at a match.
	Present func(ctx context.Context, match, person string) (bool, error)
	Leads   func() bool    // whether this node delivers; nil: there is only one
	Site    string         // the address of the site for links, without a slash at its end
	Contact string         // how push services reach the operator: an https or mailto address; empty: Site
	Key     []byte         // of the site, from which other keys are derived
	PushKey PushKey        // empty: derived from Key
	Mail    mail.Transport // nil: no mails are sent
	// AllowPrivate lets requests go to addresses that are not public, and without encryption.
	AllowPrivate bool

	MailDelay time.Duration // before a notice is sent by mail; an hour
	Interval  time.Duration // how often due deliveries are looked for; a second
	Log       *slog.Logger
	Metrics   *metrics.Metrics
}

// Clock returns the time.
type Clock interface {
	Now() uptime.Instant
}

// Bounds of the delivery.
const (
	claimed   = 32               // deliveries that are claimed at once
	workers   = 8                // that are carried out at once
	leaseTime = 3 * time.Minute  // for what was claimed: longer than all of it takes
	maxTries  = 10               // after which a delivery is given up
	firstWait = 30 * time.Second // before a second try; twice as long before each other one
	maxWait   = time.Hour
)

// Age limits.
const (
	KeepNotices = 60 * 24 * time.Hour // how long notices are kept
	KeepDevices = 60 * 24 * time.Hour // how long devices are kept that receive nothing
)

// result is what becomes of a delivery after a try, as a label of the metrics.
type result string

// The results.
const (
	sent    result = "sent"
	retried result = "retried"
	failed  result = "failed"
	dropped result = "dropped" // nobody needs it any more
)

// Notices delivers what people are to be notified of, in the background, and keeps their settings. It is safe for concurrent use.
type Notices struct {
	Config
	unsubscribeKey []byte
	client         *http.Client
	cancel         context.CancelFunc
	done           sync.WaitGroup
	failing        bool
}

// Open returns notices that are delivered by [Notices.DeliverDue] only.
func Open(c Config) (*Notices, error) {
	n := &Notices{Config: c, client: newClient(c.AllowPrivate), cancel: func() {}}
	if n.Interval == 0 {
		n.Interval = time.Second
	}
	if n.MailDelay == 0 {
		n.MailDelay = time.Hour
	}
	n.Contact = contactOf(n.Contact, n.Site)
	var err error
	if n.unsubscribeKey, err = derivedKey(c.Key, "unsubscribe"); err != nil {
		return nil, err
	}
	if n.PushKey == (PushKey{}) {
		n.PushKey, err = NewPushKey(c.Key)
	}
	return n, err
}

// contactOf returns how push services reach the operator: an address with https, or an address of mails without its scheme, as the library wants
// it.
func contactOf(contact, site string) string {
	if contact == "" {
		contact = site
	}
	if strings.HasPrefix(contact, "https:") {
		return contact
	}
	if u, err := url.Parse(contact); err == nil && u.Scheme == "http" {
		return "teahouse@" + u.Hostname() // a site without https, for trying things out
	}
	return strings.TrimPrefix(contact, "mailto:")
}

// Start begins to deliver in the background, until Stop.
func Start(c Config) (*Notices, error) {
	n, err := Open(c)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithCancel(context.Background())
	n.cancel = cancel
	n.done.Go(func() { n.run(ctx) })
	return n, nil
}

// Stop ends it. What is under way is cut off, and delivered by the process that starts next.
func (n *Notices) Stop() {
	n.cancel()
	n.done.Wait()
	n.client.CloseIdleConnections()
}

func (n *Notices) now() time.Time { return n.Clock.Now().At }

func (n *Notices) run(ctx context.Context) {
	ticks := time.NewTicker(n.Interval)
	defer ticks.Stop()
	for {
		if n.Leads == nil || n.Leads() {
			n.report(ctx, n.DeliverDue(ctx))
		} else {
			n.Metrics.NoticesWaiting.Set(0)
			n.Metrics.NoticesOldest.Set(0)
		}
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
	}
}

// report logs when notices cannot be delivered, and when they can be again.
func (n *Notices) report(ctx context.Context, err error) {
	switch {
	case ctx.Err() != nil:
		return
	case err != nil && !n.failing:
		n.Log.Error("notices cannot be delivered", "error", err)
	case err == nil && n.failing:
		n.Log.Info("notices are delivered again")
	}
	n.failing = err != nil
}

// DeliverDue delivers what is due, and returns once nothing is. The error is one of the store; those of receivers lead to further
// tries.
func (n *Notices) DeliverDue(ctx context.Context) error {
	for {
		now := n.Clock.Now()
		waiting, oldest, err := n.Store.WaitingDeliveries(ctx, now.At, now.Uptime)
		if err != nil {
			return err
		}
		n.Metrics.NoticesWaiting.Set(float64(waiting))
		if waiting == 0 {
			n.Metrics.NoticesOldest.Set(0)
			return nil
		}
		n.Metrics.NoticesOldest.Set(now.At.Sub(oldest).Seconds())
		deliveries, err := n.Store.ClaimDeliveries(ctx, store.DeliveryClaim{Now: now.At, Uptime: now.Uptime, Lease: leaseTime, Limit: claimed})
		if err != nil || len(deliveries) == 0 {
			return err
		}
		var working errgroup.Group // an error of one does not cut the others off
		working.SetLimit(workers)
		for _, d := range deliveries {
			working.Go(func() error { return n.deliver(ctx, d) })
		}
		if err := working.Wait(); err != nil {
			return err
		}
	}
}

// deliver carries out one delivery. An error that is not of the whole store, such as one of settings that cannot be read, is that of the
// delivery alone, which is tried again.
func (n *Notices) deliver(ctx context.Context, d store.Delivery) error {
	err := n.tryDelivery(ctx, d)
	if err == nil || ctx.Err() != nil || store.IsOutage(err) {
		return err
	}
	n.Log.Error("a notice could not be delivered", "channel", d.Channel, "tries", d.Tries+1, "error", err)
	if d.Tries+1 >= maxTries {
		return n.Store.FinishDelivery(ctx, d)
	}
	return n.Store.RetryDelivery(ctx, d, n.now().Add(waitAfter(d.Tries)))
}

// waitAfter returns how long a delivery rests after a number of tries and one more.
func waitAfter(tries int) time.Duration { return min(firstWait<<min(tries, maxTries), maxWait) }

// tryDelivery carries out one delivery.
func (n *Notices) tryDelivery(ctx context.Context, d store.Delivery) error {
	if d.Channel == "" {
		return n.split(ctx, d)
	}
	// An account may have been closed since the notice was split.
	if active, err := n.hasActiveAccount(ctx, d.Person); err != nil {
		return err
	} else if !active {
		return n.Store.FinishDelivery(ctx, d)
	}
	if Channel(d.Channel) == Mail && d.Kind != store.DigestNotice {
		settings, err := n.Settings(ctx, d.Person)
		if err != nil {
			return err
		}
		now := n.now()
		return n.Store.CollectDigest(ctx, d.Person, now, now.Add(settings.DigestPeriod()))
	}
	outcome, err := n.send(ctx, d)
	if ctx.Err() != nil {
		return ctx.Err() // it is due again after the lease
	}
	if _, ok := errors.AsType[*SendError](err); err != nil && !ok {
		return err
	}
	n.Metrics.Notices.WithLabelValues(d.Channel, string(outcome)).Inc()
	switch outcome {
	case retried:
		wait := waitAfter(d.Tries)
		n.Log.Info("a notice was not delivered and is tried again", "channel", d.Channel, "tries", d.Tries+1, "in", wait, "error", err)
		return n.Store.RetryDelivery(ctx, d, n.now().Add(wait))
	case failed:
		n.Log.Warn("a notice was not delivered", "channel", d.Channel, "tries", d.Tries+1, "error", err)
	case sent, dropped:
	}
	return n.Store.FinishDelivery(ctx, d)
}

// send sends a notice by its channel, unless its person has read it or it does not matter any more. A *SendError is why it was not
// accepted; other errors are of the store.
func (n *Notices) send(ctx context.Context, d store.Delivery) (result, error) {
	if d.Kind == store.DigestNotice {
		return n.outcome(d, n.sendDigest(ctx, d))
	}
	stored, err := n.Store.Notice(ctx, d.NoticeKey)
	switch {
	case errors.Is(err, store.ErrNotFound):
		return dropped, nil
	case err != nil:
		return failed, err
	case !stored.Unread, stored.Deadline > 0 && stored.Deadline <= n.Clock.Now().Uptime:
		return dropped, nil
	}
	switch Channel(d.Channel) {
	case Push:
		return n.outcome(d, n.sendPush(ctx, d, stored))
	case Webhook:
		return n.outcome(d, n.sendWebhook(ctx, d, stored))
	case Page, Mail:
	}
	return dropped, nil
}

// errUnneeded means that there is nothing to send any more.
var errUnneeded = errors.New("there is nothing to send")

// outcome returns what becomes of a delivery after an error, or nil.
func (n *Notices) outcome(d store.Delivery, err error) (result, error) {
	if err == nil {
		return sent, nil
	}
	if errors.Is(err, errUnneeded) {
		return dropped, nil
	}
	refused, ok := errors.AsType[*SendError](err)
	switch {
	case !ok:
		return failed, err
	case refused.Permanent || d.Tries+1 >= maxTries:
		return failed, err
	}
	return retried, err
}

// SendError is why a receiver has not accepted a notice.
type SendError struct {
	Reason    string
	Permanent bool // it would be refused again
}

func (e *SendError) Error() string { return e.Reason }

// split makes the deliveries of a notice by what its person wants.
func (n *Notices) split(ctx context.Context, d store.Delivery) error {
	stored, err := n.Store.Notice(ctx, d.NoticeKey)
	if errors.Is(err, store.ErrNotFound) {
		return n.Store.FinishDelivery(ctx, d)
	}
	if err != nil {
		return err
	}
	if Kind(d.Kind) == TimeLeft && n.Present != nil {
		here, err := n.Present(ctx, d.Match, d.Person)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			n.Log.Warn("it is not known whether a person looks at their match; they are reminded", "match", d.Match, "error", err)
		}
		if here && err == nil {
			return n.Store.DropNotice(ctx, d.NoticeKey)
		}
	}
	var into []store.Delivery
	if stored.Unread {
		if into, err = n.deliveriesOf(ctx, d); err != nil {
			return err
		}
	}
	return n.Store.SplitDelivery(ctx, d, n.now(), into)
}

// hasActiveAccount reports whether a person has an account that is neither disabled nor to be deleted.
func (n *Notices) hasActiveAccount(ctx context.Context, person string) (bool, error) {
	account, err := n.Store.Account(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil && account.State == store.AccountActive, err
}

// deliveriesOf returns how a person is notified of a notice besides the pages. A guest is not: somebody else may have the
// cookie tomorrow.
func (n *Notices) deliveriesOf(ctx context.Context, d store.Delivery) (into []store.Delivery, err error) {
	if active, err := n.hasActiveAccount(ctx, d.Person); err != nil || !active {
		return nil, err
	}
	settings, err := n.Settings(ctx, d.Person)
	if err != nil {
		return nil, err
	}
	now, kind := n.now(), Kind(d.Kind)
	add := func(c Channel, target string, due time.Time) {
		into = append(into, store.Delivery{NoticeKey: d.NoticeKey, Channel: string(c), Target: target, Due: due})
	}
	if settings.Wants(kind, Push) {
		devices, err := n.Store.Devices(ctx, d.Person)
		if err != nil {
			return nil, err
		}
		for _, device := range devices {
			add(Push, device.ID, now)
		}
	}
	if settings.Wants(kind, Webhook) {
		for _, w := range settings.Webhooks {
			add(Webhook, w.ID, now)
		}
	}
	if settings.Wants(kind, Mail) && n.Mail != nil {
		_, err := n.Store.Address(ctx, d.Person)
		if err == nil {
			add(Mail, "", now.Add(n.MailDelay))
		} else if !errors.Is(err, store.ErrNotFound) {
			return nil, err
		}
	}
	return into, nil
}

// List returns the notices of a person for the pages, the newest first, and how many of them are unread.
func (n *Notices) List(ctx context.Context, person string) (list []store.Notice, unread int, err error) {
	settings, err := n.Settings(ctx, person)
	if err != nil {
		return nil, 0, err
	}
	all, err := n.Store.Notices(ctx, person, store.MaxList)
	for _, one := range all {
		if !settings.Wants(Kind(one.Kind), Page) {
			continue
		}
		list = append(list, one)
		if one.Unread {
			unread++
		}
	}
	return list, unread, err
}

// Unread returns how many notices of a person are unread, for the bell on every page.
func (n *Notices) Unread(ctx context.Context, person string) (int, error) {
	if unread, err := n.Store.CountUnread(ctx, person); err != nil || unread == 0 {
		return 0, err
	}
	_, unread, err := n.List(ctx, person)
	return unread, err
}
