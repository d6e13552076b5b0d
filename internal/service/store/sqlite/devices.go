package sqlite

import (
	"context"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// PutDevice stores a device of a person.
func (s *Store) PutDevice(ctx context.Context, d store.Device) error {
	if err := d.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := q.Devices(ctx, d.Person)
		if err != nil {
			return err
		}
		if oldest, full := store.DeviceToReplace(devicesOf(rows), d.ID); full {
			if _, err := deleteDevice(ctx, q, d.Person, oldest); err != nil {
				return err
			}
		}
		if err := q.DeleteDeliveriesTo(ctx, query.DeleteDeliveriesToParams{Target: d.ID, Person: d.Person}); err != nil {
			return err
		}
		return q.PutDevice(ctx, query.PutDeviceParams(deviceRow(&d)))
	})
}

func deviceRow(d *store.Device) query.Device {
	return query.Device{
		ID: d.ID, Person: d.Person, Endpoint: d.Endpoint, Key: d.Key, Auth: d.Auth, Label: d.Label, Language: d.Language,
		Created: d.Created.UnixMilli(), Used: d.Used.UnixMilli(),
	}
}

func devicesOf(rows []query.Device) []store.Device {
	var devices []store.Device
	for _, row := range rows {
		devices = append(devices, store.Device{
			ID: row.ID, Person: row.Person, Endpoint: row.Endpoint, Key: row.Key, Auth: row.Auth, Label: row.Label, Language: row.Language,
			Created: timeOf(row.Created), Used: timeOf(row.Used),
		})
	}
	return devices
}

// Devices returns those of a person.
func (r *Reader) Devices(ctx context.Context, person string) ([]store.Device, error) {
	rows, err := r.q.Devices(ctx, person)
	return devicesOf(rows), r.readError(err, "devices of person", person)
}

// DeleteDevice deletes a device if it is of this person.
func (s *Store) DeleteDevice(ctx context.Context, person, id string) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		rows, err := deleteDevice(ctx, q, person, id)
		return changed(rows, err, fmt.Sprintf("device %s of person %s", id, person))
	})
}

func deleteDevice(ctx context.Context, q *query.Queries, person, id string) (int64, error) {
	if err := q.DeleteDeliveriesToDevice(ctx, query.DeleteDeliveriesToDeviceParams{Person: person, Target: id}); err != nil {
		return 0, err
	}
	return q.DeleteDevice(ctx, query.DeleteDeviceParams{Person: person, ID: id})
}

// TouchDevice stores when a device was used last.
func (s *Store) TouchDevice(ctx context.Context, person, id string, now time.Time) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		return q.TouchDevice(ctx, query.TouchDeviceParams{Used: now.UnixMilli(), Person: person, ID: id})
	})
}
