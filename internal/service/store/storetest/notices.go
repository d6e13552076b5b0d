package storetest

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// noticeLaws are those of [store.NoticeStore].
var noticeLaws = []law{
	{"a notice is stored with its event, once", testNoticeWithEvent},
	{"a turn that is over leaves no notice", testTurnOver},
	{"what is no notice is refused", testNoticeChecks},
	{"notices are read and marked as read by their person", testReadNotices},
	{"a delivery is claimed by one until its lease ends", testClaims},
	{"a delivery waits for its time and its uptime", testDueDeliveries},
	{"a notice is split into its deliveries, once", testSplit},
	{"a person receives one digest in a time", testDigest},
	{"a device belongs to one person", testDevices},
	{"devices are bounded", testBoundedDevices},
	{"no change of settings is lost", testNoticeSettings},
	{"old notices and unused devices are deleted", testOldNotices},
	{"a deleted account or match leaves no notice", testNoticesDeleted},
	{"no notices in a closed store", testNoticesClosed},
}

// notice returns one to a person about an event of a match.
func notice(person, kind, match string, seq int64) store.Notice {
	return store.Notice{NoticeKey: store.NoticeKey{Person: person, Kind: kind, Match: match, Seq: seq}, At: at(int(seq)), Deadline: time.Hour, Unread: true}
}

// noticed adds notices to an entry.
func noticed(e store.LogEntry, notices ...store.Notice) store.LogEntry {
	e.Notices = notices
	return e
}

// turnOver makes an entry end the turn that people were notified of.
func turnOver(e store.LogEntry) store.LogEntry {
	e.TurnOver = true
	return e
}

// device returns one of a person.
func device(person, id string, used int) store.Device {
	return store.Device{
		ID: id, Person: person, Endpoint: "https://push.example/" + id, Key: make([]byte, store.DeviceKeyLength), Auth: make([]byte, store.DeviceAuthLength),
		Label: "Browser\x00", Language: "de", Created: at(used), Used: at(used),
	}
}

// fillNotices stores notices, deliveries, devices and settings of several people.
func fillNotices(t *testing.T, s store.Store) {
	t.Helper()
	ctx := t.Context()
	hidden := notice("p2", "time-left", "m\x009", 4)
	hidden.Uptime = time.Minute
	mustDo(t, s.AddNotice(ctx, notice("p1", "turn", "m9", 3)), s.AddNotice(ctx, hidden), s.AddNotice(ctx, notice("p2", "over", "m8", 1)),
		s.MarkRead(ctx, "p2", "m8"), s.PutDevice(ctx, device("p1", "d1", 3)), s.PutDevice(ctx, device("p3", "d3", 4)),
		s.ChangeNoticeSettings(ctx, "p4", func([]byte) ([]byte, error) { return []byte(`{"a":"ü"}`), nil }))
	claimed := mustClaim(t, s, at(5), 0, 10)
	for _, d := range claimed {
		mustDo(t, s.SplitDelivery(ctx, d, at(5), []store.Delivery{to(d, store.MailChannel, "", 6), to(d, store.PushChannel, "d1", 7)}))
	}
	mustDo(t, s.CollectDigest(ctx, "p1", at(6), at(99)))
}

// to returns a delivery of the same notice by a channel.
func to(d store.Delivery, channel, target string, due int) store.Delivery {
	return store.Delivery{NoticeKey: d.NoticeKey, Channel: channel, Target: target, Due: at(due)}
}

// mustClaim claims what is due.
func mustClaim(t *testing.T, s store.Store, now time.Time, uptime time.Duration, limit int) []store.Delivery {
	t.Helper()
	claimed, err := s.ClaimDeliveries(t.Context(), store.DeliveryClaim{Now: now, Uptime: uptime, Lease: 50 * time.Millisecond, Limit: limit})
	if err != nil {
		t.Fatal(err)
	}
	return claimed
}

// allNotices returns what is stored of notices.
func allNotices(t *testing.T, s store.Store) []store.NoticeCopy {
	t.Helper()
	copies, err := s.(interface {
		NoticesAfter(ctx context.Context, person string, limit int) ([]store.NoticeCopy, error)
	}).NoticesAfter(t.Context(), "", 100)
	if err != nil {
		t.Fatal(err)
	}
	return copies
}

// requireNotices checks which notices there are, with their first deliveries.
func requireNotices(t *testing.T, s store.Store, want ...store.Notice) {
	t.Helper()
	var notices []store.Notice
	var deliveries, first []store.Delivery
	for _, c := range allNotices(t, s) {
		notices, deliveries = append(notices, c.Notices...), append(deliveries, c.Deliveries...)
	}
	for i := range want {
		first = append(first, want[i].FirstDelivery())
		want[i].Delay = 0
	}
	requireEqual(t, "notices", notices, want)
	requireEqual(t, "deliveries", deliveries, first)
}

func testNoticeWithEvent(t *testing.T, s store.Store) {
	turn, delayed := notice("p1", "turn", "m1", 1), notice("p2", "over", "m1", 1)
	delayed.Delay = 7 * time.Millisecond
	mustAppend(t, s, noticed(first("m1"), turn, delayed))
	requireNotices(t, s, turn, delayed)
	// The first one with a key stays, and its delivery is not stored again.
	for _, d := range mustClaim(t, s, at(9), 0, 9) {
		mustDo(t, s.FinishDelivery(t.Context(), d))
	}
	again := turn
	again.At = at(99)
	mustAppend(t, s, noticed(next("m1", 2, 1), again))
	mustDo(t, s.AddNotice(t.Context(), again))
	// What is refused leaves nothing.
	mustRefuse(t, s, store.ErrConflict, noticed(next("m1", 3, 1), notice("p3", "turn", "m1", 3)), noticed(next("m1", 9, 1), notice("p3", "turn", "m1", 9)))
	copies := allNotices(t, s)
	if len(copies) != 2 || len(copies[0].Deliveries)+len(copies[1].Deliveries) > 0 {
		t.Errorf("there are %+v", copies)
	}
	requireEqual(t, "the notice", copies[0].Notices, []store.Notice{turn})
}

func testTurnOver(t *testing.T, s store.Store) {
	mustAppend(t, s, noticed(first("m1"), notice("p1", "turn", "m1", 1), notice("p1", "time-left", "m1", 1), notice("p1", "challenge", "m1", 1), notice("p1", "rematch", "m1", 1)))
	mustAppend(t, s, noticed(first("m2"), notice("p1", "turn", "m2", 1)))
	// Several turns at once: only what the last one says is left.
	mustAppend(t, s, turnOver(noticed(next("m1", 2, 1), notice("p2", "turn", "m1", 2))), turnOver(noticed(next("m1", 3, 1), notice("p1", "turn", "m1", 3))))
	// What does not fit takes nothing away.
	mustRefuse(t, s, store.ErrConflict, turnOver(next("m1", 4, 1)), turnOver(next("m2", 9, 1)))
	requireNotices(t, s, notice("p1", "rematch", "m1", 1), notice("p1", "turn", "m1", 3), notice("p1", "turn", "m2", 1))
}

func testNoticeChecks(t *testing.T, s store.Store) {
	for name, change := range map[string]func(*store.Notice){
		"to nobody":           func(n *store.Notice) { n.Person = "" },
		"about another match": func(n *store.Notice) { n.Match = "m2" },
		"of no kind":          func(n *store.Notice) { n.Kind = "" },
		"of a strange kind":   func(n *store.Notice) { n.Kind = "Your turn" },
		"of a digest":         func(n *store.Notice) { n.Kind = store.DigestNotice },
		"in a digest":         func(n *store.Notice) { n.Digest = 1 },
		"before all uptime":   func(n *store.Notice) { n.Uptime = -1 },
		"with a past delay":   func(n *store.Notice) { n.Delay = -1 },
		"of no event":         func(n *store.Notice) { n.Seq = -1 },
	} {
		n := notice("p1", "turn", "m1", 1)
		change(&n)
		t.Run("a notice "+name, func(t *testing.T) { mustRefuse(t, s, store.ErrInvalid, noticed(first("m1"), n)) })
	}
	mustRefuse(t, s, store.ErrInvalid, noticed(first("m1"), make([]store.Notice, store.MaxNotices+1)...))
	mustAppend(t, s, first("m1"))
	mustRefuse(t, s, store.ErrInvalid, turnOver(chatEntry("m1", 1, "Hello")))
	mustRefuse(t, s, store.ErrInvalid, noticed(chatEntry("m1", 1, "Hello"), notice("p1", "turn", "m1", 1)))
	ctx := t.Context()
	requireError(t, "a notice of no kind", s.AddNotice(ctx, notice("p1", "", "m1", 1)), store.ErrInvalid)
	for name, change := range map[string]func(*store.Device){
		"of nobody":         func(d *store.Device) { d.Person = "" },
		"without an id":     func(d *store.Device) { d.ID = "" },
		"without a key":     func(d *store.Device) { d.Key = nil },
		"with half a code":  func(d *store.Device) { d.Auth = d.Auth[:8] },
		"without an end":    func(d *store.Device) { d.Endpoint = "" },
		"with a long label": func(d *store.Device) { d.Label = string(make([]byte, store.MaxDeviceLabel+1)) },
	} {
		d := device("p1", "d1", 1)
		change(&d)
		requireError(t, "a device "+name, s.PutDevice(ctx, d), store.ErrInvalid)
	}
	long := func([]byte) ([]byte, error) { return make([]byte, store.MaxNoticeSettings+1), nil }
	requireError(t, "long settings", s.ChangeNoticeSettings(ctx, "p1", long), store.ErrInvalid)
	mustDo(t, s.AddNotice(ctx, notice("p1", "turn", "m1", 1)))
	d := mustClaim(t, s, at(9), 0, 1)[0]
	requireError(t, "a delivery by no channel", s.SplitDelivery(ctx, d, at(9), []store.Delivery{to(d, "", "", 1)}), store.ErrInvalid)
}

func testReadNotices(t *testing.T, s store.Store) {
	ctx := t.Context()
	hidden := notice("p1", "time-left", "m1", 5)
	hidden.Uptime = time.Minute
	one, two, three, other := notice("p1", "turn", "m1", 1), notice("p1", "over", "m2", 2), notice("p1", "over", "m3", 3), notice("p2", "turn", "m1", 4)
	for _, n := range []store.Notice{one, two, three, other, hidden} {
		mustDo(t, s.AddNotice(ctx, n))
	}
	check := func(what string, unread int, want ...store.Notice) {
		t.Helper()
		got, err := s.Notices(ctx, "p1", 10)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, what, got, want)
		if n, err := s.CountUnread(ctx, "p1"); n != unread || err != nil {
			t.Errorf("%s: %d are unread, %v", what, n, err)
		}
	}
	check("at first", 3, three, two, one)
	if some, err := s.Notices(ctx, "p1", 1); len(some) != 1 || err != nil {
		t.Errorf("the first: %+v, %v", some, err)
	}
	if some, err := s.Notices(ctx, "p1", -1); len(some) != 0 || err != nil {
		t.Errorf("none: %+v, %v", some, err)
	}
	mustDo(t, s.MarkRead(ctx, "p1", "m2"), s.MarkRead(ctx, "p1", "m9"))
	two.Unread = false
	check("one is read", 2, three, two, one)
	mustDo(t, s.MarkRead(ctx, "p1", ""))
	one.Unread, three.Unread = false, false
	check("all are read", 0, three, two, one)
	if n, err := s.CountUnread(ctx, "p2"); n != 1 || err != nil {
		t.Errorf("of another person %d are unread, %v", n, err)
	}
	got, err := s.Notice(ctx, hidden.NoticeKey)
	if err != nil {
		t.Fatal(err)
	}
	requireEqual(t, "what is not shown stays unread", got, hidden)
	_, err = s.Notice(ctx, store.NoticeKey{Person: "p9", Kind: "turn", Match: "m1", Seq: 1})
	requireError(t, "an unknown notice", err, store.ErrNotFound)
	mustDo(t, s.DropNotice(ctx, three.NoticeKey), s.DropNotice(ctx, three.NoticeKey))
	check("one is dropped", 0, two, one)
}

func testClaims(t *testing.T, s store.Store) {
	ctx := t.Context()
	const deliveries = 12
	for n := range deliveries {
		mustDo(t, s.AddNotice(ctx, notice("p1", "turn", fmt.Sprint("m", n), int64(n))))
	}
	// Of several nodes each receives others.
	const nodes = 4
	claims := make(chan []store.Delivery, nodes)
	for range nodes {
		go func() {
			claimed, err := s.ClaimDeliveries(ctx, store.DeliveryClaim{Now: at(20), Lease: 30 * time.Millisecond, Limit: 3})
			if err != nil {
				t.Error(err)
			}
			claims <- claimed
		}()
	}
	seen := map[int64]bool{}
	for range nodes {
		for _, d := range <-claims {
			if seen[d.ID] {
				t.Errorf("delivery %+v was claimed twice", d)
			}
			seen[d.ID] = true
		}
	}
	for _, d := range mustClaim(t, s, at(20), 0, deliveries) { // in PostgreSQL one passes over what another is claiming
		if seen[d.ID] {
			t.Errorf("delivery %+v was claimed twice", d)
		}
		seen[d.ID] = true
	}
	if len(seen) != deliveries {
		t.Errorf("%d were claimed", len(seen))
	}
	if rest := mustClaim(t, s, at(49), 0, deliveries); len(rest) > 0 {
		t.Errorf("within the lease: %+v", rest)
	}
	again := mustClaim(t, s, at(71), 0, deliveries)
	if len(again) != deliveries {
		t.Errorf("after the lease %d were claimed", len(again))
	}
	mustDo(t, s.FinishDelivery(ctx, again[0]), s.FinishDelivery(ctx, again[0]), s.RetryDelivery(ctx, again[0], at(0)), s.RetryDelivery(ctx, again[1], at(75)))
	left := mustClaim(t, s, at(75), 0, deliveries)
	if len(left) != 1 || left[0].ID != again[1].ID || left[0].Tries != 1 {
		t.Errorf("to be tried again: %+v", left)
	}
}

func testDueDeliveries(t *testing.T, s store.Store) {
	ctx := t.Context()
	late, hidden := notice("p1", "over", "m1", 1), notice("p1", "time-left", "m1", 2)
	late.Delay, hidden.Uptime = 10*time.Millisecond, time.Minute
	mustDo(t, s.AddNotice(ctx, late), s.AddNotice(ctx, hidden))
	for _, c := range []struct {
		now    int
		uptime time.Duration
		want   int64
	}{{10, 0, 0}, {11, 0, 1}, {11, time.Minute - 1, 1}, {1, time.Minute, 0}, {2, time.Minute, 1}, {11, time.Hour, 2}} {
		n, oldest, err := s.WaitingDeliveries(ctx, at(c.now), c.uptime)
		if n != c.want || err != nil {
			t.Errorf("at %d ms and an uptime of %v %d are due, %v, want %d", c.now, c.uptime, n, err, c.want)
		}
		if n == 1 && c.uptime == time.Minute || n == 2 {
			requireEqual(t, "the oldest", oldest, at(2))
		}
	}
	if early := mustClaim(t, s, at(10), time.Minute-1, 9); len(early) > 0 {
		t.Errorf("too early: %+v", early)
	}
	got := mustClaim(t, s, at(2), time.Minute, 9)
	if len(got) != 1 || got[0].Kind != "time-left" || got[0].Uptime != time.Minute {
		t.Errorf("with the uptime: %+v", got)
	}
	if got = mustClaim(t, s, at(11), 0, 9); len(got) != 1 || got[0].Kind != "over" {
		t.Errorf("with the time: %+v", got)
	}
}

func testSplit(t *testing.T, s store.Store) {
	ctx := t.Context()
	hidden := notice("p1", "time-left", "m1", 2)
	hidden.Uptime = time.Minute
	mustDo(t, s.AddNotice(ctx, hidden))
	d := mustClaim(t, s, at(5), time.Minute, 1)[0]
	into := []store.Delivery{to(d, store.PushChannel, "d1", 6), to(d, store.PushChannel, "d2", 6)}
	mustDo(t, s.SplitDelivery(ctx, d, at(6), into), s.SplitDelivery(ctx, d, at(9), []store.Delivery{to(d, store.PushChannel, "d3", 6)}))
	shown := hidden
	shown.At, shown.Uptime = at(6), 0
	copies := allNotices(t, s)
	requireEqual(t, "the notice", copies[0].Notices, []store.Notice{shown})
	requireEqual(t, "its deliveries", copies[0].Deliveries, into)
	// The turn is over meanwhile.
	mustAppend(t, s, first("m1"))
	mustAppend(t, s, turnOver(next("m1", 2, 1)))
	mustDo(t, s.SplitDelivery(ctx, d, at(9), into), s.RetryDelivery(ctx, d, at(1)))
	if copies := allNotices(t, s); len(copies) > 0 {
		t.Errorf("what was gone is there again: %+v", copies)
	}
}

func testDigest(t *testing.T, s store.Store) {
	ctx := t.Context()
	mails := func(seq int64) {
		t.Helper()
		n := notice("p1", "over", fmt.Sprint("m", seq), seq)
		mustDo(t, s.AddNotice(ctx, n))
		for _, d := range mustClaim(t, s, at(200), 0, 9) {
			if d.Channel == "" {
				mustDo(t, s.SplitDelivery(ctx, d, at(200), []store.Delivery{to(d, store.MailChannel, "", 1), to(d, store.PushChannel, "d1", 300)}))
			}
		}
	}
	deliveries := func() (digests []int64, mails []time.Time) {
		for _, c := range allNotices(t, s) {
			for _, d := range c.Deliveries {
				switch {
				case d.Kind == store.DigestNotice && d.Channel == store.MailChannel && d.Match == "":
					digests = append(digests, d.Seq)
				case d.Channel == store.MailChannel:
					mails = append(mails, d.Due)
				}
			}
		}
		return digests, mails
	}
	mails(1)
	mails(2)
	mustDo(t, s.CollectDigest(ctx, "p1", at(200), at(500)))
	digests, waiting := deliveries()
	requireEqual(t, "digests", digests, []int64{1})
	requireEqual(t, "other mails", waiting, []time.Time{})
	// The next one comes later, and the first one stays as it is.
	mails(3)
	mustDo(t, s.CollectDigest(ctx, "p1", at(499), at(900)))
	digests, waiting = deliveries()
	requireEqual(t, "digests", digests, []int64{1})
	requireEqual(t, "other mails", waiting, []time.Time{at(500)})
	notices, err := s.DigestNotices(ctx, "p1", 1)
	if err != nil {
		t.Fatal(err)
	}
	if len(notices) != 2 || notices[0].Match != "m1" || notices[1].Match != "m2" || notices[0].Digest != 1 {
		t.Errorf("the digest has %+v", notices)
	}
	mustDo(t, s.CollectDigest(ctx, "p1", at(500), at(900)))
	if digests, waiting = deliveries(); len(digests) != 2 || len(waiting) != 0 {
		t.Errorf("later there are the digests %v and mails at %v", digests, waiting)
	}
	if notices, err := s.DigestNotices(ctx, "p2", 1); len(notices) > 0 || err != nil {
		t.Errorf("of another person: %+v, %v", notices, err)
	}
	settings, err := s.NoticeSettings(ctx, "p1")
	if len(settings) > 0 || err != nil {
		t.Errorf("the settings are %s, %v", settings, err)
	}
}

func testDevices(t *testing.T, s store.Store) {
	ctx := t.Context()
	requireDevices := func(person string, want ...store.Device) {
		t.Helper()
		got, err := s.Devices(ctx, person)
		if err != nil {
			t.Fatal(err)
		}
		requireEqual(t, "devices of "+person, got, want)
	}
	d := device("p1", "d1", 1)
	mustDo(t, s.PutDevice(ctx, d), s.PutDevice(ctx, device("p1", "d0", 2)))
	again := d
	again.Created, again.Used, again.Label = at(5), at(5), "Other"
	mustDo(t, s.PutDevice(ctx, again))
	again.Created = at(1)
	requireDevices("p1", again, device("p1", "d0", 2))
	requireError(t, "the device of another person", s.DeleteDevice(ctx, "p2", "d1"), store.ErrNotFound)
	mustDo(t, s.TouchDevice(ctx, "p2", "d1", at(9)), s.TouchDevice(ctx, "p1", "d1", at(8)))
	again.Used = at(8)
	requireDevices("p1", again, device("p1", "d0", 2))
	// A browser in which another person is logged in now.
	mustDo(t, s.AddNotice(ctx, notice("p1", "turn", "m1", 1)))
	first := mustClaim(t, s, at(9), 0, 1)[0]
	mustDo(t, s.SplitDelivery(ctx, first, at(9), []store.Delivery{to(first, store.PushChannel, "d0", 9), to(first, store.PushChannel, "d1", 9)}))
	taken := device("p2", "d1", 9)
	mustDo(t, s.PutDevice(ctx, taken))
	requireDevices("p1", device("p1", "d0", 2))
	requireDevices("p2", taken)
	left := mustClaim(t, s, at(9), 0, 9)
	if len(left) != 1 || left[0].Target != "d0" {
		t.Errorf("left to be delivered: %+v", left)
	}
	mustDo(t, s.DeleteDevice(ctx, "p1", "d0"))
	requireDevices("p1")
	requireError(t, "again", s.DeleteDevice(ctx, "p1", "d0"), store.ErrNotFound)
	if left := mustClaim(t, s, at(999), 0, 9); len(left) > 0 {
		t.Errorf("to a deleted device: %+v", left)
	}
}

func testBoundedDevices(t *testing.T, s store.Store) {
	ctx := t.Context()
	for n := range store.MaxDevices {
		mustDo(t, s.PutDevice(ctx, device("p1", fmt.Sprint("d", n), n)))
	}
	mustDo(t, s.TouchDevice(ctx, "p1", "d0", at(50)), s.PutDevice(ctx, device("p1", "d2", 60)), s.PutDevice(ctx, device("p1", "new", 70)))
	devices, err := s.Devices(ctx, "p1")
	if err != nil || len(devices) != store.MaxDevices {
		t.Fatalf("%d devices, %v", len(devices), err)
	}
	for _, d := range devices {
		if d.ID == "d1" {
			t.Error("the one that was used longest ago is still there")
		}
	}
}

func testNoticeSettings(t *testing.T, s store.Store) {
	ctx := t.Context()
	if settings, err := s.NoticeSettings(ctx, "p1"); len(settings) > 0 || err != nil {
		t.Errorf("at first: %s, %v", settings, err)
	}
	const callers = 8
	errs := make(chan error, callers)
	for range callers {
		go func() {
			errs <- s.ChangeNoticeSettings(ctx, "p1", func(before []byte) ([]byte, error) { return append(before, "é"...), nil })
		}()
	}
	for range callers {
		mustDo(t, <-errs)
	}
	refused := errors.New("no")
	requireError(t, "a change that is refused", s.ChangeNoticeSettings(ctx, "p1", func([]byte) ([]byte, error) { return nil, refused }), refused)
	settings, err := s.NoticeSettings(ctx, "p1")
	if len(settings) != callers*len("é") || err != nil {
		t.Errorf("afterwards: %s, %v", settings, err)
	}
}

func testOldNotices(t *testing.T, s store.Store) {
	ctx := t.Context()
	for n := range int64(5) {
		mustDo(t, s.AddNotice(ctx, notice("p1", "turn", "m1", n)), s.PutDevice(ctx, device("p1", fmt.Sprint("d", n), int(n))))
	}
	total := 0
	for calls := 0; ; calls++ {
		n, err := s.DeleteOldNotices(ctx, at(3), at(2), 2)
		if err != nil {
			t.Fatal(err)
		}
		if total += n; n == 0 {
			break
		}
		if calls == 0 && n != 4 {
			t.Errorf("%d were deleted at once", n)
		}
	}
	devices, err := s.Devices(ctx, "p1")
	if total != 5 || len(devices) != 3 || err != nil {
		t.Errorf("%d were deleted, %d devices are left, %v", total, len(devices), err)
	}
	requireNotices(t, s, notice("p1", "turn", "m1", 3), notice("p1", "turn", "m1", 4))
}

func testNoticesDeleted(t *testing.T, s store.Store) {
	ctx := t.Context()
	mustCreateAccount(t, s, "p1", "Ann")
	fillNotices(t, s)
	mustDo(t, s.DeleteAccount(ctx, "p1"))
	mustAppend(t, s, first("m8"))
	mustDo(t, s.Delete(ctx, "m8", 1))
	var left []string
	for _, c := range allNotices(t, s) {
		left = append(left, fmt.Sprintf("%s %d %d %d", c.Person, len(c.Notices), len(c.Devices), len(c.Deliveries)))
	}
	requireEqual(t, "what is left of whom", left, []string{"p2 1 0 1", "p3 0 1 0", "p4 0 0 0"})
}

func testNoticesClosed(t *testing.T, s store.Store) {
	mustDo(t, s.Close())
	ctx := t.Context()
	key := notice("p1", "turn", "m1", 1).NoticeKey
	_, one := s.Notice(ctx, key)
	_, list := s.Notices(ctx, "p1", 1)
	_, claim := s.ClaimDeliveries(ctx, store.DeliveryClaim{Now: at(1)})
	_, _, waiting := s.WaitingDeliveries(ctx, at(1), 0)
	_, devices := s.Devices(ctx, "p1")
	failures(t, store.ErrClosed, map[string]error{
		"one": one, "list": list, "claim": claim, "waiting": waiting, "devices": devices, "add": s.AddNotice(ctx, notice("p1", "turn", "m1", 1)),
		"read": s.MarkRead(ctx, "p1", ""), "drop": s.DropNotice(ctx, key), "device": s.PutDevice(ctx, device("p1", "d1", 1)),
	})
}
