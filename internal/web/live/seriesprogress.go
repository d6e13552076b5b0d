package live

// seriesProgress is how far a numbered series, the events or the lines of chat of a match, has been handed on.
type seriesProgress struct {
	sent      int64 // the last number that was handed on
	published int64 // the highest number that was heard of
	state     seriesState
}

type seriesState int8

const (
	seriesIdle    seriesState = iota // nothing is handed on
	seriesReading                    // there is more in the store
	seriesLive                       // what is published next is what is handed on next
)

// onPublished takes in that a number was published and reports whether it is to be handed on now.
func (t *seriesProgress) onPublished(n int64) bool {
	t.published = max(t.published, n)
	if t.state != seriesLive || n != t.sent+1 {
		return false
	}
	t.sent = n
	return true
}

// hasGap reports whether something before n was not heard of that should have been.
func (t *seriesProgress) hasGap(n int64) bool { return t.state == seriesLive && n > t.sent+1 }

// advance takes in what was read from the store when heard was what it is here: count
// numbers, the last one being last, which were all there were unless full.
func (t *seriesProgress) advance(published, last int64, count int, full bool) {
	if count > 0 {
		t.sent = last
	}
	// What is heard of while the store is read may or may not have been read.
	if !full && (t.published <= t.sent || count == 0 && t.published == published) {
		t.state = seriesLive
	}
}
