package study

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Chapter is a game with its variations, comments, marks and shapes.
type Chapter struct {
	// Headers are the record without its comment and its turns.
	Headers record.Record
	Root    TurnNode // the beginning; it has no turn and no mark
}

// TurnNode is a turn with what is remarked on it, and the turns after it: first that of the main line, then the variations. Their texts differ.
type TurnNode struct {
	Turn    string // the canonical text
	Mark    string // "!", "?", "!!", "??", "!?", "?!", or none
	Comment string // in the form of [record.NormalizeComment]
	Shapes  []BoardShape
	Next    []*TurnNode
}

// ReadChapter reads the text of a record. Its error is that of [record.Read].
func ReadChapter(text []byte) (*Chapter, error) {
	r, err := record.Read(text)
	if err != nil {
		return nil, err
	}
	return ChapterOf(r), nil
}

// ChapterOf returns a record as a chapter. Equal turns at one place become one, with the comments of both.
func ChapterOf(r *record.Record) *Chapter {
	c := &Chapter{Headers: *r}
	c.Headers.Comment, c.Headers.Turns = "", nil
	c.Root.remark(r.Comment)
	c.Root.grow(r.Turns)
	return c
}

// remark adds the words and shapes of a comment.
func (n *TurnNode) remark(comment string) {
	shapes, words := CutShapes(record.NormalizeComment(comment))
	for _, s := range shapes {
		n.setShape(s, true)
	}
	n.Comment = MergeComments(n.Comment, "", words)
}

// grow adds a line of play after a node.
func (n *TurnNode) grow(turns []record.AnnotatedTurn) {
	for i := range turns {
		t := &turns[i]
		next := n.add(t.Text)
		if next.Mark == "" {
			next.Mark = t.Mark
		}
		next.remark(t.Comment)
		for _, variation := range t.Variations {
			n.grow(variation)
		}
		n = next
	}
}

// add returns the node of a turn after this one; a new one if there was none.
func (n *TurnNode) add(turn string) *TurnNode {
	if next := n.after(turn); next != nil {
		return next
	}
	next := &TurnNode{Turn: turn}
	n.Next = append(n.Next, next)
	return next
}

// after returns the node of a turn after this one, or nil.
func (n *TurnNode) after(turn string) *TurnNode {
	if i := n.index(turn); i >= 0 {
		return n.Next[i]
	}
	return nil
}

// index returns the place of a turn among those after this one; -1 for none.
func (n *TurnNode) index(turn string) int {
	return slices.IndexFunc(n.Next, func(next *TurnNode) bool { return next.Turn == turn })
}

// At returns the node to which a path of turns leads, nil if there is none. An empty path leads to the beginning.
func (c *Chapter) At(path []string) *TurnNode {
	n := &c.Root
	for _, turn := range path {
		if n = n.after(turn); n == nil {
			return nil
		}
	}
	return n
}

// Record returns the chapter as a record.
func (c *Chapter) Record() *record.Record {
	r := c.Headers
	r.Comment = c.Root.written()
	r.Turns = c.Root.line()
	return &r
}

// line returns the turns after a node, with their variations.
func (n *TurnNode) line() []record.AnnotatedTurn {
	var turns []record.AnnotatedTurn
	for ; len(n.Next) > 0; n = n.Next[0] {
		t := n.Next[0].annotated()
		for _, variation := range n.Next[1:] {
			t.Variations = append(t.Variations, append([]record.AnnotatedTurn{variation.annotated()}, variation.line()...))
		}
		turns = append(turns, t)
	}
	return turns
}

func (n *TurnNode) annotated() record.AnnotatedTurn {
	return record.AnnotatedTurn{Text: n.Turn, Mark: n.Mark, Comment: n.written()}
}

// written returns the comment with the shapes.
func (n *TurnNode) written() string { return JoinShapes(n.Shapes, n.Comment) }

// Write writes the chapter as the text of a record. Its error is that of [record.Write].
func (c *Chapter) Write() ([]byte, error) { return record.Write(c.Record()) }

// Line returns a chapter with the turns of a path alone, and all after it, nil if the path leads nowhere.
func (c *Chapter) Line(path []string) *Chapter {
	line := &Chapter{Headers: c.Headers, Root: c.Root}
	line.Headers.Result = game.Outcome{}
	from, to := &c.Root, &line.Root
	for _, turn := range path {
		next := from.after(turn)
		if next == nil {
			return nil
		}
		only := *next
		to.Next = []*TurnNode{&only}
		from, to = next, &only
	}
	return line
}

// ChapterSize is how large a chapter is.
type ChapterSize struct {
	Turns int
	Depth int // of variations in variations
	Bytes int // of the written text, about
}

// Size measures the chapter.
func (c *Chapter) Size() ChapterSize {
	s := ChapterSize{Bytes: len(c.Headers.Position) + 2*len(c.Root.Comment) + 24*len(c.Root.Shapes)}
	for _, h := range c.Headers.Headers {
		s.Bytes += len(h.Name) + 2*len(h.Value)
	}
	type line struct {
		from  *TurnNode
		depth int
	}
	for open := []line{{&c.Root, 0}}; len(open) > 0; {
		last := open[len(open)-1]
		open = open[:len(open)-1]
		for n := last.from; ; n = n.Next[0] {
			s.Depth = max(s.Depth, last.depth)
			s.Turns += len(n.Next)
			for i, next := range n.Next {
				s.Bytes += len(next.Turn) + 2*len(next.Comment) + 24*len(next.Shapes) + 12 + 4*last.depth
				if i > 0 {
					open = append(open, line{next, last.depth + 1})
				}
			}
			if len(n.Next) == 0 {
				break
			}
		}
	}
	return s
}
