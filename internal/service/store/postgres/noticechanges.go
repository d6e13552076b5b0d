package postgres

import (
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// noticeChanges are what a group does to notices: first those of turns that are over are deleted, then others are stored.
// Its slices are never changed below their length, so that an earlier value of it stays valid.
type noticeChanges struct {
	over  []string // matches whose turn is over, by escaped id
	added []store.Notice
}

// add adds those of an entry, which is the last one of its match in the group.
func (c *noticeChanges) add(e *preparedEntry) {
	if e.TurnOver {
		c.over = append(slices.Clip(c.over), e.id)
		c.added = slices.DeleteFunc(slices.Clone(c.added), func(n store.Notice) bool { return n.Match == e.Match && n.IsTurnNotice() })
	}
	if len(e.Notices) > 0 {
		c.added = append(slices.Clip(c.added), e.Notices...)
	}
}

// lists returns the columns of the notices that are added.
func (c *noticeChanges) lists() noticeLists {
	var l noticeLists
	for i := range c.added {
		l.add(&c.added[i])
	}
	return l
}
