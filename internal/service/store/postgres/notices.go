package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

func noticeOf(row query.Notice) store.Notice {
	return store.Notice{
		NoticeKey: store.NoticeKey{Person: unescape(row.Person), Kind: row.Kind, Match: unescape(row.Match), Seq: row.Seq},
		At:        timeOf(row.At), Uptime: time.Duration(row.Uptime), Deadline: time.Duration(row.Deadline), Unread: row.Unread, Digest: row.Digest,
	}
}

func noticesOf(rows []query.Notice) []store.Notice {
	var notices []store.Notice
	for _, row := range rows {
		notices = append(notices, noticeOf(row))
	}
	return notices
}

func deliveriesOf(rows []query.Delivery) []store.Delivery {
	var deliveries []store.Delivery
	for _, row := range rows {
		deliveries = append(deliveries, store.Delivery{
			ID: row.ID, NoticeKey: store.NoticeKey{Person: unescape(row.Person), Kind: row.Kind, Match: unescape(row.Match), Seq: row.Seq},
			Channel: row.Channel, Target: unescape(row.Target), Tries: int(row.Tries), Due: timeOf(row.Due), Uptime: time.Duration(row.Uptime),
		})
	}
	return deliveries
}

// AddNotice stores a notice that no event of a match causes.
func (s *Store) AddNotice(ctx context.Context, n store.Notice) error {
	if err := n.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		var l noticeLists
		l.add(&n)
		return q.InsertNotices(ctx, l.InsertNoticesParams)
	})
}

// Notice returns the one with a key.
func (r *reader) Notice(ctx context.Context, key store.NoticeKey) (store.Notice, error) {
	row, err := r.q.NoticeByKey(ctx, query.NoticeByKeyParams(escapeKey(key)))
	if err != nil {
		return store.Notice{}, r.readError(err, "notice of person", key.Person)
	}
	return noticeOf(row), nil
}

// Notices returns those of a person that are shown.
func (r *reader) Notices(ctx context.Context, person string, limit int) ([]store.Notice, error) {
	rows, err := r.q.ShownNotices(ctx, query.ShownNoticesParams{Person: escape(person), Limit: listLimit(limit)})
	return noticesOf(rows), r.readError(err, "notices of person", person)
}

// CountUnread returns how many notices of a person are unread.
func (r *reader) CountUnread(ctx context.Context, person string) (int, error) {
	n, err := r.q.CountUnread(ctx, escape(person))
	return int(n), r.readError(err, "notices of person", person)
}

// MarkRead marks notices of a person as read.
func (s *Store) MarkRead(ctx context.Context, person, match string) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if match == "" {
			return q.MarkAllRead(ctx, escape(person))
		}
		return q.MarkRead(ctx, query.MarkReadParams{Person: escape(person), Match: escape(match)})
	})
}

// ClaimDeliveries returns deliveries that are due, and keeps others from them for a time.
func (s *Store) ClaimDeliveries(ctx context.Context, c store.DeliveryClaim) ([]store.Delivery, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) ([]store.Delivery, error) {
		rows, err := q.ClaimDeliveries(ctx, query.ClaimDeliveriesParams{
			LeaseEnd: c.Now.Add(c.Lease).UnixMilli(), Now: c.Now.UnixMilli(), Uptime: int64(c.Uptime), Most: int64(max(c.Limit, 1)),
		})
		return deliveriesOf(rows), err
	})
}

// SplitDelivery replaces the first delivery of a notice by others.
func (s *Store) SplitDelivery(ctx context.Context, d store.Delivery, now time.Time, into []store.Delivery) error {
	for i := range into {
		if err := into[i].Check(); err != nil {
			return err
		}
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.FinishDelivery(ctx, d.ID)
		if err != nil || rows == 0 {
			return err
		}
		if len(into) > 0 {
			if err := q.InsertDeliveries(ctx, deliveryLists(into)); err != nil {
				return err
			}
		}
		return q.ShowNotice(ctx, query.ShowNoticeParams{At: now.UnixMilli(), Person: escape(d.Person), Kind: d.Kind, Match: escape(d.Match), Seq: d.Seq})
	})
}

// DropNotice deletes a notice with its deliveries.
func (s *Store) DropNotice(ctx context.Context, key store.NoticeKey) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return dropNotice(ctx, q, key) })
}

func dropNotice(ctx context.Context, q *query.Queries, key store.NoticeKey) error {
	if err := q.DropDeliveries(ctx, query.DropDeliveriesParams(escapeKey(key))); err != nil {
		return err
	}
	return q.DropNotice(ctx, query.DropNoticeParams(escapeKey(key)))
}

// FinishDelivery deletes a delivery that is done.
func (s *Store) FinishDelivery(ctx context.Context, d store.Delivery) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		_, err := q.FinishDelivery(ctx, d.ID)
		return err
	})
}

// RetryDelivery makes a delivery due again at a time.
func (s *Store) RetryDelivery(ctx context.Context, d store.Delivery, due time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		return q.RetryDelivery(ctx, query.RetryDeliveryParams{Due: due.UnixMilli(), ID: d.ID})
	})
}

// CollectDigest makes one digest of all deliveries by mail of a person.
func (s *Store) CollectDigest(ctx context.Context, person string, now, next time.Time) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := q.AddNoticeSettings(ctx, escape(person)); err != nil {
			return err
		}
		state, err := q.DigestState(ctx, escape(person)) // which locks it
		if err != nil {
			return err
		}
		if state.DigestDue > now.UnixMilli() {
			return q.PostponeMails(ctx, query.PostponeMailsParams{Due: state.DigestDue, Person: escape(person)})
		}
		number := state.Digest + 1
		if err := q.PutDigest(ctx, query.PutDigestParams{Person: escape(person), Digest: number, DigestDue: next.UnixMilli()}); err != nil {
			return err
		}
		if err := q.MarkDigest(ctx, query.MarkDigestParams{Digest: number, Person: escape(person)}); err != nil {
			return err
		}
		if err := q.EndMails(ctx, escape(person)); err != nil {
			return err
		}
		return q.InsertDeliveries(ctx, deliveryLists([]store.Delivery{store.DigestDelivery(person, number, now)}))
	})
}

// DigestNotices returns the notices of a digest.
func (r *reader) DigestNotices(ctx context.Context, person string, number int64) ([]store.Notice, error) {
	rows, err := r.q.DigestNotices(ctx, query.DigestNoticesParams{Person: escape(person), Digest: number})
	return noticesOf(rows), r.readError(err, "notices of person", person)
}

// WaitingDeliveries returns how many deliveries are due.
func (r *reader) WaitingDeliveries(ctx context.Context, now time.Time, uptime time.Duration) (int64, time.Time, error) {
	row, err := r.q.WaitingDeliveries(ctx, query.WaitingDeliveriesParams{Now: now.UnixMilli(), Uptime: int64(uptime)})
	if err != nil {
		return 0, time.Time{}, r.readError(err, "list", "of deliveries")
	}
	return row.Waiting, timeOf(row.Oldest), nil
}

// NoticeSettings returns the settings of a person.
func (r *reader) NoticeSettings(ctx context.Context, person string) ([]byte, error) {
	settings, err := r.q.NoticeSettings(ctx, escape(person))
	if errors.Is(err, pgx.ErrNoRows) {
		return nil, nil
	}
	return []byte(unescape(settings)), r.readError(err, "settings of person", person)
}

// ChangeNoticeSettings changes the settings of a person.
func (s *Store) ChangeNoticeSettings(ctx context.Context, person string, change func([]byte) ([]byte, error)) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := q.AddNoticeSettings(ctx, escape(person)); err != nil {
			return err
		}
		before, err := q.LockNoticeSettings(ctx, escape(person))
		if err != nil {
			return err
		}
		after, err := change([]byte(unescape(before)))
		if err != nil {
			return err
		}
		if err := store.CheckNoticeSettings(after); err != nil {
			return err
		}
		return q.PutNoticeSettings(ctx, query.PutNoticeSettingsParams{Person: escape(person), Settings: escape(string(after))})
	})
}

// DeleteOldNotices deletes old notices and devices that were not used for long.
func (s *Store) DeleteOldNotices(ctx context.Context, notices, devices time.Time, limit int) (int, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int, error) {
		keys, err := q.OldNotices(ctx, query.OldNoticesParams{At: notices.UnixMilli(), Limit: rowLimit(max(limit, 1))})
		if err != nil {
			return 0, err
		}
		for _, key := range keys {
			if err := dropNotice(ctx, q, unescapeKey(key)); err != nil {
				return 0, err
			}
		}
		old, err := q.OldDevices(ctx, query.OldDevicesParams{Used: devices.UnixMilli(), Limit: rowLimit(max(limit, 1))})
		if err != nil {
			return 0, err
		}
		for _, d := range old {
			if _, err := deleteDevice(ctx, q, d.Person, d.ID); err != nil {
				return 0, err
			}
		}
		return len(keys) + len(old), nil
	})
}

// deleteNoticesOf deletes all that is stored of the notices of a person.
func deleteNoticesOf(ctx context.Context, q *query.Queries, person string) error {
	for _, remove := range []func(context.Context, string) error{q.DeleteDeliveriesOf, q.DeleteNoticesOf, q.DeleteDevicesOf, q.DeleteNoticeSettingsOf} {
		if err := remove(ctx, escape(person)); err != nil {
			return fmt.Errorf("notices of person %s: %w", person, err)
		}
	}
	return nil
}

// escapeKey returns a key as it is stored.
func escapeKey(key store.NoticeKey) store.NoticeKey {
	key.Person, key.Match = escape(key.Person), escape(key.Match)
	return key
}

// unescapeKey returns a key of a row.
func unescapeKey(row query.OldNoticesRow) store.NoticeKey {
	return store.NoticeKey{Person: unescape(row.Person), Kind: row.Kind, Match: unescape(row.Match), Seq: row.Seq}
}
