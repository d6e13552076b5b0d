package translate

import "bytes"

// phrase is a text that has been understood.
type phrase struct {
	kind        phraseKind
	text        string // as it stays, when nothing else is set
	entry       *pattern
	slots       []*phrase
	left, right *phrase // of a list
	joint       string
}

// phraseKind separates phrases that cannot replace each other and cannot be members of one
// list.
type phraseKind uint8

const (
	other     phraseKind = iota // a clause, an adverb …
	noun                        // what has forms with articles
	invariant                   // the same in every language
)

func newEntryNode(e *pattern, slots []*phrase) *phrase {
	n := &phrase{entry: e, slots: slots}
	if len(e.forms) > 0 {
		n.kind = noun
	} else if first := e.plain[0]; e.parts[0] == "" && first.text == "" && first.same && slots[first.slot].kind == noun {
		n.kind = noun
	}
	return n
}

// append appends the translation in the requested form.
func (n *phrase) append(b []byte, ask string) []byte {
	switch {
	case n.left != nil:
		b = n.left.append(b, ask)
		b = append(b, n.joint...)
		return n.right.append(b, ask)
	case n.entry == nil:
		return append(b, n.text...)
	}
	f, ok := n.entry.forms[ask]
	if !ok {
		f = n.entry.plain
	}
	for _, p := range f {
		b = append(b, p.text...)
		if p.slot < 0 {
			continue
		}
		asked := p.ask
		if p.same && !ok {
			asked = ask
		}
		at := len(b)
		b = n.slots[p.slot].append(b, asked)
		if p.capital {
			b = append(b[:at], capitalize(string(b[at:]))...)
		}
		b = contractPrepositions(b, at)
	}
	return b
}

// contractions are prepositions that are contracted with the following article.
var contractions = [...]struct{ preposition, article, both string }{
	{"von ", "dem ", "vom "}, {"zu ", "dem ", "zum "}, {"zu ", "der ", "zur "}, {"in ", "dem ", "im "}, {"an ", "dem ", "am "}, {"in ", "das ", "ins "},
}

// contractPrepositions contracts a preposition before at with the article after it.
func contractPrepositions(b []byte, at int) []byte {
	for _, c := range contractions {
		start := at - len(c.preposition)
		if start < 0 || !bytes.HasPrefix(b[at:], []byte(c.article)) || !bytes.HasSuffix(b[:at], []byte(c.preposition)) || start > 0 && b[start-1] != ' ' {
			continue
		}
		return append(b[:start], c.both+string(b[at+len(c.article):])...)
	}
	return b
}
