package page

import (
	"embed"
	"html/template"
	"sync"

	"github.com/teahouse-games/teahouse/game"
)

//go:embed templates/*.html
var sources embed.FS

// templates are those of the pages, by name.
var templates = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("").Funcs(template.FuncMap{
		"file":     address,
		"ago":      ago,
		"sentence": game.Sentence,
		"capital":  capital,
		"count":    game.Count,
		"add":      func(a, b int) int { return a + b },
	}).ParseFS(sources, "templates/*.html"))
})
