package live

// track is how far a numbered series, the events or the lines of chat of a match, has been handed on.
type track struct {
	sent  int64 // the last number that was handed on
	heard int64 // the highest number that was heard of
	state state
}

type state int8

const (
	silent state = iota // nothing is handed on
	behind              // there is more in the store
	live                // what is published next is what is handed on next
)

// hear takes in that a number was published and reports whether it is to be handed on now.
func (t *track) hear(n int64) bool {
	t.heard = max(t.heard, n)
	if t.state != live || n != t.sent+1 {
		return false
	}
	t.sent = n
	return true
}

// missed reports whether something before n was not heard of that should have been.
func (t *track) missed(n int64) bool { return t.state == live && n > t.sent+1 }

// page takes in what was read from the store when heard was what it is here: count
// numbers, the last one being last, which were all there were unless full.
func (t *track) page(heard, last int64, count int, full bool) {
	if count > 0 {
		t.sent = last
	}
	// What is heard of while the store is read may or may not have been read.
	if !full && (t.heard <= t.sent || count == 0 && t.heard == heard) {
		t.state = live
	}
}
