package tui

import (
	"charm.land/lipgloss/v2"

	"github.com/teahouse-games/teahouse/render/look"
)

// styles is how words look. Without colour all look alike, and say what they say by
// signs alone.
type styles struct {
	plain, title, quiet, strong, chosen, warn, good lipgloss.Style
}

func newStyles(t *look.Theme, dark, colour bool) styles {
	s := lipgloss.NewStyle()
	if !colour {
		return styles{s, s, s, s, s, s, s}
	}
	title := t.RimInner
	if dark {
		title = t.LastTurn
	}
	return styles{
		plain:  s,
		title:  s.Bold(true).Foreground(title),
		quiet:  s.Foreground(t.QuietInk),
		strong: s.Bold(true),
		chosen: s.Bold(true).Foreground(t.PetalWhite).Background(t.RimInner),
		warn:   s.Bold(true).Foreground(t.Refused),
		good:   s.Bold(true).Foreground(t.FirstLink),
	}
}
