package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// insertNotices stores the notices of an entry, after it has deleted those about the turn that is over.
func (w *preparedEntry) insertNotices(ctx context.Context, q *query.Queries) error {
	if w.TurnOver {
		if err := q.EndTurnDeliveries(ctx, w.Match); err != nil {
			return err
		}
		if err := q.EndTurnNotices(ctx, w.Match); err != nil {
			return err
		}
	}
	for i := range w.Notices {
		if err := insertNotice(ctx, q, &w.Notices[i]); err != nil {
			return err
		}
	}
	return nil
}

// insertNotice stores a notice with its first delivery, unless there is one with its key.
func insertNotice(ctx context.Context, q *query.Queries, n *store.Notice) error {
	row := noticeRow(n)
	row.Unread = 1
	rows, err := q.InsertNotice(ctx, query.InsertNoticeParams(row))
	if err != nil || rows == 0 {
		return err
	}
	return insertDelivery(ctx, q, n.FirstDelivery())
}

func insertDelivery(ctx context.Context, q *query.Queries, d store.Delivery) error {
	return q.InsertDelivery(ctx, query.InsertDeliveryParams{
		Person: d.Person, Kind: d.Kind, Match: d.Match, Seq: d.Seq, Channel: d.Channel, Target: d.Target,
		Tries: int64(d.Tries), Due: d.Due.UnixMilli(), Uptime: int64(d.Uptime),
	})
}

// noticeRow makes the row of a notice.
func noticeRow(n *store.Notice) query.Notice {
	return query.Notice{
		Person: n.Person, Kind: n.Kind, Match: n.Match, Seq: n.Seq, At: n.At.UnixMilli(), Uptime: int64(n.Uptime), Deadline: int64(n.Deadline),
		Unread: boolInt(n.Unread), Digest: n.Digest,
	}
}

func noticeOf(row query.Notice) store.Notice {
	return store.Notice{
		NoticeKey: store.NoticeKey{Person: row.Person, Kind: row.Kind, Match: row.Match, Seq: row.Seq},
		At:        timeOf(row.At), Uptime: time.Duration(row.Uptime), Deadline: time.Duration(row.Deadline), Unread: row.Unread != 0, Digest: row.Digest,
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
			ID: row.ID, NoticeKey: store.NoticeKey{Person: row.Person, Kind: row.Kind, Match: row.Match, Seq: row.Seq},
			Channel: row.Channel, Target: row.Target, Tries: int(row.Tries), Due: timeOf(row.Due), Uptime: time.Duration(row.Uptime),
		})
	}
	return deliveries
}

// AddNotice stores a notice that no event of a match causes.
func (s *Store) AddNotice(ctx context.Context, n store.Notice) error {
	if err := n.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error { return insertNotice(ctx, q, &n) })
}

// Notice returns the one with a key.
func (r *Reader) Notice(ctx context.Context, key store.NoticeKey) (store.Notice, error) {
	row, err := r.q.NoticeByKey(ctx, query.NoticeByKeyParams(key))
	if err != nil {
		return store.Notice{}, r.readError(err, "notice of person", key.Person)
	}
	return noticeOf(row), nil
}

// Notices returns those of a person that are shown.
func (r *Reader) Notices(ctx context.Context, person string, limit int) ([]store.Notice, error) {
	rows, err := r.q.ShownNotices(ctx, query.ShownNoticesParams{Person: person, Limit: listLimit(limit)})
	return noticesOf(rows), r.readError(err, "notices of person", person)
}

// CountUnread returns how many notices of a person are unread.
func (r *Reader) CountUnread(ctx context.Context, person string) (int, error) {
	n, err := r.q.CountUnread(ctx, person)
	return int(n), r.readError(err, "notices of person", person)
}

// MarkRead marks notices of a person as read.
func (s *Store) MarkRead(ctx context.Context, person, match string) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if match == "" {
			return q.MarkAllRead(ctx, person)
		}
		return q.MarkRead(ctx, query.MarkReadParams{Person: person, Match: match})
	})
}

// ClaimDeliveries returns deliveries that are due, and keeps others from them for a time.
func (s *Store) ClaimDeliveries(ctx context.Context, c store.DeliveryClaim) (claimed []store.Delivery, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.ClaimDeliveries(ctx, query.ClaimDeliveriesParams{
			LeaseEnd: c.Now.Add(c.Lease).UnixMilli(), Now: c.Now.UnixMilli(), Uptime: int64(c.Uptime), Most: int64(max(c.Limit, 1)),
		})
		claimed = deliveriesOf(rows)
		return err
	})
	if err != nil {
		return nil, err
	}
	return claimed, nil
}

// SplitDelivery replaces the first delivery of a notice by others.
func (s *Store) SplitDelivery(ctx context.Context, d store.Delivery, now time.Time, into []store.Delivery) error {
	for i := range into {
		if err := into[i].Check(); err != nil {
			return err
		}
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.FinishDelivery(ctx, d.ID)
		if err != nil || rows == 0 {
			return err
		}
		for i := range into {
			if err := insertDelivery(ctx, q, into[i]); err != nil {
				return err
			}
		}
		return q.ShowNotice(ctx, query.ShowNoticeParams{At: now.UnixMilli(), Person: d.Person, Kind: d.Kind, Match: d.Match, Seq: d.Seq})
	})
}

// DropNotice deletes a notice with its deliveries.
func (s *Store) DropNotice(ctx context.Context, key store.NoticeKey) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error { return dropNotice(ctx, q, key) })
}

func dropNotice(ctx context.Context, q *query.Queries, key store.NoticeKey) error {
	if err := q.DropDeliveries(ctx, query.DropDeliveriesParams(key)); err != nil {
		return err
	}
	return q.DropNotice(ctx, query.DropNoticeParams(key))
}

// FinishDelivery deletes a delivery that is done.
func (s *Store) FinishDelivery(ctx context.Context, d store.Delivery) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		_, err := q.FinishDelivery(ctx, d.ID)
		return err
	})
}

// RetryDelivery makes a delivery due again at a time.
func (s *Store) RetryDelivery(ctx context.Context, d store.Delivery, due time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		return q.RetryDelivery(ctx, query.RetryDeliveryParams{Due: due.UnixMilli(), ID: d.ID})
	})
}

// CollectDigest makes one digest of all deliveries by mail of a person.
func (s *Store) CollectDigest(ctx context.Context, person string, now, next time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		state, err := q.DigestState(ctx, person)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if state.DigestDue > now.UnixMilli() {
			return q.PostponeMails(ctx, query.PostponeMailsParams{Due: state.DigestDue, Person: person})
		}
		number := state.Digest + 1
		if err := q.PutDigest(ctx, query.PutDigestParams{Person: person, Digest: number, DigestDue: next.UnixMilli()}); err != nil {
			return err
		}
		if err := q.MarkDigest(ctx, query.MarkDigestParams{Digest: number, Person: person}); err != nil {
			return err
		}
		if err := q.EndMails(ctx, person); err != nil {
			return err
		}
		return insertDelivery(ctx, q, store.DigestDelivery(person, number, now))
	})
}

// DigestNotices returns the notices of a digest.
func (r *Reader) DigestNotices(ctx context.Context, person string, number int64) ([]store.Notice, error) {
	rows, err := r.q.DigestNotices(ctx, query.DigestNoticesParams{Person: person, Digest: number})
	return noticesOf(rows), r.readError(err, "notices of person", person)
}

// WaitingDeliveries returns how many deliveries are due.
func (r *Reader) WaitingDeliveries(ctx context.Context, now time.Time, uptime time.Duration) (int64, time.Time, error) {
	row, err := r.q.WaitingDeliveries(ctx, query.WaitingDeliveriesParams{Now: now.UnixMilli(), Uptime: int64(uptime)})
	if err != nil {
		return 0, time.Time{}, r.readError(err, "list", "of deliveries")
	}
	return row.Waiting, timeOf(row.Oldest), nil
}

// NoticeSettings returns the settings of a person.
func (r *Reader) NoticeSettings(ctx context.Context, person string) ([]byte, error) {
	settings, err := r.q.NoticeSettings(ctx, person)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return []byte(settings), r.readError(err, "settings of person", person)
}

// ChangeNoticeSettings changes the settings of a person.
func (s *Store) ChangeNoticeSettings(ctx context.Context, person string, change func([]byte) ([]byte, error)) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		before, err := q.NoticeSettings(ctx, person)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		after, err := change([]byte(before))
		if err != nil {
			return err
		}
		if err := store.CheckNoticeSettings(after); err != nil {
			return err
		}
		return q.PutNoticeSettings(ctx, query.PutNoticeSettingsParams{Person: person, Settings: string(after)})
	})
}

// DeleteOldNotices deletes old notices and devices that were not used for long.
func (s *Store) DeleteOldNotices(ctx context.Context, notices, devices time.Time, limit int) (deleted int, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		keys, err := q.OldNotices(ctx, query.OldNoticesParams{At: notices.UnixMilli(), Limit: int64(max(limit, 1))})
		if err != nil {
			return err
		}
		for _, key := range keys {
			if err := dropNotice(ctx, q, store.NoticeKey(key)); err != nil {
				return err
			}
		}
		old, err := q.OldDevices(ctx, query.OldDevicesParams{Used: devices.UnixMilli(), Limit: int64(max(limit, 1))})
		if err != nil {
			return err
		}
		for _, d := range old {
			if _, err := deleteDevice(ctx, q, d.Person, d.ID); err != nil {
				return err
			}
		}
		deleted = len(keys) + len(old)
		return nil
	})
	if err != nil {
		return 0, err
	}
	return deleted, nil
}

// deleteNoticesOf deletes all that is stored of the notices of a person.
func deleteNoticesOf(ctx context.Context, q *query.Queries, person string) error {
	for _, remove := range []func(context.Context, string) error{q.DeleteDeliveriesOf, q.DeleteNoticesOf, q.DeleteDevicesOf, q.DeleteNoticeSettingsOf} {
		if err := remove(ctx, person); err != nil {
			return fmt.Errorf("notices of person %s: %w", person, err)
		}
	}
	return nil
}
