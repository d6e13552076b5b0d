package nats

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"errors"
)

// formatVersion is the first byte of everything that is sent. A node that does not know it takes the
// message as lost.
const formatVersion = 1

// carriedVersion is the first byte of a publication on a topic that another one carries. A node that does not
// know it misses the message on the carrier, and notices with the digest that it was on another topic.
const carriedVersion = 2

var errFormat = errors.New("the message has an unknown format")

// processTag is a random number of a process. Other nodes tell its messages apart by it.
type processTag [8]byte

// topicHash stands for a topic.
type topicHash [16]byte

func hashOf(topic string) topicHash {
	sum := sha256.Sum256([]byte(topic))
	return topicHash(sum[:16])
}

// appendTo appends the hash as a part of a subject.
func (h topicHash) appendTo(subject string) string {
	return subject + base64.RawURLEncoding.EncodeToString(h[:])
}

// hashOfSubject reads the end of a subject.
func hashOfSubject(subject, prefix string) (h topicHash, ok bool) {
	if len(subject) != len(prefix)+22 {
		return h, false
	}
	n, err := base64.RawURLEncoding.Decode(h[:], []byte(subject[len(prefix):]))
	return h, err == nil && n == len(h)
}

// publication is a notification on its way.
type publication struct {
	sender processTag
	number uint64 // counts the publications of the sender
	before uint64 // the number of the one before on the topic; 0 if a digest has named that already
	seq    int64
	data   []byte
	topic  topicHash // zero, or not decoded: that of the subject
}

func (p *publication) encode() []byte {
	b := make([]byte, 0, 1+len(p.topic)+len(p.sender)+3*binary.MaxVarintLen64+len(p.data))
	if p.topic == (topicHash{}) {
		b = append(b, formatVersion)
	} else {
		b = append(append(b, carriedVersion), p.topic[:]...)
	}
	b = append(b, p.sender[:]...)
	b = binary.AppendUvarint(b, p.number)
	b = binary.AppendUvarint(b, p.before)
	b = binary.AppendVarint(b, p.seq)
	return append(b, p.data...)
}

func (p *publication) decode(data []byte) error {
	r := reader{data: data}
	if len(data) > 0 && data[0] == carriedVersion {
		r.bytes(1)
		copy(p.topic[:], r.bytes(len(p.topic)))
	} else {
		r.version()
	}
	copy(p.sender[:], r.bytes(len(p.sender)))
	p.number, p.before, p.seq = r.uvarint(), r.uvarint(), r.varint()
	p.data = r.data
	return r.err
}

// digest names what a node has published since its last one.
type digest struct {
	sender  processTag
	node    string
	counter uint64
	first   bool // no digest before has named anything: another node that has none of them misses nothing
	leaving bool // it is the last one
	all     bool // so much was published that topics are not named
	topics  []digestEntry
}

type digestEntry struct {
	topic topicHash
	last  uint64 // the number of the last publication
}

const (
	digestFirst = 1 << iota
	digestLeaving
	digestAll
)

func (d *digest) encode() []byte {
	b := append([]byte{formatVersion}, d.sender[:]...)
	b = appendText(b, d.node)
	b = binary.AppendUvarint(b, d.counter)
	var flags byte
	for flag, set := range map[byte]bool{digestFirst: d.first, digestLeaving: d.leaving, digestAll: d.all} {
		if set {
			flags |= flag
		}
	}
	b = append(b, flags)
	for _, e := range d.topics {
		b = append(b, e.topic[:]...)
		b = binary.AppendUvarint(b, e.last)
	}
	return b
}

func (d *digest) decode(data []byte) error {
	r := reader{data: data}
	r.version()
	copy(d.sender[:], r.bytes(len(d.sender)))
	d.node, d.counter = r.text(), r.uvarint()
	if flags := r.bytes(1); len(flags) == 1 {
		d.first, d.leaving, d.all = flags[0]&digestFirst != 0, flags[0]&digestLeaving != 0, flags[0]&digestAll != 0
	}
	for len(r.data) > 0 && r.err == nil {
		var e digestEntry
		copy(e.topic[:], r.bytes(len(e.topic)))
		e.last = r.uvarint()
		d.topics = append(d.topics, e)
	}
	if r.err == nil && !word.MatchString(d.node) {
		return errFormat
	}
	return r.err
}

func appendText(b []byte, text string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// reader reads what it is made of. After an error everything is zero.
type reader struct {
	data []byte
	err  error
}

func (r *reader) version() {
	if v := r.bytes(1); r.err == nil && v[0] != formatVersion {
		r.fail()
	}
}

func (r *reader) fail() { r.data, r.err = nil, errFormat }

func (r *reader) bytes(n int) []byte {
	if r.err != nil || n > len(r.data) {
		r.fail()
		return nil
	}
	b := r.data[:n:n]
	r.data = r.data[n:]
	return b
}

func (r *reader) uvarint() uint64 {
	v, n := binary.Uvarint(r.data)
	if n <= 0 {
		r.fail()
		return 0
	}
	r.data = r.data[n:]
	return v
}

func (r *reader) varint() int64 {
	v, n := binary.Varint(r.data)
	if n <= 0 {
		r.fail()
		return 0
	}
	r.data = r.data[n:]
	return v
}

func (r *reader) text() string {
	n := r.uvarint()
	if n > uint64(len(r.data)) {
		r.fail()
		return ""
	}
	return string(r.bytes(int(n)))
}
