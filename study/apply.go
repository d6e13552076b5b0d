package study

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/study/messages"
)

// marks are those that a record knows.
var marks = []string{"", "!", "?", "!!", "??", "!?", "?!"}

// Apply makes an operation of a chapter; rules are those of its game. The error is a *[OperationError]. Then nothing has changed.
func (c *Chapter) Apply(rules *game.Rules, op Operation) error {
	n := c.At(op.Path)
	if n == nil {
		return refuse(Gone, messages.TurnGone())
	}
	switch op.Kind {
	case AddTurns:
		return c.addTurns(rules, n, &op)
	case DeleteTurn:
		return c.deleteTurn(rules, n, &op)
	case Promote:
		return c.promote(rules, &op)
	case SetComment:
		return c.setComment(n, &op)
	case SetMark:
		if len(op.Path) == 0 || !slices.Contains(marks, op.Mark) {
			return refuse(Invalid, messages.MarkUnknown())
		}
		before := n.Mark
		n.Mark = op.Mark
		if err := c.check(); err != nil {
			n.Mark = before
			return err
		}
		return nil
	case SetShape:
		return c.setShape(n, &op)
	case SetStudyTitle, AddChapter, SetChapterTitle, MoveChapter, DeleteChapter:
	}
	return refuse(Invalid, messages.KindUnknown(quoted(string(op.Kind))))
}

// addTurns plays turns after a node.
func (c *Chapter) addTurns(rules *game.Rules, n *TurnNode, op *Operation) error {
	if len(op.Turns) == 0 || len(op.Turns) > MaxAdded {
		return refuse(Invalid, messages.TurnsCount(MaxAdded))
	}
	at, added := n, 0
	for added < len(op.Turns) && at.after(op.Turns[added]) != nil {
		at = at.after(op.Turns[added])
		added++
	}
	if added == len(op.Turns) {
		return nil
	}
	table, err := c.play(rules, op.Path, op.Turns[:added])
	if err != nil {
		return err
	}
	for _, turn := range op.Turns[added:] {
		if len(turn) > record.MaxTurn {
			return refuse(Invalid, messages.TurnLong(record.MaxTurn))
		}
		if err := game.PlayTurn(table, turn); err != nil {
			return refuse(Illegal, messages.TurnIllegal(quoted(turn), game.AsRuleError(err).Message))
		}
	}
	onMain := c.onMain(at)
	count, end := len(at.Next), at
	for _, turn := range op.Turns[added:] {
		end = end.add(turn)
	}
	if err := c.check(); err != nil {
		at.Next = at.Next[:count]
		return err
	}
	if onMain && count == 0 {
		c.setResult(table)
	}
	return nil
}

// play returns the game after turns of the chapter.
func (c *Chapter) play(rules *game.Rules, lines ...[]string) (game.Game, error) {
	table, err := c.Headers.StartState(rules)
	if err != nil {
		return nil, refuse(Illegal, message.Of(err))
	}
	for _, turns := range lines {
		for _, turn := range turns {
			if err := game.PlayTurn(table, turn); err != nil {
				return nil, refuse(Illegal, messages.TurnIllegal(quoted(turn), game.AsRuleError(err).Message))
			}
		}
	}
	return table, nil
}

// onMain reports whether a node is on the main line.
func (c *Chapter) onMain(n *TurnNode) bool {
	for main := &c.Root; ; main = main.Next[0] {
		if main == n {
			return true
		}
		if len(main.Next) == 0 {
			return false
		}
	}
}

// mainTurns returns the texts of the main line.
func (c *Chapter) mainTurns() []string {
	var turns []string
	for n := &c.Root; len(n.Next) > 0; n = n.Next[0] {
		turns = append(turns, n.Next[0].Turn)
	}
	return turns
}

// setResult sets the result to that of a game, none while it goes on.
func (c *Chapter) setResult(g game.State) {
	c.Headers.Result = game.Outcome{}
	if now := g.Outcome(); now.Over() {
		c.Headers.Result = now
	}
}

// settle sets the result to that of the rules: the main line is another one.
func (c *Chapter) settle(rules *game.Rules) error {
	table, err := c.play(rules, c.mainTurns())
	if err != nil {
		return err
	}
	c.setResult(table)
	return nil
}

func (c *Chapter) deleteTurn(rules *game.Rules, n *TurnNode, op *Operation) error {
	switch {
	case len(op.Path) == 0:
		return refuse(Invalid, messages.BeginningStays())
	case op.Digest != n.Digest():
		return refuse(Changed, messages.TurnChanged())
	}
	onMain := c.onMain(n)
	parent := c.At(op.Path[:len(op.Path)-1])
	i := parent.index(n.Turn)
	parent.Next = slices.Delete(parent.Next, i, i+1)
	if !onMain {
		return nil
	}
	if err := c.settle(rules); err != nil {
		parent.Next = slices.Insert(parent.Next, i, n)
		return err
	}
	return nil
}

func (c *Chapter) promote(rules *game.Rules, op *Operation) error {
	if len(op.Path) == 0 {
		return refuse(Invalid, messages.NothingToPromote())
	}
	parent := c.At(op.Path[:len(op.Path)-1])
	i := parent.index(op.Path[len(op.Path)-1])
	if i == 0 {
		return nil // another person has promoted it, too
	}
	swap := func() { parent.Next[i-1], parent.Next[i] = parent.Next[i], parent.Next[i-1] }
	swap()
	err := c.check()
	if err == nil && i == 1 && c.onMain(parent) {
		err = c.settle(rules)
	}
	if err != nil {
		swap()
	}
	return err
}

func (c *Chapter) setComment(n *TurnNode, op *Operation) error {
	text := record.NormalizeComment(op.Text)
	shapes, words := CutShapes(text)
	merged := MergeComments(n.Comment, record.NormalizeComment(op.Was), words)
	switch {
	case len(merged) > MaxComment:
		return refuse(Full, messages.CommentLong(MaxComment))
	case !printable(merged):
		return refuse(Invalid, messages.CommentCharacters())
	}
	before := *n
	n.Comment, n.Shapes = merged, slices.Clone(n.Shapes)
	for _, s := range shapes {
		n.setShape(s, true)
	}
	err := c.check()
	switch {
	case err != nil:
	case len(n.Shapes) > MaxShapes:
		err = refuse(Full, messages.ShapesMany(MaxShapes))
	case longestWord(merged) > longWord:
		// A record is broken into lines at spaces, and its lines have a limit.
		if _, broken := c.Write(); broken != nil {
			err = refuse(Full, messages.ChapterLong(message.Of(broken)))
		}
	}
	if err != nil {
		*n = before
	}
	return err
}

// longWord is the length of a word in bytes from which on a comment is written to find out whether it can be.
const longWord = record.MaxLine / 16

// longestWord returns the length in bytes of what stands between spaces.
func longestWord(text string) (longest int) {
	for word := range strings.FieldsSeq(text) {
		longest = max(longest, len(word))
	}
	return longest
}

func (c *Chapter) setShape(n *TurnNode, op *Operation) error {
	if op.Shape == nil || !op.Shape.valid() {
		return refuse(Invalid, messages.ShapeForm())
	}
	before := slices.Clone(n.Shapes)
	n.setShape(*op.Shape, op.On)
	if len(n.Shapes) > MaxShapes {
		n.Shapes = before
		return refuse(Full, messages.ShapesMany(MaxShapes))
	}
	if err := c.check(); err != nil {
		n.Shapes = before
		return err
	}
	return nil
}

// check reports whether the chapter can be written.
func (c *Chapter) check() error {
	switch size := c.Size(); {
	case size.Turns > record.MaxTurns:
		return refuse(Full, messages.ChapterTurns(record.MaxTurns))
	case size.Depth > record.MaxDepth:
		return refuse(Full, messages.VariationsDeep(record.MaxDepth))
	case size.Bytes > measured:
		if _, err := c.Write(); err != nil {
			return refuse(Full, messages.ChapterLong(message.Of(err)))
		}
	}
	return nil
}

// printable reports whether a record can have the text in a comment.
func printable(text string) bool {
	if !utf8.ValidString(text) {
		return false
	}
	for _, r := range text {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return false
		}
	}
	return true
}
