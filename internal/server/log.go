package server

import (
	"io"
	"log/slog"
)

// newLog makes the log that the settings ask for. Level and format have been checked.
func newLog(w io.Writer, level, format string) *slog.Logger {
	if w == nil {
		w = io.Discard
	}
	var l slog.Level
	if err := l.UnmarshalText([]byte(level)); err != nil {
		l = slog.LevelInfo
	}
	options := &slog.HandlerOptions{Level: l}
	if format == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
