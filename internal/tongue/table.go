package tongue

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// table is the entries of a language.
type table struct {
	words    map[string]*entry   // those without slots
	patterns []*entry            // those with slots, in the order in which they are tried
	byWord   map[string][]*entry // patterns by the rarest word that they need, in lower case
	wordless []*entry            // patterns that need no word
	values   map[string]bool     // the places, quotations and numbers that entries have themselves
}

// problem is a mistake in a file of entries.
type problem struct {
	file string
	line int
	text string
}

func (p problem) Error() string { return fmt.Sprintf("%s:%d: %s", p.file, p.line, p.text) }

// load reads the files of a folder. An entry that is wrong is left out.
func load(files fs.FS, folder string) (*table, []problem) {
	names, err := fs.Glob(files, path.Join(folder, "*.txt"))
	if err != nil {
		panic(err)
	}
	t := &table{words: map[string]*entry{}, byWord: map[string][]*entry{}, values: map[string]bool{}}
	var problems []problem
	met := map[string]*entry{}
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err)
		}
		for _, block := range blocks(string(data)) {
			e, wrong := newEntry(block.lines)
			if wrong == "" && met[e.key()] != nil && !met[e.key()].same(e) {
				wrong = fmt.Sprintf("%q has another translation in %s", e.english, met[e.key()].file)
			}
			if wrong != "" {
				problems = append(problems, problem{name, block.at, wrong})
				continue
			}
			e.file, e.line = path.Base(name), block.at
			if met[e.key()] != nil {
				continue
			}
			met[e.key()] = e
			for _, part := range e.parts {
				_, own := (&table{}).mould(part)
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

// order puts the patterns with most words of their own first and finds the word by which
// each is looked up.
func (t *table) order() {
	slices.SortStableFunc(t.patterns, func(a, b *entry) int { return b.weight - a.weight })
	times := map[string]int{}
	for i, e := range t.patterns {
		e.rank = i
		for _, word := range e.needed() {
			times[word]++
		}
	}
	for _, e := range t.patterns {
		rarest := ""
		for _, word := range e.needed() {
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
