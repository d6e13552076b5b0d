package game

// occurrenceTable counts how often each key was met: an open-addressing table that
// does not allocate once it has grown, because random games can be thousands of
// turns long and are played by the hundred thousand.
type occurrenceTable struct {
	slots []occurrenceSlot // a power of two in length
	used  int              // slots taken, those with count 0 included
}

type occurrenceSlot struct {
	key   uint64
	count int32
	used  bool
}

func (o *occurrenceTable) clear() {
	clear(o.slots)
	o.used = 0
}

func (o *occurrenceTable) copyFrom(other *occurrenceTable) {
	o.slots = append(o.slots[:0], other.slots...)
	o.used = other.used
}

// slotFor returns the place of key, or the free one where it belongs.
func (o *occurrenceTable) slotFor(key uint64) *occurrenceSlot {
	mask := uint64(len(o.slots) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		if s := &o.slots[i]; !s.used || s.key == key {
			return s
		}
	}
}

func (o *occurrenceTable) count(key uint64) int {
	if len(o.slots) == 0 {
		return 0
	}
	return int(o.slotFor(key).count)
}

func (o *occurrenceTable) add(key uint64) {
	if 2*(o.used+1) > len(o.slots) {
		o.grow()
	}
	s := o.slotFor(key)
	if !s.used {
		*s = occurrenceSlot{key: key, used: true}
		o.used++
	}
	s.count++
}

// remove takes back an add. A key that is not met any more leaves no trace, so
// that making and taking back moves for ever does not fill the table: the slots
// behind it that would not be found without it move up.
func (o *occurrenceTable) remove(key uint64) {
	s := o.slotFor(key)
	if s.count--; s.count > 0 {
		return
	}
	mask := uint64(len(o.slots) - 1)
	gap := key & mask
	for o.slots[gap].key != key {
		gap = (gap + 1) & mask
	}
	for i := (gap + 1) & mask; o.slots[i].used; i = (i + 1) & mask {
		if home := o.slots[i].key & mask; (i-home)&mask >= (i-gap)&mask {
			o.slots[gap] = o.slots[i]
			gap = i
		}
	}
	o.slots[gap] = occurrenceSlot{}
	o.used--
}

// grow makes room.
func (o *occurrenceTable) grow() {
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
	o.slots, o.used = make([]occurrenceSlot, size), 0
	for i := range old {
		if old[i].count > 0 {
			*o.slotFor(old[i].key) = old[i]
			o.used++
		}
	}
}
