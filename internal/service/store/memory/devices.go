package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// cloneDevice returns a device that shares nothing, with rounded times.
func cloneDevice(d store.Device) store.Device {
	d.Key, d.Auth = bytes.Clone(d.Key), bytes.Clone(d.Auth)
	d.Created, d.Used = store.RoundTime(d.Created), store.RoundTime(d.Used)
	return d
}

// devicesOf returns those of a person, the oldest first. The store is locked.
func (s *Store) devicesOf(person string) []store.Device {
	var devices []store.Device
	for _, d := range s.devices {
		if d.Person == person {
			devices = append(devices, cloneDevice(d))
		}
	}
	slices.SortFunc(devices, func(a, b store.Device) int {
		return cmp.Or(a.Created.Compare(b.Created), strings.Compare(a.ID, b.ID))
	})
	return devices
}

// PutDevice stores a device of a person.
func (s *Store) PutDevice(ctx context.Context, d store.Device) error {
	if err := d.Check(); err != nil {
		return err
	}
	return s.change(ctx, func() {
		if oldest, full := store.DeviceToReplace(s.devicesOf(d.Person), d.ID); full {
			s.deleteDevice(oldest)
		}
		stored := cloneDevice(d)
		if before, known := s.devices[d.ID]; known {
			if before.Person == d.Person {
				stored.Created = before.Created
			} else {
				s.deleteDevice(d.ID)
			}
		}
		s.devices[d.ID] = stored
	})
}

// Devices returns those of a person.
func (s *Store) Devices(ctx context.Context, person string) ([]store.Device, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	return s.devicesOf(person), nil
}

// DeleteDevice deletes a device if it is of this person.
func (s *Store) DeleteDevice(ctx context.Context, person, id string) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if d, known := s.devices[id]; !known || d.Person != person {
		return fmt.Errorf("device %s of person %s: %w", id, person, store.ErrNotFound)
	}
	s.deleteDevice(id)
	return nil
}

// deleteDevice deletes a device with its deliveries. The store is locked.
func (s *Store) deleteDevice(id string) {
	delete(s.devices, id)
	maps.DeleteFunc(s.deliveries, func(_ int64, d store.Delivery) bool { return d.Channel == store.PushChannel && d.Target == id })
}

// TouchDevice stores when a device was used last.
func (s *Store) TouchDevice(ctx context.Context, person, id string, now time.Time) error {
	return s.change(ctx, func() {
		if d, known := s.devices[id]; known && d.Person == person {
			d.Used = store.RoundTime(now)
			s.devices[id] = d
		}
	})
}
