package pagetext_test

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/docs/rules"
	"github.com/teahouse-games/teahouse/internal/terminal/pagetext"
)

const page = `# A game

Deutsch: [Ein Spiel](de/game.md)

A **short** paragraph that
is [wrapped](other.md) with ` + "`0,0`" + `.

<!-- draw: -p "a" -->
![A short paragraph that is wrapped with 0,0.](a.svg)

![Something else.](b.svg)

## Parts

- one item that goes on
  and on
- another
1. a number

| tile | name | what it does |
| --- | --- | --- |
| ![x](x.svg) | Rose | goes \|3\| |
| ![y](y.svg) | Lily | |

| name | a long head |
| --- | --- |
| Rose | has very many words here |

` + "```turns\na*0,0 b\nc\n```\n"

const plain = `A game
======

A short paragraph that is
wrapped with 0,0.

[Picture: Something else.]

Parts
-----

- one item that goes on and
  on
- another
1. a number

name  what it does
Rose  goes |3|
Lily

Rose
    a long head: has very
      many words here

    a*0,0 b
    c
`

func TestPlain(t *testing.T) {
	if diff := cmp.Diff(plain, pagetext.Plain(page, 27)); diff != "" {
		t.Error(diff)
	}
}

// The pages of the games keep their words and lose all marks.
func TestPagesOfTheGames(t *testing.T) {
	for name, pages := range map[string]fs.FS{"learn": learn.Pages, "rules": rules.Pages} {
		files, err := fs.Glob(pages, "*.md")
		if err != nil || len(files) < 5 {
			t.Fatal(files, err)
		}
		more, _ := fs.Glob(pages, "*/*.md")
		for _, file := range append(files, more...) {
			text, err := fs.ReadFile(pages, file)
			if err != nil {
				t.Fatal(err)
			}
			got := pagetext.Plain(string(text), 80)
			if marks := regexp.MustCompile("\\*\\*|```|\\]\\(|<!--|(?m)^#").FindString(got); marks != "" {
				t.Errorf("%s/%s: %q is left", name, file, marks)
			}
			for line := range strings.Lines(got) {
				if n := len([]rune(strings.TrimSpace(line))); n > 80 && !strings.HasPrefix(line, "    ") {
					t.Errorf("%s/%s: a line of %d columns: %s", name, file, n, line)
				}
			}
		}
	}
}
