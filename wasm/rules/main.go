//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/study"
)

func main() {
	desk := study.New(games.All())
	js.Global().Set("teahouseRules", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(desk.Reply(args[0].String(), []byte(args[1].String())))
	}))
	select {} // JavaScript calls
}
