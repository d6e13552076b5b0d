package gametest

import "testing"

// failures counts what a test complains of.
type failures struct {
	testing.TB
	n int
}

func (f *failures) Helper()               {}
func (f *failures) Errorf(string, ...any) { f.n++ }

func TestReading(t *testing.T) {
	table, err := toyRules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		check func(t testing.TB)
		want  int // complaints
	}{
		"read":                {func(t testing.TB) { CheckReads(t, table, "a-1", "take 1 of a") }, 0},
		"written otherwise":   {func(t testing.TB) { CheckReads(t, table, "a-1", "Take 1 of a") }, 2},
		"no warning":          {func(t testing.TB) { CheckReads(t, table, "a-1", "take 1 of a", "take 1 of a", "take 2 of a") }, 2},
		"refused":             {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "turn-text", "not like") }, 0},
		"refused otherwise":   {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "take", "not like") }, 1},
		"refused differently": {func(t testing.TB) { CheckRefusesEntry(t, table, "take 9 of a", "turn-text", "no stones") }, 1},
		"not refused":         {func(t testing.TB) { CheckRefusesEntry(t, table, "take 1 of a", "take", "") }, 1},
	} {
		f := &failures{TB: t}
		test.check(f)
		if f.n != test.want {
			t.Errorf("%s: %d complaints, want %d", name, f.n, test.want)
		}
	}
}
