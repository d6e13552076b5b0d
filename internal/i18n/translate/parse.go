package translate

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// parse is a text on its way to be understood.
type parse struct {
	translator *Dictionary
	likely     []*pattern      // the patterns with their rarest word in the text, in their order
	begins     [256][]*pattern // those of them that fit a text with this first byte
	vain       map[int]bool    // the lengths of the ends of the text that are not sentences
	steps      int             // how many more steps may be done
}

// A step is a pattern that is tried, or some bytes that are compared.
const stepBytes = 64

// spend counts a step on a text, and reports whether another one may be done.
func (r *parse) spend(text string) bool {
	r.steps -= 1 + len(text)/stepBytes
	return r.steps > 0
}

// collectPatterns collects the patterns for a text.
func (r *parse) collectPatterns(text string) {
	r.likely = append([]*pattern{}, r.translator.entries.wordless...)
	met := map[string]bool{}
	for word := range strings.FieldsFuncSeq(strings.ToLower(text), func(c rune) bool { return c < 'a' || c > 'z' }) {
		if !met[word] {
			met[word] = true
			r.likely = append(r.likely, r.translator.entries.byWord[word]...)
		}
	}
	slices.SortFunc(r.likely, func(a, b *pattern) int { return a.rank - b.rank })
}

// beginning returns the patterns that fit a text with this first byte.
func (r *parse) beginning(c byte) []*pattern {
	if r.begins[c] == nil {
		r.begins[c] = []*pattern{}
		for _, e := range r.likely {
			if e.parts[0] == "" || e.parts[0][0] == c {
				r.begins[c] = append(r.begins[c], e)
			}
		}
	}
	return r.begins[c]
}

// sentences translates one sentence or several.
func (r *parse) sentences(text string) (string, bool) {
	if r.likely == nil {
		r.collectPatterns(text)
	}
	if translation, ok := r.sentence(text); ok {
		return translation, true
	}
	if r.vain == nil {
		r.vain = map[int]bool{}
	}
	for at := range text {
		if !strings.HasPrefix(text[at:], ". ") || strings.HasSuffix(text[:at], "e.g") {
			continue
		}
		if r.steps <= 0 {
			return "", false
		}
		rest := text[at+2:]
		if r.vain[len(rest)] {
			continue
		}
		left, ok := r.sentence(text[:at])
		if !ok {
			continue
		}
		right, ok := r.sentences(rest)
		if !ok {
			r.vain[len(rest)] = true
			continue
		}
		if c, _ := utf8.DecodeRuneInString(text); unicode.IsUpper(c) {
			left = capitalize(left)
		}
		return left + ". " + capitalize(right), true
	}
	return "", false
}

// sentence translates one sentence.
func (r *parse) sentence(text string) (string, bool) {
	body, stop := strings.CutSuffix(text, ".")
	n := r.cachedParse(body, true)
	if n == nil {
		n = r.cachedParse(text, true)
		stop = stop && n == nil
	}
	if n == nil {
		return "", false
	}
	translation := string(n.append(nil, ""))
	if stop {
		return capitalize(translation) + ".", true
	}
	if strings.HasSuffix(text, "?") {
		return capitalize(translation), true
	}
	return translation, true
}

// cachedParse reads a text and remembers it. At the beginning of a sentence the capital may
// be due to its place.
func (r *parse) cachedParse(text string, first bool) *phrase {
	if n, ok := r.translator.nodes.get(text); ok && (n != nil || !first) {
		return n
	}
	if !r.spend(text) {
		return nil
	}
	n := r.clause(text)
	if c, size := utf8.DecodeRuneInString(text); n == nil && first && unicode.IsUpper(c) {
		n = r.clause(string(unicode.ToLower(c)) + text[size:])
	}
	if n != nil || r.steps > 0 && !first {
		r.translator.nodes.put(text, n)
	}
	return n
}

// clause reads a text that is no whole sentence.
func (r *parse) clause(text string) *phrase {
	if text == "" {
		return nil
	}
	if e := r.translator.entries.words[text]; e != nil {
		return newEntryNode(e, nil)
	}
	if isInvariant(text) {
		return &phrase{kind: invariant, text: strings.Clone(text)}
	}
	if !r.spend(text) || !bracketsBalanced(text) {
		return nil
	}
	if n := r.list(text, other, semicolon); n != nil {
		return n
	}
	if n := r.list(text, noun, separators); n != nil {
		return n
	}
	for _, e := range r.beginning(text[0]) {
		if r.steps--; r.steps <= 0 {
			return nil
		}
		if !e.frames(text) {
			continue
		}
		if !r.spend(text) || !e.partsMatch(text) {
			continue
		}
		slots := make([]*phrase, len(e.parts)-1)
		if r.match(e, text[len(e.parts[0]):len(text)-len(e.parts[len(slots)])], slots, 0) {
			return newEntryNode(e, slots)
		}
	}
	if n := r.list(text, invariant, separators); n != nil {
		return n
	}
	return r.list(text, other, separators)
}

// bracketsBalanced reports whether every bracket of a text is closed in it: a list of steps
// with their reasons in parentheses is cut between them only. Quotations do not count.
func bracketsBalanced(text string) bool {
	open, quoted := 0, false
	for i := range len(text) {
		switch c := text[i]; {
		case c == '"' && (i == 0 || text[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(':
			open++
		case c == ')':
			open--
		}
	}
	return open == 0
}

// frames reports whether a text begins and ends as a pattern does.
func (e *pattern) frames(text string) bool {
	return len(text) > e.weight && strings.HasPrefix(text, e.parts[0]) && strings.HasSuffix(text, e.parts[len(e.parts)-1])
}

// partsMatch reports whether the parts of a pattern occur in a text one after the other.
func (e *pattern) partsMatch(text string) bool {
	last := len(e.parts) - 1
	text = text[len(e.parts[0]) : len(text)-len(e.parts[last])]
	for _, part := range e.parts[1:last] {
		if len(text) == 0 {
			return false
		}
		at := strings.Index(text[1:], part)
		if at < 0 {
			return false
		}
		text = text[1+at+len(part):]
	}
	return text != ""
}

// match parses the values of the slots from the i-th on.
func (r *parse) match(e *pattern, text string, slots []*phrase, i int) bool {
	if i == len(slots)-1 {
		slots[i] = r.slot(e, i, text)
		return e.acceptsSlot(i, slots[i])
	}
	part := e.parts[i+1]
	for from := 1; from < len(text) && r.spend(text[from:]); {
		at := strings.Index(text[from:], part)
		if at < 0 {
			return false
		}
		at += from
		if slots[i] = r.slot(e, i, text[:at]); e.acceptsSlot(i, slots[i]) && at+len(part) < len(text) && r.match(e, text[at+len(part):], slots, i+1) {
			return true
		}
		from = at + 1
	}
	return false
}

// slot parses the value of a slot.
func (r *parse) slot(e *pattern, i int, text string) *phrase {
	if e.raw[i] {
		return &phrase{kind: invariant, text: strings.Clone(text)}
	}
	return r.cachedParse(text, false)
}

// acceptsSlot reports whether a slot accepts a value: where an article is requested, only a
// noun or a quotation.
func (e *pattern) acceptsSlot(i int, n *phrase) bool {
	switch {
	case n == nil:
		return false
	case n.kind == invariant:
		return !e.nouns[i] || strings.HasPrefix(n.text, `"`)
	}
	return n.kind == noun || !e.nouns[i] && len(e.forms) == 0
}

// separator is the text between the members of a list.
type separator struct{ english, german string }

var (
	semicolon  = []separator{{"; ", "; "}}
	separators = []separator{{" and ", " und "}, {" or ", " oder "}, {", ", ", "}}
)

// list reads a list of things of one kind that can each be understood.
func (r *parse) list(text string, of phraseKind, joints []separator) *phrase {
	for _, j := range joints {
		for end := len(text); r.spend(text[:end]); {
			at := strings.LastIndex(text[:end], j.english)
			if at <= 0 {
				break
			}
			if right := r.cachedParse(text[at+len(j.english):], false); right != nil && right.kind == of {
				if left := r.cachedParse(text[:at], false); left != nil && left.kind == of {
					return &phrase{kind: of, left: left, right: right, joint: j.german}
				}
			}
			end = at
		}
	}
	return nil
}

// isInvariant reports whether a text is the same in every language: a number, a place, the
// text of a turn, a code, a quotation.
func isInvariant(text string) bool {
	if text[0] == '"' {
		rest := strings.TrimSuffix(text[1:], "…")
		return strings.Index(strings.ReplaceAll(rest, `\"`, "  "), `"`) == len(rest)-1 && rest != ""
	}
	if strings.ContainsAny(text, " \n") || strings.ContainsRune(",.;:", rune(text[len(text)-1])) {
		return false
	}
	return strings.ContainsAny(text, "0123456789*@=+") || strings.Trim(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// capitalize gives a sentence its capital; a place at the beginning, e.g. j10, stays.
func capitalize(text string) string {
	word, _, _ := strings.Cut(text, " ")
	word, _, _ = strings.Cut(word, `"`)
	if c, n := utf8.DecodeRuneInString(text); unicode.IsLower(c) && !strings.ContainsAny(word, "0123456789") {
		return string(unicode.ToUpper(c)) + text[n:]
	}
	return text
}
