package sqlite

import (
	"context"
	"database/sql"
	"errors"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// NoticesAfter returns all of notices that is stored of people after one.
func (r *Reader) NoticesAfter(ctx context.Context, person string, limit int) ([]store.NoticeCopy, error) {
	limit = max(limit, 1)
	var lists [4][]string
	var errs [4]error
	most := int64(limit)
	lists[0], errs[0] = r.q.PeopleWithNotices(ctx, query.PeopleWithNoticesParams{Person: person, Limit: most})
	lists[1], errs[1] = r.q.PeopleWithDeliveries(ctx, query.PeopleWithDeliveriesParams{Person: person, Limit: most})
	lists[2], errs[2] = r.q.PeopleWithDevices(ctx, query.PeopleWithDevicesParams{Person: person, Limit: most})
	lists[3], errs[3] = r.q.PeopleWithNoticeSettings(ctx, query.PeopleWithNoticeSettingsParams{Person: person, Limit: most})
	if err := errors.Join(errs[:]...); err != nil {
		return nil, r.readError(err, "list", "of people with notices")
	}
	var copies []store.NoticeCopy
	for _, id := range store.FirstPeople(limit, lists[:]...) {
		c, err := r.copyOfNotices(ctx, id)
		if err != nil {
			return nil, r.readError(err, "notices of person", id)
		}
		copies = append(copies, c)
	}
	return copies, nil
}

func (r *Reader) copyOfNotices(ctx context.Context, person string) (store.NoticeCopy, error) {
	c := store.NoticeCopy{Person: person, DigestDue: timeOf(0)}
	settings, err := r.q.NoticeSettingsOf(ctx, person)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return c, err
	}
	if err == nil {
		c.Settings, c.Digest, c.DigestDue = settingsOf(settings.Settings), settings.Digest, timeOf(settings.DigestDue)
	}
	notices, err := r.q.NoticesOf(ctx, person)
	if err != nil {
		return c, err
	}
	deliveries, err := r.q.DeliveriesOf(ctx, person)
	if err != nil {
		return c, err
	}
	devices, err := r.q.DevicesOf(ctx, person)
	c.Notices, c.Deliveries, c.Devices = noticesOf(notices), deliveriesOf(deliveries), devicesOf(devices)
	for i := range c.Deliveries {
		c.Deliveries[i].ID = 0
	}
	return c, err
}

// copyNotices stores all of notices of a person.
func copyNotices(ctx context.Context, q *query.Queries, c *store.NoticeCopy) error {
	if c.HasSettings() {
		err := q.CopyNoticeSettings(ctx, query.CopyNoticeSettingsParams{
			Person: c.Person, Settings: string(c.Settings), Digest: c.Digest, DigestDue: c.DigestDue.UnixMilli(),
		})
		if err != nil {
			return err
		}
	}
	for i := range c.Notices {
		if _, err := q.InsertNotice(ctx, query.InsertNoticeParams(noticeRow(&c.Notices[i]))); err != nil {
			return err
		}
	}
	for _, d := range c.Deliveries {
		if err := insertDelivery(ctx, q, d); err != nil {
			return err
		}
	}
	for i := range c.Devices {
		if err := q.PutDevice(ctx, query.PutDeviceParams(deviceRow(&c.Devices[i]))); err != nil {
			return err
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
