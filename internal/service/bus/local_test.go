package bus

import (
	"fmt"
	"sync"
	"testing"
)

func TestEmptyTopicsAreLetGo(t *testing.T) {
	b := NewLocal()
	var wg sync.WaitGroup
	for i := range 4 {
		wg.Go(func() {
			for n := range 100 {
				topic := fmt.Sprint((n + i) % 7)
				stop := b.Subscribe(topic, func(Notification) {})
				b.Publish(topic, Notification{})
				b.Publish("nobody hears it", Notification{})
				stop()
			}
		})
	}
	wg.Wait()
	if n := len(b.topics); n != 0 {
		t.Errorf("%d topics are left that nobody has subscribed to", n)
	}
}

func TestPublishAllocatesNothing(t *testing.T) {
	b := NewLocal()
	defer b.Subscribe("tea", func(Notification) {})()
	data := []byte("{}")
	if n := testing.AllocsPerRun(100, func() { b.Publish("tea", Notification{Seq: 1, Data: data}) }); n != 0 {
		t.Errorf("a message makes %v allocations", n)
	}
}

func BenchmarkPublish(b *testing.B) {
	for _, n := range []int{2, 1000} {
		b.Run(fmt.Sprintf("subscribers=%d", n), func(b *testing.B) {
			l := NewLocal()
			received := 0
			for range n {
				l.Subscribe("tea", func(Notification) { received++ })
			}
			b.ReportAllocs()
			for b.Loop() {
				l.Publish("tea", Notification{Seq: 1})
			}
		})
	}
}
