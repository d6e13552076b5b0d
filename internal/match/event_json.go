package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// stamp is a time in JSON: RFC 3339, UTC, milliseconds.
type stamp struct{ time.Time }

const stampForm = "2006-01-02T15:04:05.000Z"

func (s stamp) MarshalJSON() ([]byte, error) {
	return s.UTC().AppendFormat(nil, `"`+stampForm+`"`), nil
}

func (s *stamp) UnmarshalJSON(data []byte) error {
	if err := json.Unmarshal(data, &s.Time); err != nil {
		return err
	}
	if s.Time = s.UTC().Truncate(time.Millisecond); s.Year() < 0 || s.Year() > 9999 {
		return errors.New("a time has a year of four digits")
	}
	return nil
}

// millis is a duration in JSON: whole milliseconds.
type millis time.Duration

func (d millis) MarshalJSON() ([]byte, error) {
	return json.Marshal(time.Duration(d).Milliseconds())
}

func (d *millis) UnmarshalJSON(data []byte) error {
	var n int64
	if err := json.Unmarshal(data, &n); err != nil {
		return err
	}
	if n < 0 || n > math.MaxInt64/int64(time.Millisecond) {
		return fmt.Errorf("%d milliseconds are not a time", n)
	}
	*d = millis(time.Duration(n) * time.Millisecond)
	return nil
}

// head is what every event has in JSON.
type head struct {
	Seq    int64  `json:"seq"`
	At     stamp  `json:"at"`
	Uptime millis `json:"uptime"`
	Kind   string `json:"kind"`
}

// playedJSON is Played in JSON.
type playedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Turn  string      `json:"turn"`
	Used  millis      `json:"used_ms"`
	Lag   millis      `json:"lag_ms,omitzero"`
	Times clock.Times `json:"times"`
	Next  game.Seat   `json:"next"`
}

// MarshalJSON writes durations in milliseconds.
func (f Played) MarshalJSON() ([]byte, error) {
	return json.Marshal(playedJSON{f.Seat, f.Turn, millis(f.Used), millis(f.Lag), f.Times, f.Next})
}

func (f playedJSON) fact() Fact {
	return Played{f.Seat, f.Turn, time.Duration(f.Used), time.Duration(f.Lag), f.Times, f.Next}
}

// timeAddedJSON is TimeAdded in JSON.
type timeAddedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Added millis      `json:"added_ms"`
	Times clock.Times `json:"times"`
}

// MarshalJSON writes durations in milliseconds.
func (f TimeAdded) MarshalJSON() ([]byte, error) {
	return json.Marshal(timeAddedJSON{f.Seat, millis(f.Added), f.Times})
}

func (f timeAddedJSON) fact() Fact {
	return TimeAdded{f.Seat, time.Duration(f.Added), f.Times}
}

// pausedJSON is Paused in JSON.
type pausedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Used  millis      `json:"used_ms"`
	Times clock.Times `json:"times"`
	Until millis      `json:"until"`
}

// MarshalJSON writes durations in milliseconds.
func (f Paused) MarshalJSON() ([]byte, error) {
	return json.Marshal(pausedJSON{f.Seat, millis(f.Used), f.Times, millis(f.Until)})
}

func (f pausedJSON) fact() Fact {
	return Paused{f.Seat, time.Duration(f.Used), f.Times, time.Duration(f.Until)}
}

// resumedJSON is Resumed in JSON.
type resumedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Used  millis      `json:"used_ms"`
	Times clock.Times `json:"times"`
}

// MarshalJSON writes durations in milliseconds.
func (f Resumed) MarshalJSON() ([]byte, error) {
	return json.Marshal(resumedJSON{f.Seat, millis(f.Used), f.Times})
}

func (f resumedJSON) fact() Fact {
	return Resumed{f.Seat, time.Duration(f.Used), f.Times}
}

// MarshalJSON writes the event as one flat object.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Fact == nil {
		return nil, errors.New("an event without a fact")
	}
	first, err := json.Marshal(head{e.Seq, stamp{e.At}, millis(e.Uptime), e.Fact.Kind()})
	if err != nil {
		return nil, err
	}
	fields, err := json.Marshal(e.Fact)
	if err != nil {
		return nil, err
	}
	if len(fields) == len("{}") {
		return first, nil
	}
	return append(append(first[:len(first)-1], ','), fields[1:]...), nil
}

// UnmarshalJSON reads what MarshalJSON writes. The error says which kind or field is not known.
func (e *Event) UnmarshalJSON(data []byte) error {
	var of struct {
		Kind string `json:"kind"`
	}
	if err := json.Unmarshal(data, &of); err != nil {
		return fmt.Errorf("an event is an object with its kind: %w", err)
	}
	h, fact, err := readFact(of.Kind, data)
	if err != nil {
		return err
	}
	*e = Event{Seq: h.Seq, At: h.At.Time, Uptime: time.Duration(h.Uptime), Fact: fact}
	return nil
}

// readFact reads an event of this kind. Each kind needs a type of its own, since the
// fields of an event are those of its head and of its fact.
func readFact(kind string, data []byte) (h head, fact Fact, err error) {
	switch kind {
	case Created{}.Kind():
		var w struct {
			head
			Created
		}
		err = strictly(data, &w)
		return w.head, w.Created, err
	case Seated{}.Kind():
		var w struct {
			head
			Seated
		}
		err = strictly(data, &w)
		return w.head, w.Seated, err
	case Began{}.Kind():
		var w struct {
			head
			Began
		}
		err = strictly(data, &w)
		return w.head, w.Began, err
	case Played{}.Kind():
		var w struct {
			head
			playedJSON
		}
		err = strictly(data, &w)
		return w.head, w.fact(), err
	case Offered{}.Kind():
		var w struct {
			head
			Offered
		}
		err = strictly(data, &w)
		return w.head, w.Offered, err
	case Declined{}.Kind():
		var w struct {
			head
			Declined
		}
		err = strictly(data, &w)
		return w.head, w.Declined, err
	case TakenBack{}.Kind():
		var w struct {
			head
			TakenBack
		}
		err = strictly(data, &w)
		return w.head, w.TakenBack, err
	case TimeAdded{}.Kind():
		var w struct {
			head
			timeAddedJSON
		}
		err = strictly(data, &w)
		return w.head, w.fact(), err
	case Paused{}.Kind():
		var w struct {
			head
			pausedJSON
		}
		err = strictly(data, &w)
		return w.head, w.fact(), err
	case Resumed{}.Kind():
		var w struct {
			head
			resumedJSON
		}
		err = strictly(data, &w)
		return w.head, w.fact(), err
	case Ended{}.Kind():
		var w struct {
			head
			Ended
		}
		err = strictly(data, &w)
		return w.head, w.Ended, err
	case Rematched{}.Kind():
		var w struct {
			head
			Rematched
		}
		err = strictly(data, &w)
		return w.head, w.Rematched, err
	}
	return h, nil, fmt.Errorf("there is no event of the kind %s", game.Quote(kind))
}

// strictly decodes one JSON value without unknown fields.
func strictly(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something stands behind the event")
	}
	return nil
}

// lineJSON is Line in JSON.
type lineJSON struct {
	N    int64     `json:"n"`
	At   stamp     `json:"at"`
	Seat game.Seat `json:"seat"`
	Name string    `json:"name"`
	Text string    `json:"text"`
}

// MarshalJSON writes the time as events do.
func (l Line) MarshalJSON() ([]byte, error) {
	return json.Marshal(lineJSON{l.N, stamp{l.At}, l.Seat, l.Name, l.Text})
}
