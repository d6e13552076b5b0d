package page

import (
	"embed"
	"html/template"

	"github.com/teahouse-games/teahouse/game"
)

//go:embed templates/*.html
var sources embed.FS

// newTemplates reads those of the pages.
func newTemplates(files *shelf) *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"file":     files.address,
		"ago":      ago,
		"sentence": game.Sentence,
		"capital":  capital,
		"count":    game.Count,
		"crowded":  crowded,
		"add":      func(a, b int) int { return a + b },
	}).ParseFS(sources, "templates/*.html"))
}
