//go:build js && wasm

package main

import (
	"syscall/js"

	"github.com/teahouse-games/teahouse/games"
)

func main() {
	server := newServer(games.All(), newEventLoop().yield)
	js.Global().Set("teahousePlayer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		callback := args[3]
		server.handle(args[0].Int(), args[1].String(), []byte(args[2].String()), func(message []byte, last bool) {
			callback.Invoke(string(message), last)
		})
		return nil
	}))
	js.Global().Set("teahouseStop", js.FuncOf(func(_ js.Value, args []js.Value) any {
		server.stop(args[0].Int())
		return nil
	}))
	js.Global().Set("teahousePause", js.FuncOf(func(_ js.Value, args []js.Value) any {
		server.setPaused(args[0].Bool())
		return nil
	}))
	js.Global().Set("teahouseLanguage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if err := server.languages.Add(args[0].String(), args[1].String()); err != nil {
			return err.Error()
		}
		return ""
	}))
	select {} // JavaScript calls the functions
}
