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
	"github.com/teahouse-games/teahouse/game/wording"
)

// jsonTime is a time in JSON: RFC 3339, UTC, milliseconds.
type jsonTime struct{ time.Time }

const stampForm = "2006-01-02T15:04:05.000Z"

func (s jsonTime) MarshalJSON() ([]byte, error) {
	return s.UTC().AppendFormat(nil, `"`+stampForm+`"`), nil
}

func (s *jsonTime) UnmarshalJSON(data []byte) error {
	if err := json.Unmarshal(data, &s.Time); err != nil {
		return err
	}
	if s.Time = s.UTC().Truncate(time.Millisecond); s.Year() < 0 || s.Year() > 9999 {
		return errors.New("a time has a year of four digits")
	}
	return nil
}

// jsonMillis is a duration in JSON: whole milliseconds.
type jsonMillis time.Duration

func (d jsonMillis) MarshalJSON() ([]byte, error) {
	return json.Marshal(time.Duration(d).Milliseconds())
}

func (d *jsonMillis) UnmarshalJSON(data []byte) error {
	var n int64
	if err := json.Unmarshal(data, &n); err != nil {
		return err
	}
	if n < 0 || n > math.MaxInt64/int64(time.Millisecond) {
		return fmt.Errorf("%d milliseconds are not a time", n)
	}
	*d = jsonMillis(time.Duration(n) * time.Millisecond)
	return nil
}

// eventHeader is what every event has in JSON.
type eventHeader struct {
	Seq    int64      `json:"seq"`
	At     jsonTime   `json:"at"`
	Uptime jsonMillis `json:"uptime"`
	Kind   string     `json:"kind"`
}

// playedJSON is Played in JSON.
type playedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Turn  string      `json:"turn"`
	Used  jsonMillis  `json:"used_ms"`
	Lag   jsonMillis  `json:"lag_ms,omitzero"`
	Times clock.Times `json:"times"`
	Next  game.Seat   `json:"next"`
}

// MarshalJSON writes durations in milliseconds.
func (f Played) MarshalJSON() ([]byte, error) {
	return json.Marshal(playedJSON{f.Seat, f.Turn, jsonMillis(f.Used), jsonMillis(f.Lag), f.Times, f.NextToMove})
}

func (f playedJSON) fact() EventData {
	return Played{f.Seat, f.Turn, time.Duration(f.Used), time.Duration(f.Lag), f.Times, f.Next}
}

// timeAddedJSON is TimeAdded in JSON.
type timeAddedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Added jsonMillis  `json:"added_ms"`
	Times clock.Times `json:"times"`
}

// MarshalJSON writes durations in milliseconds.
func (f TimeAdded) MarshalJSON() ([]byte, error) {
	return json.Marshal(timeAddedJSON{f.Seat, jsonMillis(f.Added), f.Times})
}

func (f timeAddedJSON) fact() EventData {
	return TimeAdded{f.Seat, time.Duration(f.Added), f.Times}
}

// pausedJSON is Paused in JSON.
type pausedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Used  jsonMillis  `json:"used_ms"`
	Times clock.Times `json:"times"`
	Until jsonMillis  `json:"until"`
}

// MarshalJSON writes durations in milliseconds.
func (f Paused) MarshalJSON() ([]byte, error) {
	return json.Marshal(pausedJSON{f.Seat, jsonMillis(f.Used), f.Times, jsonMillis(f.Until)})
}

func (f pausedJSON) fact() EventData {
	return Paused{f.Seat, time.Duration(f.Used), f.Times, time.Duration(f.Until)}
}

// resumedJSON is Resumed in JSON.
type resumedJSON struct {
	Seat  game.Seat   `json:"seat"`
	Used  jsonMillis  `json:"used_ms"`
	Times clock.Times `json:"times"`
}

// MarshalJSON writes durations in milliseconds.
func (f Resumed) MarshalJSON() ([]byte, error) {
	return json.Marshal(resumedJSON{f.Seat, jsonMillis(f.Used), f.Times})
}

func (f resumedJSON) fact() EventData {
	return Resumed{f.Seat, time.Duration(f.Used), f.Times}
}

// MarshalJSON writes the event as one flat object.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Data == nil {
		return nil, errors.New("an event without a fact")
	}
	first, err := json.Marshal(eventHeader{e.Seq, jsonTime{e.At}, jsonMillis(e.Uptime), e.Data.Kind()})
	if err != nil {
		return nil, err
	}
	fields, err := json.Marshal(e.Data)
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
	*e = Event{Seq: h.Seq, At: h.At.Time, Uptime: time.Duration(h.Uptime), Data: fact}
	return nil
}

// readFact reads an event of this kind. Each kind needs a type of its own, since the
// fields of an event are those of its head and of its fact.
func readFact(kind string, data []byte) (h eventHeader, fact EventData, err error) {
	switch kind {
	case Created{}.Kind():
		var w struct {
			eventHeader
			Created
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Created, err
	case Seated{}.Kind():
		var w struct {
			eventHeader
			Seated
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Seated, err
	case Began{}.Kind():
		var w struct {
			eventHeader
			Began
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Began, err
	case Played{}.Kind():
		var w struct {
			eventHeader
			playedJSON
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.fact(), err
	case Offered{}.Kind():
		var w struct {
			eventHeader
			Offered
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Offered, err
	case Declined{}.Kind():
		var w struct {
			eventHeader
			Declined
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Declined, err
	case TakenBack{}.Kind():
		var w struct {
			eventHeader
			TakenBack
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.TakenBack, err
	case TimeAdded{}.Kind():
		var w struct {
			eventHeader
			timeAddedJSON
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.fact(), err
	case Paused{}.Kind():
		var w struct {
			eventHeader
			pausedJSON
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.fact(), err
	case Resumed{}.Kind():
		var w struct {
			eventHeader
			resumedJSON
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.fact(), err
	case Ended{}.Kind():
		var w struct {
			eventHeader
			Ended
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Ended, err
	case Rematched{}.Kind():
		var w struct {
			eventHeader
			Rematched
		}
		err = decodeStrict(data, &w)
		return w.eventHeader, w.Rematched, err
	}
	return h, nil, fmt.Errorf("there is no event of the kind %s", wording.QuoteShort(kind))
}

// decodeStrict decodes one JSON value without unknown fields.
func decodeStrict(data []byte, into any) error {
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

// chatMessageJSON is Line in JSON.
type chatMessageJSON struct {
	N    int64     `json:"n"`
	At   jsonTime  `json:"at"`
	Seat game.Seat `json:"seat"`
	Name string    `json:"name"`
	Text string    `json:"text"`
}

// MarshalJSON writes the time as events do.
func (l ChatMessage) MarshalJSON() ([]byte, error) {
	return json.Marshal(chatMessageJSON{l.Number, jsonTime{l.At}, l.Seat, l.Name, l.Text})
}
