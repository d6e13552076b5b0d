package main

import (
	"strings"
	"testing"
)

func TestWriteTable(t *testing.T) {
	const in = `goos: linux
pkg: example.com/house/kutai
cpu: some
BenchmarkRandomPlay/default-2         	  100	  800.5 ns/op	 1000000 moves/s	 55.0 moves/game	 0 B/op	 0 allocs/op
BenchmarkRandomPlay/default-2         	  100	  900.5 ns/op	 3000000 moves/s	 55.0 moves/game	 0 B/op	 0 allocs/op
BenchmarkRandomPlay/default-2         	  100	  700.5 ns/op	 2000000 moves/s	 55.0 moves/game	 0 B/op	 0 allocs/op
BenchmarkPositionCopy-2 	 5	 9.876 ns/op
PASS
ok  	example.com/house/kutai	1.2s
a word of the test
`
	const want = `package  benchmark     options  ns/op  a second         allocs/op  runs
kutai    RandomPlay    default  800    2,000,000 moves  0          3
kutai    PositionCopy           9.88                               1
`
	var out, rest strings.Builder
	rows, failed, err := readBenchmarks(strings.NewReader(in), &rest)
	if err != nil || failed {
		t.Fatalf("read: failed %v, error %v", failed, err)
	}
	if err := writeTable(&out, rows); err != nil {
		t.Fatal(err)
	}
	if out.String() != want {
		t.Errorf("table\n%swant\n%s", out.String(), want)
	}
	if rest.String() != "a word of the test\n" {
		t.Errorf("the rest is %q", rest.String())
	}
}

func TestReadSeesFailure(t *testing.T) {
	_, failed, err := readBenchmarks(strings.NewReader("FAIL\texample.com/house [build failed]\n"), &strings.Builder{})
	if err != nil || !failed {
		t.Errorf("failed %v, error %v, want a failure", failed, err)
	}
}
