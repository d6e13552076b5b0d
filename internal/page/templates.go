package page

import (
	"embed"
	"html/template"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/words"
)

//go:embed templates/*.html
var sources embed.FS

// newTemplates reads those of the pages, for each language.
func newTemplates(files *staticAssets) map[string]*template.Template {
	made := map[string]*template.Template{}
	for _, lang := range words.Languages {
		w := words.For(lang)
		made[lang] = template.Must(template.New("").Funcs(template.FuncMap{
			"file":     files.address,
			"say":      w.Text,
			"count":    w.Plural,
			"ago":      func(at time.Time) string { return agoText(w, at) },
			"sentence": game.AsSentence,
			"capital":  capitalize,
			"crowded":  isCrowded,
			"add":      func(a, b int) int { return a + b },
		}).ParseFS(sources, "templates/*.html"))
	}
	return made
}
