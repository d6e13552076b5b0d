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
			if p.slot < 0 {
				continue
			}
			asked := p.ask
			if p.same && !said {
				asked = ask
			}
			if !p.capital {
				n.slots[p.slot].write(b, asked)
				continue
			}
			var own strings.Builder
			n.slots[p.slot].write(&own, asked)
			b.WriteString(capital(own.String()))
		}
	default:
		b.WriteString(n.text)
	}
}
