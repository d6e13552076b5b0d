package server

import (
	"fmt"
	"strconv"
	"strings"
)

// Size is a number of bytes, as it is written in settings: 20GB, 1.5GiB, 500000000.
type Size int64

// units of a size, the longer names first.
var units = []struct {
	name  string
	bytes float64
}{
	{"KiB", 1 << 10}, {"MiB", 1 << 20}, {"GiB", 1 << 30}, {"TiB", 1 << 40},
	{"kB", 1e3}, {"MB", 1e6}, {"GB", 1e9}, {"TB", 1e12}, {"B", 1}, {"", 1},
}

// maxSize is the largest size that can be set: a million terabytes.
const maxSize = 1e18

// UnmarshalText reads a size.
func (s *Size) UnmarshalText(text []byte) error {
	for _, unit := range units {
		number, ok := strings.CutSuffix(string(text), unit.name)
		if !ok {
			continue
		}
		n, err := strconv.ParseFloat(strings.TrimSpace(number), 64)
		if err != nil || !(n >= 0 && n*unit.bytes <= maxSize) {
			break
		}
		*s = Size(n * unit.bytes)
		return nil
	}
	return fmt.Errorf("%q is not a size: want a number with a unit (kB, MB, GB, TB, KiB, MiB, GiB or TiB), e.g. 20GB, or 0 for none", text)
}
