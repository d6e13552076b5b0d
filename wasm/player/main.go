//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/teahouse-games/teahouse/games"
)

func main() {
	seat := newSeat(games.All())
	js.Global().Set("teahousePlayer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(seat.reply(args[0].String(), []byte(args[1].String())))
	}))
	select {} // JavaScript calls
}
