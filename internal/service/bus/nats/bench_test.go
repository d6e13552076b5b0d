package nats

import (
	"context"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
)

// BenchmarkPublish compares how long a message takes to its subscriber, and how many arrive in a second.
func BenchmarkPublish(b *testing.B) {
	local := bus.NewLocal()
	nodes, _ := openCluster(b, 2, nil)
	for _, pair := range []struct {
		name     string
		from, to bus.Bus
	}{{"local", local, local}, {"same node", nodes[0], nodes[0]}, {"other node", nodes[0], nodes[1]}} {
		data := make([]byte, 500)
		got := make(chan struct{}, 4096)
		stop := pair.to.Subscribe(pair.name, func(m bus.Notification) {
			if m.Seq > 0 {
				got <- struct{}{}
			}
		})
		time.Sleep(200 * time.Millisecond)
		b.Run(pair.name+"/latency", func(b *testing.B) {
			for b.Loop() {
				pair.from.Publish(pair.name, bus.Notification{Seq: 1, Data: data})
				<-got
			}
		})
		b.Run(pair.name+"/throughput", func(b *testing.B) {
			for n := range b.N {
				pair.from.Publish(pair.name, bus.Notification{Seq: 1, Data: data})
				if n >= 500 { // at most so many are on their way
					<-got
				}
			}
			for range min(b.N, 500) {
				<-got
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "messages/s")
		})
		stop()
	}
}

func BenchmarkRequest(b *testing.B) {
	nodes, _ := openCluster(b, 2, nil)
	err := nodes[1].Handle("echo", func(_ context.Context, _ string, data []byte) ([]byte, error) { return data, nil })
	if err != nil {
		b.Fatal(err)
	}
	waitFor(b, "the handler is known", func() bool {
		_, err := nodes[0].Request(b.Context(), "node1", "echo", []byte("tea"))
		return err == nil
	})
	for b.Loop() {
		if _, err := nodes[0].Request(b.Context(), "node1", "echo", []byte("tea")); err != nil {
			b.Fatal(err)
		}
	}
}
