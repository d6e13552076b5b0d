package mail_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/mail"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// post is a transport that answers as it is set.
type post struct {
	mu      sync.Mutex
	answer  func(m mail.Message, tries int) error
	tries   map[string]int // by subject
	arrived []string       // subjects
}

func (p *post) Deliver(ctx context.Context, m mail.Message) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tries[m.Subject]++
	err := p.answer(m, p.tries[m.Subject])
	if errors.Is(err, errHanging) {
		<-ctx.Done()
		return ctx.Err()
	}
	if err == nil {
		p.arrived = append(p.arrived, m.Subject)
	}
	return err
}

func (p *post) got() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Join(p.arrived, " ")
}

var (
	errHanging = errors.New("no answer comes")
	errLater   = &mail.DeliveryError{Reason: "later", Code: 451}
	errNever   = &mail.DeliveryError{Reason: "never", Code: 550, Permanent: true}
)

func openQueue(answer func(m mail.Message, tries int) error) (*mail.Outbox, *post, *bytes.Buffer) {
	p, log := &post{answer: answer, tries: map[string]int{}}, &bytes.Buffer{}
	q := mail.Open(mail.Config{Transport: p, Log: slog.New(slog.NewTextHandler(log, nil)), Metrics: metrics.New(prometheus.NewRegistry())})
	return q, p, log
}

func send(t *testing.T, q *mail.Outbox, subjects ...string) {
	t.Helper()
	for _, subject := range subjects {
		if err := q.Send(mail.Message{To: "ann@example.org", Subject: subject}); err != nil {
			t.Fatal(err)
		}
	}
}

// A mail that is refused for the moment is tried again, and does not hold up the others. One that is refused for good is not.
func TestRetry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, p, log := openQueue(func(m mail.Message, tries int) error {
			switch {
			case m.Subject == "late" && tries < 3:
				return errLater
			case m.Subject == "hopeless":
				return errLater
			case m.Subject == "wrong":
				return errNever
			}
			return nil
		})
		send(t, q, "late", "wrong", "hopeless", "first")
		synctest.Wait()
		if p.got() != "first" {
			t.Errorf("at once: %s", p.got())
		}
		time.Sleep(10 * time.Minute)
		send(t, q, "second")
		synctest.Wait()
		if p.got() != "first late second" || p.tries["wrong"] != 1 || p.tries["hopeless"] != 4 || p.tries["late"] != 3 {
			t.Errorf("later: %s, tries %v", p.got(), p.tries)
		}
		if err := q.Close(t.Context()); err != nil {
			t.Error(err)
		}
		if strings.Contains(log.String(), "ann@") || strings.Count(log.String(), "level=WARN") != 2 {
			t.Errorf("the log:\n%s", log)
		}
	})
}

// The queue has a bound.
func TestFullQueue(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, p, _ := openQueue(func(mail.Message, int) error { return errLater })
		for range mail.MaxQueue {
			send(t, q, "waiting")
		}
		synctest.Wait()
		if err := q.Send(mail.Message{Subject: "one too many"}); !errors.Is(err, mail.ErrFull) {
			t.Errorf("%v", err)
		}
		time.Sleep(10 * time.Minute) // all were given up
		p.mu.Lock()
		p.answer = func(mail.Message, int) error { return nil }
		p.mu.Unlock()
		send(t, q, "afterwards")
		if err := q.Close(t.Context()); err != nil || p.got() != "afterwards" {
			t.Errorf("%s, %v", p.got(), err)
		}
	})
}

// A queue that is closed delivers what was not tried yet, and leaves what waits for another try.
func TestClose(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, p, log := openQueue(func(m mail.Message, _ int) error {
			if m.Subject == "late" {
				return errLater
			}
			return nil
		})
		send(t, q, "late", "a", "b")
		if err := q.Close(t.Context()); err != nil || p.got() != "a b" || p.tries["late"] != 1 {
			t.Errorf("%s, %v, %v", p.got(), p.tries, err)
		}
		if err := q.Send(mail.Message{}); !errors.Is(err, mail.ErrClosed) {
			t.Errorf("sending afterwards: %v", err)
		}
		if !strings.Contains(log.String(), "mails=1") {
			t.Errorf("the log:\n%s", log)
		}
	})
}

// A server that does not answer keeps nobody from closing the queue.
func TestCloseWhileHanging(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, _, _ := openQueue(func(mail.Message, int) error { return errHanging })
		send(t, q, "a", "b")
		synctest.Wait()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if err := q.Close(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("%v", err)
		}
	})
}
