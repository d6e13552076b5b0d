package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

func main() {
	ok, err := report(os.Stdin, os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, "testreport:", err)
	}
	if err != nil || !ok {
		os.Exit(1)
	}
}

// event is one line of go test -json (go doc test2json).
type event struct {
	Action  string
	Package string
	Test    string
	Output  string
}

// report copies the important lines and reports whether all tests passed.
func report(in io.Reader, out io.Writer) (ok bool, err error) {
	var passed, failed, skipped, broken int
	var vectors []string
	outputs := map[string][]string{} // package and test: its output so far

	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<24)
	w := bufio.NewWriter(out)
	for lines.Scan() {
		var e event
		if json.Unmarshal(lines.Bytes(), &e) != nil {
			fmt.Fprintln(w, lines.Text())
			continue
		}
		name := e.Package + " " + e.Test
		switch e.Action {
		case "build-output":
			fmt.Fprint(w, e.Output)
		case "output":
			switch {
			case strings.HasPrefix(e.Output, "vectors "):
				vectors = append(vectors, e.Output)
			case e.Test == "" && isClosing(e.Output):
				fmt.Fprint(w, e.Output)
				if err := w.Flush(); err != nil {
					return false, err
				}
			default:
				outputs[name] = append(outputs[name], e.Output)
			}
		case "pass", "skip", "fail":
			switch {
			case e.Test == "" && e.Action == "fail":
				broken++
			case e.Test == "":
			case e.Action == "pass":
				passed++
			case e.Action == "skip":
				skipped++
			case e.Action == "fail":
				failed++
			}
			if e.Action == "fail" {
				fmt.Fprint(w, strings.Join(outputs[name], ""))
			}
			delete(outputs, name)
		}
	}
	if err := lines.Err(); err != nil {
		return false, err
	}
	slices.Sort(vectors)
	for _, line := range vectors {
		fmt.Fprint(w, line)
	}
	fmt.Fprintf(w, "%d passed, %d failed, %d skipped\n", passed, failed, skipped)
	if broken > 0 && failed == 0 {
		fmt.Fprintf(w, "%d packages failed outside their tests\n", broken)
	}
	return failed == 0 && broken == 0 && passed > 0, w.Flush()
}

// isClosing reports whether a package's output is the line by which go test ends it.
func isClosing(line string) bool {
	for _, word := range []string{"ok", "FAIL", "?"} {
		if strings.HasPrefix(line, word+" ") || strings.HasPrefix(line, word+"\t") {
			return true
		}
	}
	return false
}
