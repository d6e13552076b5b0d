package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// NoticesAfter returns all of notices that is stored of people after one.
func (r *reader) NoticesAfter(ctx context.Context, person string, limit int) ([]store.NoticeCopy, error) {
	limit = max(limit, 1)
	var lists [4][]string
	var errs [4]error
	after, most := escape(person), rowLimit(limit)
	lists[0], errs[0] = r.q.PeopleWithNotices(ctx, query.PeopleWithNoticesParams{Person: after, Limit: most})
	lists[1], errs[1] = r.q.PeopleWithDeliveries(ctx, query.PeopleWithDeliveriesParams{Person: after, Limit: most})
	lists[2], errs[2] = r.q.PeopleWithDevices(ctx, query.PeopleWithDevicesParams{Person: after, Limit: most})
	lists[3], errs[3] = r.q.PeopleWithNoticeSettings(ctx, query.PeopleWithNoticeSettingsParams{Person: after, Limit: most})
	if err := errors.Join(errs[:]...); err != nil {
		return nil, r.readError(err, "list", "of people with notices")
	}
	var copies []store.NoticeCopy
	for _, escaped := range store.FirstPeople(limit, lists[:]...) {
		id := unescape(escaped)
		c, err := r.copyOfNotices(ctx, id)
		if err != nil {
			return nil, r.readError(err, "notices of person", id)
		}
		copies = append(copies, c)
	}
	return copies, nil
}

func (r *reader) copyOfNotices(ctx context.Context, person string) (store.NoticeCopy, error) {
	c := store.NoticeCopy{Person: person, DigestDue: timeOf(0)}
	settings, err := r.q.NoticeSettingsOf(ctx, escape(person))
	if err != nil && !errors.Is(err, pgx.ErrNoRows) {
		return c, err
	}
	if err == nil {
		c.Settings, c.Digest, c.DigestDue = settingsOf(unescape(settings.Settings)), settings.Digest, timeOf(settings.DigestDue)
	}
	notices, err := r.q.NoticesOf(ctx, escape(person))
	if err != nil {
		return c, err
	}
	deliveries, err := r.q.DeliveriesOf(ctx, escape(person))
	if err != nil {
		return c, err
	}
	devices, err := r.q.DevicesOf(ctx, escape(person))
	c.Notices, c.Deliveries, c.Devices = noticesOf(notices), deliveriesOf(deliveries), devicesOf(devices)
	for i := range c.Deliveries {
		c.Deliveries[i].ID = 0
	}
	return c, err
}

// insert inserts the rows.
func (l *noticeCopyLists) insert(ctx context.Context, q *query.Queries) error {
	if len(l.notices.People) > 0 {
		if err := q.CopyNotices(ctx, l.notices); err != nil {
			return err
		}
	}
	if len(l.deliveries.People) > 0 {
		if err := q.InsertDeliveries(ctx, l.deliveries); err != nil {
			return err
		}
	}
	for _, c := range l.copies {
		if c.HasSettings() {
			err := q.CopyNoticeSettings(ctx, query.CopyNoticeSettingsParams{
				Person: escape(c.Person), Settings: escape(string(c.Settings)), Digest: c.Digest, DigestDue: c.DigestDue.UnixMilli(),
			})
			if err != nil {
				return err
			}
		}
		for i := range c.Devices {
			if err := q.PutDevice(ctx, query.PutDeviceParams(deviceRow(&c.Devices[i]))); err != nil {
				return err
			}
		}
	}
	return nil
}

// settingsOf returns settings as they are copied: nil if there are none.
func settingsOf(text string) []byte {
	if text == "" {
		return nil
	}
	return []byte(text)
}
