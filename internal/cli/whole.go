package cli

import (
	"fmt"
	"strconv"

	"github.com/teahouse-games/teahouse/game"
)

// whole is a whole number in a call.
type whole int

// UnmarshalText reads it in decimal.
func (n *whole) UnmarshalText(text []byte) error {
	read, err := strconv.Atoi(string(text))
	if err != nil {
		return fmt.Errorf("want a whole number, not %s", game.Quote(string(text)))
	}
	*n = whole(read)
	return nil
}
