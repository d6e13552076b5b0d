package account_test

import (
	"errors"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

func (s *site) makeCodes(t *testing.T, person string) []string {
	t.Helper()
	codes, err := s.MakeRecoveryCodes(t.Context(), person)
	if err != nil {
		t.Fatal(err)
	}
	return codes
}

// Each code lets its person in once, however it is written.
func TestRecoveryCodes(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	codes := s.makeCodes(t, "p1")
	if len(codes) != account.RecoveryCodes {
		t.Fatalf("%d codes", len(codes))
	}
	for i, code := range codes {
		written := [...]string{code, strings.ToUpper(code), strings.ReplaceAll(code, "-", " "), strings.ReplaceAll(code, "-", "")}[i%4]
		if person, err := s.UseRecoveryCode(t.Context(), " ANN ", written); person != "p1" || err != nil {
			t.Errorf("%s: %q, %v", written, person, err)
		}
		if _, err := s.UseRecoveryCode(t.Context(), "Ann", code); !errors.Is(err, account.ErrRecovery) {
			t.Errorf("%s again: %v", code, err)
		}
	}
}

// A code is refused for another person, for nobody, and once there are new ones. The error is the same.
func TestRefusedRecoveryCodes(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	s.addPerson(t, "p2", "Bea")
	old, bea := s.makeCodes(t, "p1"), s.makeCodes(t, "p2")
	now := s.makeCodes(t, "p1")
	for _, try := range [][2]string{{"Ann", old[0]}, {"Ann", bea[0]}, {"Cleo", now[0]}, {"", now[0]}, {"Ann", ""}, {"Ann", strings.Repeat("a", 1<<16)}, {strings.Repeat("n", 1<<16), now[0]}} {
		if _, err := s.UseRecoveryCode(t.Context(), try[0], try[1]); !errors.Is(err, account.ErrRecovery) {
			t.Errorf("%.20s %.20s: %v", try[0], try[1], err)
		}
	}
	if n, err := s.store.CountRecoveryCodes(t.Context(), "p1"); n != account.RecoveryCodes || err != nil {
		t.Errorf("%d codes are left, %v", n, err)
	}
	if _, err := s.MakeRecoveryCodes(t.Context(), "p9"); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("codes without an account: %v", err)
	}
}

// Of several tries at once with one code, one succeeds.
func TestRecoveryCodeOnce(t *testing.T) {
	s := newSite(t)
	s.addPerson(t, "p1", "Ann")
	code := s.makeCodes(t, "p1")[0]
	var in atomic.Int32
	var tries sync.WaitGroup
	for range 8 {
		tries.Go(func() {
			if _, err := s.UseRecoveryCode(t.Context(), "Ann", code); err == nil {
				in.Add(1)
			}
		})
	}
	tries.Wait()
	if in.Load() != 1 {
		t.Errorf("%d got in", in.Load())
	}
}
