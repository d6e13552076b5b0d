package store

import (
	"context"
	"slices"
	"time"
)

// NoticeStore stores what people are to be notified of, and what is still to be delivered of it. A notice about a match is
// stored in the transaction of the events that cause it, see [LogEntry]. See docs/adr/0029-notifications.md.
type NoticeStore interface {
	// AddNotice stores a notice that no event of a match causes, with its first delivery. It does nothing if there is
	// one with the same key.
	AddNotice(ctx context.Context, n Notice) error
	// Notice returns the one with a key, or ErrNotFound.
	Notice(ctx context.Context, key NoticeKey) (Notice, error)
	// Notices returns those of a person that are shown, the newest first, at most limit and MaxList.
	Notices(ctx context.Context, person string, limit int) ([]Notice, error)
	// CountUnread returns how many of the notices that are shown to a person are unread.
	CountUnread(ctx context.Context, person string) (int, error)
	// MarkRead marks the notices of a person about a match as read, all if match is empty.
	MarkRead(ctx context.Context, person, match string) error

	DeliveryStore
	DeviceStore

	// NoticeSettings returns the settings of a person as they were stored, empty if they were not.
	NoticeSettings(ctx context.Context, person string) ([]byte, error)
	// ChangeNoticeSettings changes the settings of a person. No change of another caller is lost. change may be called
	// more than once; if it returns an error, nothing is changed.
	ChangeNoticeSettings(ctx context.Context, person string, change func(settings []byte) ([]byte, error)) error

	// DeleteOldNotices deletes notices from before a time with their deliveries, and devices that were not used since
	// another time, at most limit of each, and returns how many there were. 0: there are no more.
	DeleteOldNotices(ctx context.Context, notices, devices time.Time, limit int) (deleted int, err error)
	// NoticesAfter returns all of notices that is stored of people after one, by the id of the person, at most limit people.
	NoticesAfter(ctx context.Context, person string, limit int) ([]NoticeCopy, error)
}

// DeliveryStore is a queue of what is to be delivered. A delivery is deleted only once it is done, so it can be
// carried out twice if a process is killed, and never not at all.
type DeliveryStore interface {
	// ClaimDeliveries returns deliveries that are due, at most limit, those that have waited longest first. Nobody else
	// receives them until the lease ends.
	ClaimDeliveries(ctx context.Context, c DeliveryClaim) ([]Delivery, error)
	// SplitDelivery replaces the first delivery of a notice by others of the same notice, all or nothing, and shows the
	// notice from now on. It does nothing if the delivery is gone.
	SplitDelivery(ctx context.Context, d Delivery, now time.Time, into []Delivery) error
	// DropNotice deletes a notice with its deliveries.
	DropNotice(ctx context.Context, key NoticeKey) error
	// FinishDelivery deletes a delivery that is done.
	FinishDelivery(ctx context.Context, d Delivery) error
	// RetryDelivery makes a delivery due again at a time, and counts the try. It does nothing if the delivery is gone.
	RetryDelivery(ctx context.Context, d Delivery, due time.Time) error
	// CollectDigest replaces all deliveries by mail of a person by that of one digest, which is due now, unless the next
	// digest may only be sent later: then they become due at that time. The notices of the digest have its number.
	CollectDigest(ctx context.Context, person string, now, next time.Time) error
	// DigestNotices returns the notices of the digest with a number that are still there, the oldest first.
	DigestNotices(ctx context.Context, person string, number int64) ([]Notice, error)
	// WaitingDeliveries returns how many deliveries are due, and since when the one that has waited longest.
	// It writes nothing.
	WaitingDeliveries(ctx context.Context, now time.Time, uptime time.Duration) (waiting int64, oldest time.Time, err error)
}

// DeviceStore stores the browsers that receive pushed notices.
type DeviceStore interface {
	// PutDevice stores a device. A device belongs to one person: another person who had it before has it no longer. If the person
	// has MaxDevices others, it replaces that which was used longest ago.
	PutDevice(ctx context.Context, d Device) error
	// Devices returns those of a person, the oldest first.
	Devices(ctx context.Context, person string) ([]Device, error)
	// DeleteDevice deletes a device with its deliveries if it is of this person. The error is ErrNotFound if it is not.
	DeleteDevice(ctx context.Context, person, id string) error
	// TouchDevice stores when a device was used last.
	TouchDevice(ctx context.Context, person, id string, now time.Time) error
}

// Limits of notices.
const (
	MaxNotices        = 8         // of one entry
	MaxDevices        = 5         // of a person
	MaxDeviceEndpoint = 1024      // bytes
	MaxDeviceLabel    = 200       // bytes
	MaxNoticeSettings = 16 * 1024 // bytes
	MaxNoticeWord     = 32        // bytes of a kind, and of a channel
	MaxDeliveryTarget = 64        // bytes
	DeviceKeyLength   = 65        // bytes of a point on P-256
	DeviceAuthLength  = 16        // bytes
)

// TurnNotices are the kinds of notices that ask for something: that a turn is played, or a challenge answered. They are deleted once the match has moved on.
var TurnNotices = [...]string{"turn", "time-left", "challenge"}

// The channels that a store knows: that of digests, and that whose targets are devices.
const (
	MailChannel = "mail"
	PushChannel = "push"
)

// DigestNotice is the kind that the delivery of a digest has; Seq is its number.
const DigestNotice = "digest"

// NoticeKey names a notice. There is one with each key.
type NoticeKey struct {
	Person string
	Kind   string // a word
	Match  string // its id, or that of something else that the notice is about
	Seq    int64  // of the event that causes it
}

// Notice is something of which a person is notified.
type Notice struct {
	NoticeKey
	At       time.Time
	Uptime   time.Duration // before which it is not shown; 0: it is
	Deadline time.Duration // the uptime at which the time for it is over; 0: never
	Unread   bool
	Digest   int64         // the number of the digest that has it; 0: none
	Delay    time.Duration // before its first delivery; only for writing
}

// Delivery is a notice on its way. The first delivery of a notice has no channel: it is split into others by what
// the person wants.
type Delivery struct {
	ID int64 // which no other delivery in the store has or had
	NoticeKey
	Channel string // a word
	Target  string // of the channel: the id of a device or a webhook
	Tries   int    // that have failed
	Due     time.Time
	Uptime  time.Duration // before which it is not due
}

// DeliveryClaim is what a node takes upon itself.
type DeliveryClaim struct {
	Now    time.Time
	Uptime time.Duration
	Lease  time.Duration
	Limit  int
}

// Device is a browser that receives pushed notices.
type Device struct {
	ID       string // the same for the same endpoint
	Person   string
	Endpoint string // the address at which its push service accepts notices
	Key      []byte // its public key
	Auth     []byte // the secret that it shares with those who send to it
	Label    string // describes the browser
	Language string // in which it is notified
	Created  time.Time
	Used     time.Time // when it was last stored, or a notice last accepted
}

// NoticeCopy is all of notices that is stored of a person.
type NoticeCopy struct {
	Person     string
	Settings   []byte
	Digest     int64      // the number of the last digest
	DigestDue  time.Time  // before which there is no other
	Devices    []Device   // by id
	Notices    []Notice   // by key
	Deliveries []Delivery // in their order, without their ids
}

// FirstDelivery returns the delivery with which a notice is stored.
func (n *Notice) FirstDelivery() Delivery {
	return Delivery{NoticeKey: n.NoticeKey, Due: n.At.Add(n.Delay), Uptime: n.Uptime}
}

// DigestDelivery returns the delivery of a digest.
func DigestDelivery(person string, number int64, due time.Time) Delivery {
	return Delivery{NoticeKey: NoticeKey{Person: person, Kind: DigestNotice, Seq: number}, Channel: MailChannel, Due: due}
}

// DeviceToReplace returns the id of the device of a person that another one with an id replaces, if it does.
func DeviceToReplace(devices []Device, id string) (oldest string, full bool) {
	others := 0
	var used time.Time
	for _, d := range devices {
		if d.ID == id {
			continue
		}
		others++
		if oldest == "" || d.Used.Before(used) {
			oldest, used = d.ID, d.Used
		}
	}
	return oldest, others >= MaxDevices
}

// FirstPeople returns the first of the people in several sorted lists, at most limit.
func FirstPeople(limit int, lists ...[]string) []string {
	people := slices.Concat(lists...)
	slices.Sort(people)
	people = slices.Compact(people)
	return people[:min(len(people), limit)]
}

// Rows returns how many rows the copy has, as Contents counts them.
func (c *NoticeCopy) Rows() int64 {
	rows := len(c.Notices) + len(c.Deliveries) + len(c.Devices)
	if c.HasSettings() {
		rows++
	}
	return int64(rows)
}

// HasSettings reports whether there are settings, or was a digest.
func (c *NoticeCopy) HasSettings() bool { return len(c.Settings) > 0 || c.Digest > 0 }
