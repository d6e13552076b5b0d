//go:build js && wasm

package main

import "syscall/js"

// breath lets JavaScript handle what has arrived. It sends itself a message, which comes
// behind those that are there already: a timer would wait for 4 ms each time.
type breath struct {
	port  js.Value
	taken chan struct{}
}

func newBreath() *breath {
	b := &breath{taken: make(chan struct{})}
	channel := js.Global().Get("MessageChannel").New()
	b.port = channel.Get("port1")
	channel.Get("port2").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		go func() { b.taken <- struct{}{} }()
		return nil
	}))
	return b
}

// take returns when that has been done. Each who takes one is woken by some message.
func (b *breath) take() {
	b.port.Call("postMessage", nil)
	<-b.taken
}
