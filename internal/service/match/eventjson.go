package match

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/service/jsonwriter"
)

// eventHeader is what every event has in JSON.
type eventHeader struct {
	Seq    int64         `json:"seq"`
	At     time.Time     `json:"at"`
	Uptime time.Duration `json:"uptime"`
	Kind   string        `json:"kind"`
}

// eventType is how one kind of event is written.
type eventType struct {
	data reflect.Type // one of [EventTypes]
	json reflect.Type // a struct whose JSON is the event: the header and the data in one
}

// eventTypes are the kinds of event.
var eventTypes = func() map[string]eventType {
	types := map[string]eventType{}
	for _, data := range EventTypes {
		t := reflect.TypeOf(data)
		types[data.Kind()] = eventType{t, jsonStruct(reflect.TypeFor[eventHeader](), t)}
	}
	return types
}()

// eventWriter writes durations in whole milliseconds, and times in RFC 3339, UTC, milliseconds.
var eventWriter = jsonwriter.New(
	jsonwriter.As(func(dst []byte, d time.Duration) []byte { return strconv.AppendInt(dst, d.Milliseconds(), 10) }),
	jsonwriter.As(func(dst []byte, t time.Time) []byte { return t.UTC().AppendFormat(dst, `"2006-01-02T15:04:05.000Z"`) }),
)

// usualEventSize is how many bytes of JSON most events have at most.
const usualEventSize = 256

// MarshalJSON writes the event as one flat object.
func (e Event) MarshalJSON() ([]byte, error) {
	if e.Data == nil {
		return nil, errors.New("an event without a fact")
	}
	object, err := eventWriter.Append(make([]byte, 0, usualEventSize), eventHeader{e.Seq, e.At, e.Uptime, e.Data.Kind()})
	if err == nil {
		object, err = eventWriter.AppendFields(object[:len(object)-1], e.Data)
	}
	return append(object, '}'), err
}

// UnmarshalJSON reads what MarshalJSON writes. The error says which kind or field is not known.
func (e *Event) UnmarshalJSON(data []byte) error {
	var of struct {
		Kind string `json:"kind"`
	}
	if err := json.Unmarshal(data, &of); err != nil {
		return fmt.Errorf("an event is an object with its kind: %w", err)
	}
	kind, ok := eventTypes[of.Kind]
	if !ok {
		return fmt.Errorf("there is no event of the kind %s", wording.QuoteShort(of.Kind))
	}
	object := reflect.New(kind.json)
	if err := decodeStrict(data, object.Interface()); err != nil {
		return err
	}
	var h eventHeader
	header, fact := reflect.ValueOf(&h).Elem(), reflect.New(kind.data).Elem()
	readFields(header, object.Elem(), 0)
	readFields(fact, object.Elem(), header.NumField())
	*e = Event{Seq: h.Seq, At: h.At, Uptime: h.Uptime, Data: fact.Interface().(EventData)}
	return nil
}

// MarshalJSON writes the time as events do.
func (l ChatMessage) MarshalJSON() ([]byte, error) {
	type plain ChatMessage // without this method
	return eventWriter.Append(nil, plain(l))
}

// jsonStruct returns a struct type with the fields of all these types, one after the other, to read into.
// Durations are [jsonMillis] there, and times [jsonTime].
func jsonStruct(types ...reflect.Type) reflect.Type {
	var fields []reflect.StructField
	for _, t := range types {
		for i := range t.NumField() {
			f := reflect.StructField{Name: t.Field(i).Name, Type: t.Field(i).Type, Tag: t.Field(i).Tag}
			switch f.Type {
			case reflect.TypeFor[time.Duration]():
				f.Type = reflect.TypeFor[jsonMillis]()
			case reflect.TypeFor[time.Time]():
				f.Type = reflect.TypeFor[jsonTime]()
			}
			fields = append(fields, f)
		}
	}
	return reflect.StructOf(fields)
}

// readFields sets the fields of to from those of object from the given one on.
func readFields(to, object reflect.Value, first int) {
	for i := range to.NumField() {
		from := object.Field(first + i)
		if from.Type() != to.Field(i).Type() {
			from = from.Convert(to.Field(i).Type())
		}
		to.Field(i).Set(from)
	}
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

// jsonTime is a time as it is read from JSON: RFC 3339, cut to milliseconds.
type jsonTime time.Time

func (s *jsonTime) UnmarshalJSON(data []byte) error {
	var t time.Time
	if err := json.Unmarshal(data, &t); err != nil {
		return err
	}
	if t = t.UTC().Truncate(time.Millisecond); t.Year() < 0 || t.Year() > 9999 {
		return errors.New("a time has a year of four digits")
	}
	*s = jsonTime(t)
	return nil
}

// jsonMillis is a duration as it is read from JSON: whole milliseconds.
type jsonMillis time.Duration

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
