//go:build js && wasm

package main

import "syscall/js"

// eventLoop lets JavaScript handle the messages that have arrived. It posts a message to itself,
// which the browser delivers after those that wait already. A timer would wait 4 ms each time.
type eventLoop struct {
	port js.Value
	done chan struct{}
}

func newEventLoop() *eventLoop {
	l := &eventLoop{done: make(chan struct{})}
	channel := js.Global().Get("MessageChannel").New()
	l.port = channel.Get("port1")
	channel.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		go func() { l.done <- struct{}{} }()
		return nil
	}))
	return l
}

// yield returns once they are handled. Each caller is woken by one message, not necessarily its own.
func (l *eventLoop) yield() {
	l.port.Call("postMessage", nil)
	<-l.done
}
