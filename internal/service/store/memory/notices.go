package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// noticeData is what people are to be notified of, and what is still to be delivered of it.
type noticeData struct {
	notices      map[store.NoticeKey]store.Notice
	deliveries   map[int64]store.Delivery // by id
	lastDelivery int64                    // the id of the last one
	devices      map[string]store.Device  // by id
	settings     map[string]noticeSettings
}

// noticeSettings are the settings of a person, and their digests.
type noticeSettings struct {
	settings  string
	digest    int64
	digestDue time.Time
}

// stored reports whether there is anything to copy.
func (s noticeSettings) stored() bool { return s.settings != "" || s.digest > 0 }

// noDigest is the time before which there was no digest yet.
var noDigest = time.UnixMilli(0).UTC()

func newNoticeData() noticeData {
	return noticeData{
		notices: map[store.NoticeKey]store.Notice{}, deliveries: map[int64]store.Delivery{}, devices: map[string]store.Device{},
		settings: map[string]noticeSettings{},
	}
}

// applyNotices deletes and stores what an entry says, and returns a function that takes it back. The store is locked.
func (s *Store) applyNotices(e *store.LogEntry) (undo func()) {
	if !e.TurnOver && len(e.Notices) == 0 {
		return func() {}
	}
	notices, deliveries := maps.Clone(s.notices), maps.Clone(s.deliveries)
	if e.TurnOver {
		s.deleteNotices(func(k *store.NoticeKey) bool { return k.Match == e.Match && k.IsTurnNotice() })
	}
	for i := range e.Notices {
		s.addNotice(&e.Notices[i])
	}
	return func() { s.notices, s.deliveries = notices, deliveries }
}

// deleteNotices deletes some notices with their deliveries. The store is locked.
func (s *Store) deleteNotices(selected func(*store.NoticeKey) bool) {
	maps.DeleteFunc(s.notices, func(k store.NoticeKey, _ store.Notice) bool { return selected(&k) })
	maps.DeleteFunc(s.deliveries, func(_ int64, d store.Delivery) bool { return selected(&d.NoticeKey) })
}

// addNotice stores a notice with its first delivery, unless there is one with its key. The store is locked.
func (s *Store) addNotice(n *store.Notice) {
	if _, known := s.notices[n.NoticeKey]; known {
		return
	}
	stored := n.Normalized()
	stored.Unread = true
	s.notices[n.NoticeKey] = stored
	s.addDelivery(n.FirstDelivery())
}

// addDelivery stores a delivery, unless there is the same. The store is locked.
func (s *Store) addDelivery(d store.Delivery) {
	for _, other := range s.deliveries {
		if other.NoticeKey == d.NoticeKey && other.Channel == d.Channel && other.Target == d.Target {
			return
		}
	}
	s.lastDelivery++
	d.ID, d.Due = s.lastDelivery, store.RoundTime(d.Due)
	s.deliveries[d.ID] = d
}

// deleteNoticesOf deletes all that is stored of the notices of a person. The store is locked.
func (s *Store) deleteNoticesOf(person string) {
	s.deleteNotices(func(k *store.NoticeKey) bool { return k.Person == person })
	maps.DeleteFunc(s.devices, func(_ string, d store.Device) bool { return d.Person == person })
	delete(s.settings, person)
}

// change calls f while the store is locked for a change.
func (s *Store) change(ctx context.Context, f func()) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	f()
	return nil
}

// selectNotices returns some notices in an order.
func (s *Store) selectNotices(ctx context.Context, selected func(*store.Notice) bool, order func(a, b store.Notice) int) ([]store.Notice, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	return s.noticesWhere(selected, order), nil
}

func (s *Store) noticesWhere(selected func(*store.Notice) bool, order func(a, b store.Notice) int) []store.Notice {
	var notices []store.Notice
	for _, n := range s.notices {
		if selected(&n) {
			notices = append(notices, n)
		}
	}
	slices.SortFunc(notices, order)
	return notices
}

func byKey(a, b store.Notice) int { return a.Compare(&b.NoticeKey) }

// AddNotice stores a notice that no event of a match causes.
func (s *Store) AddNotice(ctx context.Context, n store.Notice) error {
	if err := n.Check(); err != nil {
		return err
	}
	return s.change(ctx, func() { s.addNotice(&n) })
}

// Notice returns the one with a key.
func (s *Store) Notice(ctx context.Context, key store.NoticeKey) (store.Notice, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Notice{}, err
	}
	defer s.mu.RUnlock()
	n, ok := s.notices[key]
	if !ok {
		return n, fmt.Errorf("notice of person %s: %w", key.Person, store.ErrNotFound)
	}
	return n, nil
}

// Notices returns those of a person that are shown.
func (s *Store) Notices(ctx context.Context, person string, limit int) ([]store.Notice, error) {
	notices, err := s.selectNotices(ctx, func(n *store.Notice) bool { return n.Person == person && n.Uptime == 0 },
		func(a, b store.Notice) int { return cmp.Or(b.At.Compare(a.At), byKey(a, b)) })
	return notices[:min(len(notices), listLimit(limit))], err
}

// CountUnread returns how many notices of a person are unread.
func (s *Store) CountUnread(ctx context.Context, person string) (int, error) {
	notices, err := s.selectNotices(ctx, func(n *store.Notice) bool { return n.Person == person && n.Uptime == 0 && n.Unread }, byKey)
	return len(notices), err
}

// MarkRead marks notices of a person as read.
func (s *Store) MarkRead(ctx context.Context, person, match string) error {
	return s.change(ctx, func() {
		for key, n := range s.notices {
			if n.Person == person && n.Uptime == 0 && (match == "" || n.Match == match) {
				n.Unread = false
				s.notices[key] = n
			}
		}
	})
}

// isDue reports whether a delivery is due.
func isDue(d *store.Delivery, now time.Time, uptime time.Duration) bool {
	return d.Due.UnixMilli() <= now.UnixMilli() && d.Uptime <= uptime
}

// ClaimDeliveries returns deliveries that are due, and keeps others from them for a time.
func (s *Store) ClaimDeliveries(ctx context.Context, c store.DeliveryClaim) (claimed []store.Delivery, err error) {
	err = s.change(ctx, func() {
		for _, d := range s.deliveries {
			if isDue(&d, c.Now, c.Uptime) {
				claimed = append(claimed, d)
			}
		}
		slices.SortFunc(claimed, func(a, b store.Delivery) int { return cmp.Or(a.Due.Compare(b.Due), cmp.Compare(a.ID, b.ID)) })
		claimed = claimed[:min(len(claimed), max(c.Limit, 1))]
		for i := range claimed {
			claimed[i].Due = store.RoundTime(c.Now.Add(c.Lease))
			s.deliveries[claimed[i].ID] = claimed[i]
		}
	})
	return claimed, err
}

// SplitDelivery replaces the first delivery of a notice by others.
func (s *Store) SplitDelivery(ctx context.Context, d store.Delivery, now time.Time, into []store.Delivery) error {
	for i := range into {
		if err := into[i].Check(); err != nil {
			return err
		}
	}
	return s.change(ctx, func() {
		if _, known := s.deliveries[d.ID]; !known {
			return
		}
		delete(s.deliveries, d.ID)
		for _, other := range into {
			s.addDelivery(other)
		}
		if n, known := s.notices[d.NoticeKey]; known && n.Uptime != 0 {
			n.At, n.Uptime = store.RoundTime(now), 0
			s.notices[d.NoticeKey] = n
		}
	})
}

// DropNotice deletes a notice with its deliveries.
func (s *Store) DropNotice(ctx context.Context, key store.NoticeKey) error {
	return s.change(ctx, func() { s.deleteNotices(func(k *store.NoticeKey) bool { return *k == key }) })
}

// FinishDelivery deletes a delivery that is done.
func (s *Store) FinishDelivery(ctx context.Context, d store.Delivery) error {
	return s.change(ctx, func() { delete(s.deliveries, d.ID) })
}

// RetryDelivery makes a delivery due again at a time.
func (s *Store) RetryDelivery(ctx context.Context, d store.Delivery, due time.Time) error {
	return s.change(ctx, func() {
		if stored, known := s.deliveries[d.ID]; known {
			stored.Tries++
			stored.Due = store.RoundTime(due)
			s.deliveries[d.ID] = stored
		}
	})
}

// CollectDigest makes one digest of all deliveries by mail of a person.
func (s *Store) CollectDigest(ctx context.Context, person string, now, next time.Time) error {
	return s.change(ctx, func() {
		settings := s.settingsOf(person)
		later := settings.digestDue.UnixMilli() > now.UnixMilli()
		if !later {
			settings.digest++
			settings.digestDue = store.RoundTime(next)
			s.settings[person] = settings
		}
		for id, d := range s.deliveries {
			switch {
			case d.Person != person || d.Channel != store.MailChannel || d.Kind == store.DigestNotice:
			case later:
				d.Due = settings.digestDue
				s.deliveries[id] = d
			default:
				delete(s.deliveries, id)
				if n, known := s.notices[d.NoticeKey]; known {
					n.Digest = settings.digest
					s.notices[d.NoticeKey] = n
				}
			}
		}
		if !later {
			s.addDelivery(store.DigestDelivery(person, settings.digest, now))
		}
	})
}

// settingsOf returns the settings of a person. The store is locked.
func (s *Store) settingsOf(person string) noticeSettings {
	settings, known := s.settings[person]
	if !known {
		settings.digestDue = noDigest
	}
	return settings
}

// DigestNotices returns the notices of a digest.
func (s *Store) DigestNotices(ctx context.Context, person string, number int64) ([]store.Notice, error) {
	return s.selectNotices(ctx, func(n *store.Notice) bool { return n.Person == person && n.Digest == number },
		func(a, b store.Notice) int { return cmp.Or(a.At.Compare(b.At), byKey(a, b)) })
}

// WaitingDeliveries returns how many deliveries are due.
func (s *Store) WaitingDeliveries(ctx context.Context, now time.Time, uptime time.Duration) (waiting int64, oldest time.Time, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return 0, time.Time{}, err
	}
	defer s.mu.RUnlock()
	oldest = time.UnixMilli(0).UTC()
	for _, d := range s.deliveries {
		if isDue(&d, now, uptime) {
			if waiting++; waiting == 1 || d.Due.Before(oldest) {
				oldest = d.Due
			}
		}
	}
	return waiting, oldest, nil
}

// NoticeSettings returns the settings of a person.
func (s *Store) NoticeSettings(ctx context.Context, person string) ([]byte, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	return []byte(s.settings[person].settings), nil
}

// ChangeNoticeSettings changes the settings of a person.
func (s *Store) ChangeNoticeSettings(ctx context.Context, person string, change func([]byte) ([]byte, error)) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	settings := s.settingsOf(person)
	after, err := change([]byte(settings.settings))
	if err != nil {
		return err
	}
	if err := store.CheckNoticeSettings(after); err != nil {
		return err
	}
	settings.settings = string(after)
	s.settings[person] = settings
	return nil
}

// DeleteOldNotices deletes old notices and devices that were not used for long.
func (s *Store) DeleteOldNotices(ctx context.Context, notices, devices time.Time, limit int) (deleted int, err error) {
	err = s.change(ctx, func() {
		for key, n := range s.notices {
			if n.At.UnixMilli() < notices.UnixMilli() && deleted < max(limit, 1) {
				s.deleteNotices(func(k *store.NoticeKey) bool { return *k == key })
				deleted++
			}
		}
		left := max(limit, 1)
		for id, d := range s.devices {
			if d.Used.UnixMilli() < devices.UnixMilli() && left > 0 {
				s.deleteDevice(id)
				left--
				deleted++
			}
		}
	})
	return deleted, err
}

// NoticesAfter returns all of notices that is stored of people after one.
func (s *Store) NoticesAfter(ctx context.Context, person string, limit int) ([]store.NoticeCopy, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	var people []string
	add := func(id string) {
		if id > person {
			people = append(people, id)
		}
	}
	for key := range s.notices {
		add(key.Person)
	}
	for _, d := range s.deliveries {
		add(d.Person)
	}
	for _, d := range s.devices {
		add(d.Person)
	}
	for id, settings := range s.settings {
		if settings.stored() {
			add(id)
		}
	}
	var copies []store.NoticeCopy
	for _, id := range store.FirstPeople(max(limit, 1), people) {
		copies = append(copies, s.copyOfNotices(id))
	}
	return copies, nil
}

// noticeRows returns how many notices, deliveries, devices and settings there are. The store is locked.
func (s *Store) noticeRows() int64 {
	rows := len(s.notices) + len(s.deliveries) + len(s.devices)
	for _, settings := range s.settings {
		if settings.stored() {
			rows++
		}
	}
	return int64(rows)
}

// copyOfNotices returns all of notices of a person. The store is locked.
func (s *Store) copyOfNotices(person string) store.NoticeCopy {
	settings := s.settingsOf(person)
	c := store.NoticeCopy{Person: person, Digest: settings.digest, DigestDue: settings.digestDue}
	if settings.settings != "" {
		c.Settings = []byte(settings.settings)
	}
	c.Notices = s.noticesWhere(func(n *store.Notice) bool { return n.Person == person }, byKey)
	for _, d := range s.deliveries {
		if d.Person == person {
			d.ID = 0
			c.Deliveries = append(c.Deliveries, d)
		}
	}
	slices.SortFunc(c.Deliveries, func(a, b store.Delivery) int {
		return cmp.Or(a.Compare(&b.NoticeKey), strings.Compare(a.Channel, b.Channel), strings.Compare(a.Target, b.Target))
	})
	for _, d := range s.devices {
		if d.Person == person {
			c.Devices = append(c.Devices, cloneDevice(d))
		}
	}
	slices.SortFunc(c.Devices, func(a, b store.Device) int { return strings.Compare(a.ID, b.ID) })
	return c
}

// addCopiedNotices stores all of notices of a person. The store is locked.
func (s *Store) addCopiedNotices(c *store.NoticeCopy) {
	if c.HasSettings() {
		s.settings[c.Person] = noticeSettings{string(c.Settings), c.Digest, store.RoundTime(c.DigestDue)}
	}
	for i := range c.Notices {
		s.notices[c.Notices[i].NoticeKey] = c.Notices[i].Normalized()
	}
	for _, d := range c.Deliveries {
		s.addDelivery(d)
	}
	for _, d := range c.Devices {
		s.devices[d.ID] = cloneDevice(d)
	}
}
