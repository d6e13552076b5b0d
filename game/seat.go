package game

import "fmt"

// Seat is one of the two players, chance, or none.
type Seat uint8

// The seats. First and Second index arrays of two.
const (
	First Seat = iota
	Second
	Chance
	None
)

// Opponent returns the other player. It is only meaningful for First and Second.
func (s Seat) Opponent() Seat { return s ^ 1 }

// IsPlayer reports whether s is First or Second.
func (s Seat) IsPlayer() bool { return s <= Second }

// String returns the name used in everything a machine reads.
func (s Seat) String() string {
	switch s {
	case First:
		return "first"
	case Second:
		return "second"
	case Chance:
		return "chance"
	case None:
		return "none"
	}
	return fmt.Sprintf("Seat(%d)", uint8(s))
}

// MarshalText writes the seat's name.
func (s Seat) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// AppendText writes the seat's name behind dst. There is no error.
func (s Seat) AppendText(dst []byte) ([]byte, error) { return append(dst, s.String()...), nil }

// UnmarshalText reads a seat's name.
func (s *Seat) UnmarshalText(text []byte) error {
	for _, seat := range [...]Seat{First, Second, Chance, None} {
		if string(text) == seat.String() {
			*s = seat
			return nil
		}
	}
	return fmt.Errorf("seat %q: want first, second, chance or none", text)
}
