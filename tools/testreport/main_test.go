package main

import (
	"strings"
	"testing"
)

func TestReport(t *testing.T) {
	const ran = `{"Action":"run","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Test":"TestA","Output":"=== RUN   TestA\n"}
{"Action":"output","Package":"p","Test":"TestA","Output":"vectors b.jsonl: 9/9 agreed in 2 games\n"}
{"Action":"output","Package":"p","Test":"TestA","Output":"vectors a.jsonl: 3/3 agreed in 1 games\n"}
{"Action":"output","Package":"p","Test":"TestA","Output":"noise\n"}
`
	tests := []struct {
		name, in, want string
		ok             bool
	}{
		{"all passed", ran + `{"Action":"pass","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Output":"PASS\n"}
{"Action":"output","Package":"p","Output":"ok  \tp\t0.1s\n"}
{"Action":"pass","Package":"p"}
`, `ok  	p	0.1s
vectors a.jsonl: 3/3 agreed in 1 games
vectors b.jsonl: 9/9 agreed in 2 games
1 passed, 0 failed, 0 skipped
`, true},
		{"a failure shows what was said", ran + `{"Action":"fail","Package":"p","Test":"TestA"}
{"Action":"output","Package":"p","Output":"FAIL\tp\t0.1s\n"}
{"Action":"fail","Package":"p"}
`, `=== RUN   TestA
noise
FAIL	p	0.1s
vectors a.jsonl: 3/3 agreed in 1 games
vectors b.jsonl: 9/9 agreed in 2 games
0 passed, 1 failed, 0 skipped
`, false},
		{"a package that does not build", `{"ImportPath":"q","Action":"build-output","Output":"q.go:3: undefined: x\n"}
{"ImportPath":"q","Action":"build-fail"}
{"Action":"output","Package":"q","Output":"FAIL\tq [build failed]\n"}
{"Action":"fail","Package":"q","FailedBuild":"q"}
`, `q.go:3: undefined: x
FAIL	q [build failed]
0 passed, 0 failed, 0 skipped
1 packages failed outside their tests
`, false},
		{"nothing ran", "", "0 passed, 0 failed, 0 skipped\n", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			ok, err := report(strings.NewReader(test.in), &out)
			if err != nil || ok != test.ok || out.String() != test.want {
				t.Errorf("report = %v, %v and printed\n%swant %v and\n%s", ok, err, out.String(), test.ok, test.want)
			}
		})
	}
}
