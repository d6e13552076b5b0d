package cli

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	_ "github.com/teahouse-games/teahouse/game/gametest" // has the flag -update
	"github.com/teahouse-games/teahouse/games"
)

const (
	root     = "../../.."
	pictures = "docs/rules/pictures"
)

// most is how many bytes a diagram may have.
var most = map[string]int{".svg": 160_000, ".png": 120_000, ".gif": 1_000_000}

// TestDiagrams draws every diagram of the rules pages and of the README anew and
// compares it with its file, or writes it there with -update. A diagram is a comment
// with arguments of the command draw and, behind it, the picture:
//
//	<!-- draw: --position "to-move=first …" --why "1,2-2,1" -->
//	![what is to be seen](pictures/ki-shogi-orbit.svg)
//
// In a rules page the game is the page's own; an SVG has coordinates, a PNG a caption.
// In the README the arguments begin with the name of the game.
func TestDiagrams(t *testing.T) {
	diagrams, used := findDiagrams(t)
	for _, d := range diagrams {
		t.Run(strings.TrimPrefix(d.path, pictures+"/"), func(t *testing.T) {
			t.Parallel()
			var picture, sentence bytes.Buffer
			format := strings.TrimPrefix(filepath.Ext(d.path), ".")
			args := append(append([]string{"draw"}, d.args...), "--to", "-", "--format", format)
			if code := (Program{Games: games.All()}).Main(args, strings.NewReader(""), &picture, &sentence); code != exitFine || sentence.Len() > 0 {
				t.Fatalf("%s: teahouse %q ends with %d: %s", d.page, args, code, sentence.String())
			}
			if limit := most[filepath.Ext(d.path)]; picture.Len() > limit {
				t.Errorf("%s has %d bytes, more than %d", d.path, picture.Len(), limit)
			}
			compareDiagram(t, d.path, picture.Bytes())
		})
	}
	files, err := os.ReadDir(filepath.Join(root, pictures))
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	for _, file := range files {
		if name := pictures + "/" + file.Name(); !used[name] {
			t.Errorf("no page shows %s: delete it", name)
		}
	}
}

func compareDiagram(t *testing.T, path string, picture []byte) {
	t.Helper()
	file := filepath.Join(root, path)
	old, err := os.ReadFile(file)
	switch {
	case bytes.Equal(old, picture) && err == nil:
	case flag.Lookup("update").Value.String() == "true":
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, picture, 0o644); err != nil {
			t.Fatal(err)
		}
	case err != nil:
		t.Errorf("%v (go test ./internal/terminal/cli -run Diagrams -update draws it)", err)
	default:
		t.Errorf("%s (%d bytes) is not what is drawn now (%d bytes); when this is right, run go test ./internal/terminal/cli -run Diagrams -update and look at it",
			path, len(old), len(picture))
	}
}

// diagram is a picture in a page and how it is drawn.
type diagram struct {
	page, path string // from the root of the repository
	args       []string
}

var (
	drawComment = regexp.MustCompile(`^\s*<!-- draw:(.*)-->\s*$`)
	imageLink   = regexp.MustCompile(`!\[([^\]]*)\]\(([^)]*)\)`)
)

// findDiagrams reads the pages. Every picture in them must be there or be drawn; used
// are all there are.
func findDiagrams(t *testing.T) (diagrams []diagram, used map[string]bool) {
	t.Helper()
	var pages []string
	for _, pattern := range []string{"README.md", "docs/rules/*.md", "docs/rules/*/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, found...)
	}
	used = map[string]bool{}
	drawn := map[string]diagram{}
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		page, err = filepath.Rel(root, page)
		if err != nil {
			t.Fatal(err)
		}
		drawing, args := false, ""
		for i, line := range strings.Split(string(text), "\n") {
			where := fmt.Sprintf("%s:%d", page, i+1)
			if match := drawComment.FindStringSubmatch(line); match != nil {
				if drawing {
					t.Errorf("%s: there is no picture behind the comment before this one", where)
				}
				drawing, args = true, match[1]
				continue
			}
			for _, match := range imageLink.FindAllStringSubmatch(line, -1) {
				path := filepath.ToSlash(filepath.Join(filepath.Dir(page), match[2]))
				used[path] = true
				if match[1] == "" {
					t.Errorf("%s: %s says nothing to those who cannot see it", where, match[2])
				}
				if !drawing {
					continue
				}
				d := diagram{page: where, path: path, args: drawArgs(t, page, path, args)}
				if other, twice := drawn[path]; twice && !slices.Equal(other.args, d.args) {
					t.Errorf("%s and %s draw %s in different ways", other.page, where, path)
				} else if !twice {
					drawn[path] = d
					diagrams = append(diagrams, d)
				}
				drawing = false
			}
			if drawing && strings.TrimSpace(line) != "" {
				t.Errorf("%s: behind a draw comment there must be its picture", where)
				drawing = false
			}
		}
	}
	for path := range used {
		if _, err := os.Stat(filepath.Join(root, path)); err != nil && drawn[path].path == "" {
			t.Errorf("a page shows %s, which is not there", path)
		}
	}
	return diagrams, used
}

// drawArgs are those of the command draw for a picture in a page.
func drawArgs(t *testing.T, page, path, text string) []string {
	args, err := words(text)
	if err != nil {
		t.Fatalf("%s: %s: %v", page, path, err)
	}
	if page == "README.md" {
		return args
	}
	args = append([]string{strings.TrimSuffix(filepath.Base(page), ".md")}, args...)
	if filepath.Ext(path) == ".svg" {
		return append(args, "--coordinates", "--size", "480")
	}
	return append(args, "--caption")
}

// words cuts a text at its spaces, except within quotes.
func words(text string) (list []string, err error) {
	var word strings.Builder
	quoted, inside := false, false
	for _, r := range text {
		switch {
		case r == '"':
			quoted, inside = !quoted, true
		case r == ' ' && !quoted:
			if inside {
				list = append(list, word.String())
			}
			word.Reset()
			inside = false
		default:
			word.WriteRune(r)
			inside = true
		}
	}
	if quoted {
		return nil, fmt.Errorf("a quote is not closed in %s", text)
	}
	if inside {
		list = append(list, word.String())
	}
	return list, nil
}
