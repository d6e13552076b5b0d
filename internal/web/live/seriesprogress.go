package live

// seriesProgress is how far a numbered series, the events or the lines of chat of a match, has been
// sent.
type seriesProgress struct {
	sent      int64 // the last number that was sent
	published int64 // the highest number that was published
	missed    int64 // how often messages may have been lost
	state     seriesState
}

type seriesState int8

const (
	seriesIdle    seriesState = iota // nothing is handed on
	seriesReading                    // there is more in the store
	seriesLive                       // the next number published is the next one to send
)

// onPublished records that a number was published and reports whether it is to be sent now.
func (t *seriesProgress) onPublished(n int64) bool {
	t.published = max(t.published, n)
	if t.state != seriesLive || n != t.sent+1 {
		return false
	}
	t.sent = n
	return true
}

// hasGap reports whether a number before n was published that did not arrive.
func (t *seriesProgress) hasGap(n int64) bool { return t.state == seriesLive && n > t.sent+1 }

// advance records a read from the store that began when the progress was before:
// count numbers, the last one being last. Unless full, there were no more.
func (t *seriesProgress) advance(before seriesProgress, last int64, count int, full bool) {
	if count > 0 {
		t.sent = last
	}
	// A message published while the store is read may or may not have been read, and so may
	// one that was lost.
	if !full && t.missed == before.missed && (t.published <= t.sent || count == 0 && t.published == before.published) {
		t.state = seriesLive
	}
}
