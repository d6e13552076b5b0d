package translate

import (
	"fmt"
	"slices"
	"strings"
)

// patternTable is the entries of a language.
type patternTable struct {
	words    map[string]*pattern   // those without slots
	patterns []*pattern            // those with slots, in the order in which they are tried
	byWord   map[string][]*pattern // patterns by the rarest word that they need, in lower case
	wordless []*pattern            // patterns that need no word
	values   map[string]bool       // the places, quotations and numbers that entries have themselves
}

// fileError is a mistake in a file of entries.
type fileError struct {
	file string
	line int
	text string
}

func (p fileError) Error() string { return fmt.Sprintf("%s:%d: %s", p.file, p.line, p.text) }

// patternFile is a file of entries.
type patternFile struct{ name, text string }

// readPatterns reads files. An entry that is wrong is left out.
func readPatterns(files []patternFile) (*patternTable, []fileError) {
	t := &patternTable{words: map[string]*pattern{}, byWord: map[string][]*pattern{}, values: map[string]bool{}}
	var problems []fileError
	met := map[string]*pattern{}
	for _, file := range files {
		for _, block := range blocks(file.text) {
			e, wrong := newEntry(block.lines)
			if wrong == "" && met[e.key()] != nil && !met[e.key()].sameForms(e) {
				wrong = fmt.Sprintf("%q has another translation in %s", e.english, met[e.key()].file)
			}
			if wrong != "" {
				problems = append(problems, fileError{file.name, block.at, wrong})
				continue
			}
			e.file, e.line = file.name, block.at
			if met[e.key()] != nil {
				continue
			}
			met[e.key()] = e
			for _, part := range e.parts {
				_, own := (&patternTable{}).withoutPlaces(part)
				for _, value := range own {
					t.values[value] = true
				}
			}
			if len(e.parts) == 1 {
				t.words[e.english] = e
			} else {
				t.patterns = append(t.patterns, e)
			}
		}
	}
	t.order()
	return t, problems
}

type block struct {
	at    int
	lines []string
}

// blocks cuts a file at its empty lines and leaves comments out.
func blocks(text string) (list []block) {
	var open *block
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			open = nil
		case strings.HasPrefix(line, "#"):
		case open == nil:
			list = append(list, block{i + 1, []string{line}})
			open = &list[len(list)-1]
		default:
			open.lines = append(open.lines, line)
		}
	}
	return list
}

// order sorts the patterns, those with the most words of their own first, and finds the
// word by which each is looked up.
func (t *patternTable) order() {
	slices.SortStableFunc(t.patterns, func(a, b *pattern) int { return b.weight - a.weight })
	times := map[string]int{}
	for i, e := range t.patterns {
		e.rank = i
		for _, word := range e.requiredWords() {
			times[word]++
		}
	}
	for _, e := range t.patterns {
		rarest := ""
		for _, word := range e.requiredWords() {
			if rarest == "" || times[word] < times[rarest] {
				rarest = word
			}
		}
		if rarest == "" {
			t.wordless = append(t.wordless, e)
		} else {
			t.byWord[rarest] = append(t.byWord[rarest], e)
		}
	}
}
