package postgres

import (
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// noticeLists are the columns of new notices.
type noticeLists struct{ query.InsertNoticesParams }

// add adds a notice.
func (l *noticeLists) add(n *store.Notice) {
	l.People = append(l.People, escape(n.Person))
	l.Kinds = append(l.Kinds, n.Kind)
	l.Matches = append(l.Matches, escape(n.Match))
	l.Seqs = append(l.Seqs, n.Seq)
	l.Times = append(l.Times, n.At.UnixMilli())
	l.Uptimes = append(l.Uptimes, int64(n.Uptime))
	l.Deadlines = append(l.Deadlines, int64(n.Deadline))
	l.Dues = append(l.Dues, n.FirstDelivery().Due.UnixMilli())
}

// deliveryLists makes the columns of deliveries.
func deliveryLists(deliveries []store.Delivery) (l query.InsertDeliveriesParams) {
	for _, d := range deliveries {
		addDelivery(&l, &d)
	}
	return l
}

func addDelivery(l *query.InsertDeliveriesParams, d *store.Delivery) {
	l.People = append(l.People, escape(d.Person))
	l.Kinds = append(l.Kinds, d.Kind)
	l.Matches = append(l.Matches, escape(d.Match))
	l.Seqs = append(l.Seqs, d.Seq)
	l.Channels = append(l.Channels, d.Channel)
	l.Targets = append(l.Targets, escape(d.Target))
	l.Tries = append(l.Tries, int64(d.Tries))
	l.Dues = append(l.Dues, d.Due.UnixMilli())
	l.Uptimes = append(l.Uptimes, int64(d.Uptime))
}

// noticeCopyLists are the columns of all of notices of people.
type noticeCopyLists struct {
	notices    query.CopyNoticesParams
	deliveries query.InsertDeliveriesParams
	copies     []store.NoticeCopy
}

// add adds the copy of a person.
func (l *noticeCopyLists) add(c *store.NoticeCopy) {
	for i := range c.Notices {
		n := &c.Notices[i]
		l.notices.People = append(l.notices.People, escape(n.Person))
		l.notices.Kinds = append(l.notices.Kinds, n.Kind)
		l.notices.Matches = append(l.notices.Matches, escape(n.Match))
		l.notices.Seqs = append(l.notices.Seqs, n.Seq)
		l.notices.Times = append(l.notices.Times, n.At.UnixMilli())
		l.notices.Uptimes = append(l.notices.Uptimes, int64(n.Uptime))
		l.notices.Deadlines = append(l.notices.Deadlines, int64(n.Deadline))
		l.notices.Unread = append(l.notices.Unread, n.Unread)
		l.notices.Digests = append(l.notices.Digests, n.Digest)
	}
	for i := range c.Deliveries {
		addDelivery(&l.deliveries, &c.Deliveries[i])
	}
	l.copies = append(l.copies, *c)
}
