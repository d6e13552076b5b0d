package study

import (
	"fmt"
	"hash/fnv"
)

// OperationKind is what an operation changes.
type OperationKind string

// The kinds of operations. Those of the outline come first, then those of one chapter.
const (
	SetStudyTitle   OperationKind = "study-title"    // to Title
	AddChapter      OperationKind = "chapter-add"    // Chapter with Title and Record, before the chapter Before or at the end
	SetChapterTitle OperationKind = "chapter-title"  // of Chapter to Title
	MoveChapter     OperationKind = "chapter-move"   // Chapter before the chapter Before or to the end
	DeleteChapter   OperationKind = "chapter-delete" // as Digest says

	AddTurns   OperationKind = "turns"       // Turns after Path; those that are there stay
	DeleteTurn OperationKind = "turn-delete" // the last turn of Path with all after it, as Digest says
	Promote    OperationKind = "promote"     // the last turn of Path before its sibling
	SetComment OperationKind = "comment"     // of Path from Was to Text
	SetMark    OperationKind = "mark"        // of Path to Mark
	SetShape   OperationKind = "shape"       // Shape at Path, there if On
)

// Operation is a change of a study. Each kind uses some of the fields.
type Operation struct {
	Kind    OperationKind `json:"kind" enum:"study-title,chapter-add,chapter-title,chapter-move,chapter-delete,turns,turn-delete,promote,comment,mark,shape" doc:"What is changed; see docs/protocol.md."`
	Chapter string        `json:"chapter,omitempty" maxLength:"32" doc:"The id of the chapter, small letters and digits; that of a new one is made up by the client."`
	Before  string        `json:"before,omitempty" maxLength:"32" doc:"The chapter before which a chapter is put; empty for the end."`
	Title   string        `json:"title,omitempty" maxLength:"800"`
	Record  string        `json:"record,omitempty" maxLength:"1048576" doc:"Of a new chapter: a record in its text form or as JSON."`
	Path    []string      `json:"path,omitempty" maxItems:"100000" doc:"The turns that lead to the turn."`
	Turns   []string      `json:"turns,omitempty" maxItems:"1000"`
	Text    string        `json:"text,omitempty" maxLength:"65536"`
	Was     string        `json:"was,omitempty" maxLength:"65536" doc:"The comment that the sender has changed."`
	Mark    string        `json:"mark,omitempty" maxLength:"2"`
	Shape   *BoardShape   `json:"shape,omitempty"`
	On      bool          `json:"on,omitempty"`
	// Digest is that of what is deleted, as the person who deletes it saw it.
	Digest string `json:"digest,omitempty" maxLength:"16"`
}

// OfOutline reports whether the operation changes the outline, and not the text of a chapter.
func (op *Operation) OfOutline() bool {
	switch op.Kind {
	case SetStudyTitle, AddChapter, SetChapterTitle, MoveChapter, DeleteChapter:
		return true
	case AddTurns, DeleteTurn, Promote, SetComment, SetMark, SetShape:
	}
	return false
}

// Digest returns a short sum of a node with all after it: equal ones have the same.
func (n *TurnNode) Digest() string {
	sum := fnv.New64a()
	var walk func(n *TurnNode)
	walk = func(n *TurnNode) {
		_, _ = fmt.Fprintf(sum, "%q %q %q %d", n.Turn, n.Mark, n.written(), len(n.Next))
		for _, next := range n.Next {
			walk(next)
		}
	}
	walk(n)
	return fmt.Sprintf("%016x", sum.Sum64())
}

// Digest returns a short sum of the turns and remarks of the chapter.
func (c *Chapter) Digest() string { return c.Root.Digest() }
