package themes

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestStylesheet(t *testing.T) {
	css, light := Stylesheet(), Light
	for _, want := range []string{"--first-link: " + Light.FirstLink.Hex() + ";", "--first-link: " + Dark.FirstLink.Hex() + ";", ":root[data-theme=dark]"} {
		if !strings.Contains(css, want) {
			t.Errorf("the style sheet has no %q:\n%s", want, css)
		}
	}
	if day, _, _ := strings.Cut(css, "@media"); strings.Count(day, "--") != len(light.colours()) {
		t.Errorf("the day has %d variables, want %d", strings.Count(day, "--"), len(light.colours()))
	}
	if n := strings.Count(css, "--petal-leaf"); n != 1 {
		t.Errorf("--petal-leaf, which is the same by night, is defined %d times", n)
	}
}

// Pages name colours by their role: styles and components have no colour of their own, and
// the variables of the theme are enough.
func TestPagesHaveNoColoursOfTheirOwn(t *testing.T) {
	hex := regexp.MustCompile(`#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(`)
	block := regexp.MustCompile(`\{#(if|each|await|key|snippet)`)
	files := 0
	for _, root := range []string{"../../web/src", "../../internal/web/page/static", "../../internal/web/page/templates"} {
		err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
			if err != nil || entry.IsDir() || strings.Contains(path, ".test.") {
				return err
			}
			switch filepath.Ext(path) {
			case ".css", ".svelte", ".html":
			default:
				return nil
			}
			files++
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			for i, line := range strings.Split(string(data), "\n") {
				if found := hex.FindString(block.ReplaceAllString(line, "")); found != "" && !strings.Contains(line, "href=") && !strings.Contains(line, "&#") {
					t.Errorf("%s:%d: %s: use a variable of theme.css", path, i+1, found)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 40 {
		t.Fatalf("only %d files were read", files)
	}
}
