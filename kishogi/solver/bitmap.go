package solver

import (
	"math/bits"
	"sync/atomic"
)

// bitmap is a set of numbers of positions.
type bitmap []uint64

func newBitmap(size uint64) bitmap { return make(bitmap, (size+63)/64) }

func (b bitmap) has(number uint64) bool { return b[number/64]>>(number%64)&1 != 0 }

// addShared adds a number while other goroutines may do the same.
func (b bitmap) addShared(number uint64) {
	word, bit := &b[number/64], uint64(1)<<(number%64)
	if atomic.LoadUint64(word)&bit == 0 {
		atomic.OrUint64(word, bit)
	}
}

// count returns the number of members.
func (b bitmap) count() (n uint64) {
	for _, word := range b {
		n += uint64(bits.OnesCount64(word))
	}
	return n
}
