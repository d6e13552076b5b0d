package message

import (
	"encoding/json"
	"fmt"
)

// Value is the value of an argument: a [Number], [Place], [Places], [Piece], [Seat], [Turn],
// [Rule], [Text], [List] or [Message].
type Value interface{ value() }

// The kinds of values.
type (
	// Number is a whole number.
	Number int
	// Place is a place as the notation names it.
	Place string
	// Places are several places, in order.
	Places []Place
	// Piece is a piece on the surface, in a hand, or in general.
	Piece struct {
		Kind  string `json:"piece"`           // as in the view, e.g. "R3"
		Owner Seat   `json:"owner,omitempty"` // empty if it does not matter
		Place Place  `json:"place,omitempty"` // empty if it is on no place or it does not matter
	}
	// Seat is "first", "second" or "chance".
	Seat string
	// Turn is the text of a turn or a part of it.
	Turn string
	// Rule is the id of a rule.
	Rule string
	// Text is a text that is the same in all languages, e.g. a quotation of the input.
	Text string
	// List is several values, in order.
	List []Value
)

func (Number) value()  {}
func (Place) value()   {}
func (Places) value()  {}
func (Piece) value()   {}
func (Seat) value()    {}
func (Turn) value()    {}
func (Rule) value()    {}
func (Text) value()    {}
func (List) value()    {}
func (Message) value() {}

// SeatOf returns a seat by its name.
//
//go:noinline
func SeatOf(seat fmt.Stringer) Seat { return Seat(seat.String()) }

// PlaceOf returns a place by its name.
func PlaceOf(place fmt.Stringer) Place { return Place(place.String()) }

// PlacesOf returns places by their names, each as often as it stands there.
func PlacesOf[T fmt.Stringer](places ...T) Places {
	list := make(Places, len(places))
	for i, place := range places {
		list[i] = PlaceOf(place)
	}
	return list
}

// ListOf returns a list of values of one kind.
func ListOf[T Value](values ...T) List {
	list := make(List, len(values))
	for i, value := range values {
		list[i] = value
	}
	return list
}

// MarshalJSON writes {"place":"0,8"}.
func (v Place) MarshalJSON() ([]byte, error) { return object("place", string(v)) }

// MarshalJSON writes {"places":["0,8"]}.
func (v Places) MarshalJSON() ([]byte, error) {
	names := make([]string, len(v))
	for i, place := range v {
		names[i] = string(place)
	}
	return object("places", names)
}

// MarshalJSON writes {"piece":"R3","owner":"first","place":"0,8"}.
func (v Piece) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Kind  string `json:"piece"`
		Owner string `json:"owner,omitempty"`
		Place string `json:"place,omitempty"`
	}{v.Kind, string(v.Owner), string(v.Place)})
}

// MarshalJSON writes {"seat":"first"}.
func (v Seat) MarshalJSON() ([]byte, error) { return object("seat", string(v)) }

// MarshalJSON writes {"turn":"0,8-0,9"}.
func (v Turn) MarshalJSON() ([]byte, error) { return object("turn", string(v)) }

// MarshalJSON writes {"rule":"orbit"}.
func (v Rule) MarshalJSON() ([]byte, error) { return object("rule", string(v)) }

// MarshalJSON writes {"list":[…]}.
func (v List) MarshalJSON() ([]byte, error) { return object("list", []Value(v)) }

func object(name string, value any) ([]byte, error) {
	return json.Marshal(map[string]any{name: value})
}
