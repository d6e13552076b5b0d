package store

import (
	"fmt"
	"slices"
	"strings"
)

// Check reports with ErrInvalid a mistake in a notice.
func (n *Notice) Check() error {
	if err := n.check(); err != nil {
		return err
	}
	if n.Uptime < 0 || n.Deadline < 0 || n.Digest != 0 || n.Delay < 0 {
		return fmt.Errorf("%w: a new notice has times that are not negative, and is in no digest", ErrInvalid)
	}
	return nil
}

func (k *NoticeKey) check() error {
	if !isName(k.Person) || !isName(k.Match) || !isWord(k.Kind, MaxNoticeWord) || k.Kind == DigestNotice || k.Seq < 0 {
		return fmt.Errorf("%w: a notice has a person, a kind of 1 to %d letters, and a match with the number of an event", ErrInvalid, MaxNoticeWord)
	}
	return nil
}

// Check reports with ErrInvalid a mistake in a delivery that a notice is split into.
func (d *Delivery) Check() error {
	if !isWord(d.Channel, MaxNoticeWord) || !isShort(d.Target, MaxDeliveryTarget) {
		return fmt.Errorf("%w: a delivery has a channel of 1 to %d letters and a target of at most %d bytes", ErrInvalid, MaxNoticeWord, MaxDeliveryTarget)
	}
	return d.check()
}

// Check reports with ErrInvalid a mistake in a device.
func (d *Device) Check() error {
	switch {
	case !isName(d.ID) || !isName(d.Person):
		return fmt.Errorf("%w: a device has an id and a person, of 1 to %d characters", ErrInvalid, MaxIDLength)
	case d.Endpoint == "" || !isShort(d.Endpoint, MaxDeviceEndpoint):
		return fmt.Errorf("%w: the endpoint of a device has 1 to %d bytes", ErrInvalid, MaxDeviceEndpoint)
	case len(d.Key) != DeviceKeyLength || len(d.Auth) != DeviceAuthLength:
		return fmt.Errorf("%w: a device has a key of %d bytes and a secret of %d", ErrInvalid, DeviceKeyLength, DeviceAuthLength)
	case !isShort(d.Label, MaxDeviceLabel) || !isShort(d.Language, MaxNoticeWord):
		return fmt.Errorf("%w: the label of a device has at most %d bytes, its language %d", ErrInvalid, MaxDeviceLabel, MaxNoticeWord)
	}
	return nil
}

// CheckNoticeSettings reports with ErrInvalid settings that are too long.
func CheckNoticeSettings(settings []byte) error {
	if !isShort(string(settings), MaxNoticeSettings) {
		return fmt.Errorf("%w: the settings of notices have at most %d bytes", ErrInvalid, MaxNoticeSettings)
	}
	return nil
}

// checkNotices reports with ErrInvalid a mistake in the notices of an entry.
func (e *LogEntry) checkNotices() error {
	if len(e.Notices) > MaxNotices || len(e.Events) == 0 && (len(e.Notices) > 0 || e.TurnOver) {
		return fmt.Errorf("%w: an entry with events has at most %d notices", ErrInvalid, MaxNotices)
	}
	for i := range e.Notices {
		if n := &e.Notices[i]; n.Match != e.Match {
			return fmt.Errorf("%w: the notice is about match %s", ErrInvalid, n.Match)
		} else if err := n.Check(); err != nil {
			return err
		}
	}
	return nil
}

// Normalized returns the notice as a store returns it.
func (n *Notice) Normalized() Notice {
	stored := *n
	stored.At, stored.Delay = RoundTime(n.At), 0
	return stored
}

// IsTurnNotice reports whether the notice asks for something, see [TurnNotices].
func (k *NoticeKey) IsTurnNotice() bool { return slices.Contains(TurnNotices[:], k.Kind) }

// Compare orders keys.
func (k *NoticeKey) Compare(o *NoticeKey) int {
	if c := strings.Compare(k.Person, o.Person); c != 0 {
		return c
	}
	if c := strings.Compare(k.Kind, o.Kind); c != 0 {
		return c
	}
	if c := strings.Compare(k.Match, o.Match); c != 0 {
		return c
	}
	return int(min(max(k.Seq-o.Seq, -1), 1))
}
