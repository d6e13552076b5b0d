//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/teahouse-games/teahouse/games"
)

func main() {
	seat := newSeat(games.All(), newBreath().take)
	js.Global().Set("teahousePlayer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		say := args[3]
		seat.ask(args[0].Int(), args[1].String(), []byte(args[2].String()), func(said []byte, last bool) {
			say.Invoke(string(said), last)
		})
		return nil
	}))
	js.Global().Set("teahouseStop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		seat.stop(args[0].Int())
		return nil
	}))
	js.Global().Set("teahouseRest", js.FuncOf(func(_ js.Value, args []js.Value) any {
		seat.rest(args[0].Bool())
		return nil
	}))
	select {} // JavaScript calls
}
