package kishogi

import (
	"strings"

	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/kishogi/messages"
	"github.com/teahouse-games/teahouse/message"
)

// notationReader is a text that is read from its beginning.
type notationReader struct {
	text  string
	at    int
	start int // of the entry under way
}

// readingError is what is wrong with a text, and the byte where it is.
type readingError struct {
	offset  int
	message message.Message
}

// readEntry takes the entry that begins here apart and stops behind it.
func (s *notationReader) readEntry() (e authorEntry, err *readingError) {
	s.start = s.at
	if e.drop = s.skip('*'); e.drop {
		s.spaces()
	}
	if e.face, err = s.readFace(messages.SmithFaceExpected, messages.SmithNotFace); err != nil {
		return e, err
	}
	if e.drop {
		s.optional(func() bool { e.place = s.readPlace(true); return e.place.given })
	} else if err = s.readMove(&e); err != nil {
		return e, err
	}
	e.check = s.optional(func() bool { return s.skip('+') })
	return e, nil
}

// readMove reads what follows the face of a move or capture.
func (s *notationReader) readMove(e *authorEntry) (err *readingError) {
	if s.optional(func() bool { return s.skip('@') }) {
		s.spaces()
		if e.place = s.readPlace(true); !e.place.given {
			return s.wrong(messages.SmithCubePlaceMissing())
		}
	}
	if e.becomesPhrase = s.optional(func() bool { return s.skip('(') }); e.becomesPhrase {
		s.spaces()
		if e.becomes, err = s.readFace(messages.SmithNewFaceExpected, messages.SmithNotNewFace); err != nil {
			return err
		}
		if !s.optional(func() bool { return s.skip(')') }) {
			return s.wrong(messages.SmithBracket(e.becomes.piece()))
		}
	}
	e.capture = s.optional(func() bool { return s.skip('x') || s.skip('X') })
	if e.capture {
		s.spaces()
		if e.taken, err = s.readFace(messages.SmithCapturedFaceExpected, messages.SmithNotCapturedFace); err != nil {
			return err
		}
	}
	s.optional(func() bool { e.way = s.readPlace(false); return e.way.given })
	if !e.capture && !e.way.given {
		return s.wrong(messages.SmithWayMissing(message.Text(wording.Shorten(strings.TrimSpace(s.text[s.start:s.at]), 64))))
	}
	return nil
}

func (s *notationReader) wrong(m message.Message) *readingError {
	return &readingError{offset: s.at, message: m}
}

// optional reads spaces and then something, or nothing.
func (s *notationReader) optional(read func() bool) bool {
	at := s.at
	s.spaces()
	if !read() {
		s.at = at
		return false
	}
	return true
}

func (s *notationReader) spaces() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
}

func (s *notationReader) skip(c byte) bool {
	if s.at == len(s.text) || s.text[s.at] != c {
		return false
	}
	s.at++
	return true
}

// letters returns the letters that stand here without going on.
func (s *notationReader) letters() string {
	end := s.at
	for end < len(s.text) && (s.text[end]|0x20 >= 'a' && s.text[end]|0x20 <= 'z') {
		end++
	}
	return s.text[s.at:end]
}

// alternativeSpellings are the author's other spellings.
var alternativeSpellings = [Faces]string{Chuu: "Chu", Myou: "Myo"}

// readFace reads the name of a face. The messages say that none stands here, or another word.
func (s *notationReader) readFace(none func() message.Message, unknown func(name message.Text) message.Message) (Face, *readingError) {
	name := s.letters()
	for face := range Face(Faces) {
		if strings.EqualFold(face.String(), name) || alternativeSpellings[face] != "" && strings.EqualFold(alternativeSpellings[face], name) {
			s.at += len(name)
			return face, nil
		}
	}
	if name == "" {
		return 0, s.wrong(none())
	}
	return 0, s.wrong(unknown(quoted(name)))
}

// readPlace reads a compass word with a number perhaps or, if it may be, a
// displacement in brackets. Of words it leaves dx and dy to the reader where they
// stand for cells beside a Gyoku.
func (s *notationReader) readPlace(brackets bool) (p relativePlace) {
	at := s.at
	p.word = noWord
	if s.skip('(') {
		x, y, ok := s.readPair()
		if !brackets || !ok {
			s.at = at
			return relativePlace{}
		}
		return relativePlace{given: true, dx: x, dy: y, word: noWord}
	}
	name := s.letters()
	if p.word = wordOf(name); p.word == noWord {
		return relativePlace{}
	}
	s.at += len(name)
	p.given = true
	if n, rest, ok := coord.CutInt(s.text[s.at:]); ok && n > 0 {
		p.n, s.at = int32(n), len(s.text)-len(rest)
	}
	if p.word%2 == 0 {
		d := p.word / 2
		p.dx, p.dy = max(p.n, 1)*delta[d][0], max(p.n, 1)*delta[d][1]
	} else {
		p.dx, p.dy = ring[p.word].dx, ring[p.word].dy
	}
	return p
}

// readPair reads "x,y)".
func (s *notationReader) readPair() (x, y int32, ok bool) {
	s.spaces()
	a, rest, ok := coord.CutInt(s.text[s.at:])
	s.at = len(s.text) - len(rest)
	s.spaces()
	if !ok || !s.skip(',') {
		return 0, 0, false
	}
	s.spaces()
	b, rest, ok := coord.CutInt(s.text[s.at:])
	s.at = len(s.text) - len(rest)
	s.spaces()
	return int32(a), int32(b), ok && s.skip(')')
}
