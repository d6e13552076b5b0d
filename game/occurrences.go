package game

// occurrences counts how often each key was met: an open-addressing table that
// does not allocate once it has grown, because random games can be thousands of
// turns long and are played by the hundred thousand.
type occurrences struct {
	slots []occurrence // a power of two in length
	used  int          // slots taken, those with count 0 included
}

type occurrence struct {
	key   uint64
	count int32
	taken bool
}

func (o *occurrences) clear() {
	clear(o.slots)
	o.used = 0
}

func (o *occurrences) copyFrom(other *occurrences) {
	o.slots = append(o.slots[:0], other.slots...)
	o.used = other.used
}

// slot returns the place of key, or the free one where it belongs.
func (o *occurrences) slot(key uint64) *occurrence {
	mask := uint64(len(o.slots) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		if s := &o.slots[i]; !s.taken || s.key == key {
			return s
		}
	}
}

func (o *occurrences) count(key uint64) int {
	if len(o.slots) == 0 {
		return 0
	}
	return int(o.slot(key).count)
}

func (o *occurrences) add(key uint64) {
	if 2*(o.used+1) > len(o.slots) {
		o.grow()
	}
	s := o.slot(key)
	if !s.taken {
		*s = occurrence{key: key, taken: true}
		o.used++
	}
	s.count++
}

// remove takes back an add. A key that is not met any more leaves no trace, so
// that making and taking back moves for ever does not fill the table: the slots
// behind it that would not be found without it move up.
func (o *occurrences) remove(key uint64) {
	s := o.slot(key)
	if s.count--; s.count > 0 {
		return
	}
	mask := uint64(len(o.slots) - 1)
	gap := key & mask
	for o.slots[gap].key != key {
		gap = (gap + 1) & mask
	}
	for i := (gap + 1) & mask; o.slots[i].taken; i = (i + 1) & mask {
		if home := o.slots[i].key & mask; (i-home)&mask >= (i-gap)&mask {
			o.slots[gap] = o.slots[i]
			gap = i
		}
	}
	o.slots[gap] = occurrence{}
	o.used--
}

// grow makes room.
func (o *occurrences) grow() {
	live := 0
	for i := range o.slots {
		if o.slots[i].count > 0 {
			live++
		}
	}
	size := 64
	for size < 4*(live+1) {
		size *= 2
	}
	old := o.slots
	o.slots, o.used = make([]occurrence, size), 0
	for i := range old {
		if old[i].count > 0 {
			*o.slot(old[i].key) = old[i]
			o.used++
		}
	}
}
