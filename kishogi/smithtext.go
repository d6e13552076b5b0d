package kishogi

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// smithText is a text that is read from its beginning.
type smithText struct {
	text  string
	at    int
	start int // of the entry under way
}

// readEntry takes the entry that begins here apart and stops behind it.
func (s *smithText) readEntry() (e smithEntry, err *game.NotationError) {
	s.start = s.at
	if e.drop = s.skip('*'); e.drop {
		s.spaces()
	}
	if e.face, err = s.readFace("a face"); err != nil {
		return e, err
	}
	if e.drop {
		s.try(func() bool { e.place = s.readPlace(true); return e.place.said })
	} else if err = s.readMove(&e); err != nil {
		return e, err
	}
	e.check = s.try(func() bool { return s.skip('+') })
	return e, nil
}

// readMove reads what follows the face of a move or capture.
func (s *smithText) readMove(e *smithEntry) (err *game.NotationError) {
	if s.try(func() bool { return s.skip('@') }) {
		s.spaces()
		if e.place = s.readPlace(true); !e.place.said {
			return s.wrong("behind @ stands no place such as E or (2,1)")
		}
	}
	if e.turned = s.try(func() bool { return s.skip('(') }); e.turned {
		s.spaces()
		if e.becomes, err = s.readFace("the new face"); err != nil {
			return err
		}
		if !s.try(func() bool { return s.skip(')') }) {
			return s.wrong("the bracket behind %s is not closed", e.becomes)
		}
	}
	e.capture = s.try(func() bool { return s.skip('x') || s.skip('X') })
	if e.capture {
		s.spaces()
		if e.taken, err = s.readFace("the captured face"); err != nil {
			return err
		}
	}
	s.try(func() bool { e.way = s.readPlace(false); return e.way.said })
	if !e.capture && !e.way.said {
		return s.wrong("want a compass word such as N2, or x and the captured face, behind %s", game.Shorten(strings.TrimSpace(s.text[s.start:s.at]), 64))
	}
	return nil
}

func (s *smithText) wrong(format string, args ...any) *game.NotationError {
	return &game.NotationError{At: s.at, Text: fmt.Sprintf(format, args...)}
}

// try reads spaces and then something, or nothing.
func (s *smithText) try(read func() bool) bool {
	at := s.at
	s.spaces()
	if !read() {
		s.at = at
		return false
	}
	return true
}

func (s *smithText) spaces() {
	for s.at < len(s.text) && (s.text[s.at] == ' ' || s.text[s.at] == '\t') {
		s.at++
	}
}

func (s *smithText) skip(c byte) bool {
	if s.at == len(s.text) || s.text[s.at] != c {
		return false
	}
	s.at++
	return true
}

// letters returns the letters that stand here without going on.
func (s *smithText) letters() string {
	end := s.at
	for end < len(s.text) && (s.text[end]|0x20 >= 'a' && s.text[end]|0x20 <= 'z') {
		end++
	}
	return s.text[s.at:end]
}

// short are the author's other spellings.
var short = [Faces]string{Chuu: "Chu", Myou: "Myo"}

func (s *smithText) readFace(what string) (Face, *game.NotationError) {
	name := s.letters()
	for face := range Face(Faces) {
		if strings.EqualFold(face.String(), name) || short[face] != "" && strings.EqualFold(short[face], name) {
			s.at += len(name)
			return face, nil
		}
	}
	if name == "" {
		return 0, s.wrong("want %s", what)
	}
	return 0, s.wrong("%s is not the name of %s", game.Quote(name), what)
}

// readPlace reads a compass word with a number perhaps or, if it may be, a
// displacement in brackets. Of words it leaves dx and dy to the reader where they
// stand for cells beside a Gyoku.
func (s *smithText) readPlace(brackets bool) (p smithPlace) {
	at := s.at
	p.word = noWord
	if s.skip('(') {
		x, y, ok := s.readPair()
		if !brackets || !ok {
			s.at = at
			return smithPlace{}
		}
		return smithPlace{said: true, dx: x, dy: y, word: noWord}
	}
	name := s.letters()
	if p.word = wordOf(name); p.word == noWord {
		return smithPlace{}
	}
	s.at += len(name)
	p.said = true
	if n, rest, ok := game.CutInt(s.text[s.at:]); ok && n > 0 {
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
func (s *smithText) readPair() (x, y int32, ok bool) {
	s.spaces()
	a, rest, ok := game.CutInt(s.text[s.at:])
	s.at = len(s.text) - len(rest)
	s.spaces()
	if !ok || !s.skip(',') {
		return 0, 0, false
	}
	s.spaces()
	b, rest, ok := game.CutInt(s.text[s.at:])
	s.at = len(s.text) - len(rest)
	s.spaces()
	return int32(a), int32(b), ok && s.skip(')')
}
