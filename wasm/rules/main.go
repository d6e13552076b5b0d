//go:build js && wasm

package main

import (
	"runtime"
	"runtime/debug"
	"syscall/js"
	"time"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// There is one thread: a question waits while garbage is collected. So garbage is
// collected after a pause in the questions, and otherwise seldom.
const (
	quiet   = 300 * time.Millisecond
	garbage = 400 // percent of what is in use
)

func main() {
	debug.SetGCPercent(garbage)
	idle := time.AfterFunc(quiet, runtime.GC)
	var languages analysis.LoadedLanguages
	session := analysis.New(games.All(), languages.For)
	js.Global().Set("teahouseRules", js.FuncOf(func(_ js.Value, args []js.Value) any {
		idle.Reset(quiet)
		return string(session.Reply(args[0].String(), []byte(args[1].String())))
	}))
	js.Global().Set("teahouseLanguage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if err := languages.Add(args[0].String(), args[1].String()); err != nil {
			return err.Error()
		}
		return ""
	}))
	select {} // JavaScript calls
}
