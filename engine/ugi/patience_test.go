package ugi

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestPatience(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := newPatience(10 * time.Second)
		defer p.Stop()
		runsOut := func() time.Duration {
			began := time.Now()
			for {
				<-p.C
				if p.out() {
					return time.Since(began)
				}
			}
		}
		if took := runsOut(); took != 10*time.Second {
			t.Errorf("it runs out after %v", took)
		}
		p.renew(time.Second)
		if took := runsOut(); took != time.Second {
			t.Errorf("renewed for 1 s it runs out after %v", took)
		}
		p.renew(10 * time.Second)
		time.Sleep(time.Hour) // as when nothing runs: beats are missed
		if took := runsOut(); took < 9*time.Second {
			t.Errorf("after an hour of standstill it runs out after %v", took)
		}
	})
}
