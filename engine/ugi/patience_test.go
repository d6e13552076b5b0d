package ugi

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestCountdown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newCountdown(10 * time.Second)
		defer p.Stop()
		runsOut := func() time.Duration {
			start := time.Now()
			for {
				<-p.C
				if p.expired() {
					return time.Since(start)
				}
			}
		}
		if took := runsOut(); took != 10*time.Second {
			t.Errorf("it runs out after %v", took)
		}
		p.restart(time.Second)
		if took := runsOut(); took != time.Second {
			t.Errorf("renewed for 1 s it runs out after %v", took)
		}
		p.restart(10 * time.Second)
		time.Sleep(time.Hour) // as when nothing runs: beats are missed
		if took := runsOut(); took < 9*time.Second {
			t.Errorf("after an hour of standstill it runs out after %v", took)
		}
	})
}
