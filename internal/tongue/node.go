package tongue

import "strings"

// node is a text that has been understood.
type node struct {
	text        string // as it stays, when nothing else is set
	entry       *entry
	slots       []*node
	left, right *node // of a list
	joint       string
}

// write appends the translation in the form that is asked for.
func (n *node) write(b *strings.Builder, ask string) {
	switch {
	case n.left != nil:
		n.left.write(b, ask)
		b.WriteString(n.joint)
		n.right.write(b, ask)
	case n.entry != nil:
		f, said := n.entry.forms[ask]
		if !said {
			f = n.entry.plain
		}
		for _, p := range f {
			b.WriteString(p.text)
			switch {
			case p.slot < 0:
			case p.same && !said:
				n.slots[p.slot].write(b, ask)
			default:
				n.slots[p.slot].write(b, p.ask)
			}
		}
	default:
		b.WriteString(n.text)
	}
}
