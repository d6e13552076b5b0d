package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

func main() {
	rows, failed, err := readBenchmarks(os.Stdin, os.Stderr)
	if err == nil {
		err = writeTable(os.Stdout, rows)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "benchtable:", err)
	}
	if err != nil || failed || len(rows) == 0 {
		os.Exit(1)
	}
}

// benchmarkRow is one benchmark with the figures of all its runs, by unit.
type benchmarkRow struct {
	pkg, name, options string
	figures            map[string][]float64
}

// processors is the suffix with GOMAXPROCS that go test adds to names.
var processors = regexp.MustCompile(`-\d+$`)

// readBenchmarks returns the benchmarks in the order in which they ran, and copies all other
// lines to rest.
func readBenchmarks(in io.Reader, rest io.Writer) (rows []*benchmarkRow, failed bool, err error) {
	pkg := ""
	known := map[string]*benchmarkRow{}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		if name, ok := strings.CutPrefix(line, "pkg: "); ok {
			pkg = path.Base(name)
			continue
		}
		name, figures, ok := parseLine(line)
		if !ok {
			failed = failed || strings.HasPrefix(line, "FAIL") || strings.HasPrefix(line, "--- FAIL")
			if !isFrame(line) {
				if _, err := fmt.Fprintln(rest, line); err != nil {
					return nil, false, err
				}
			}
			continue
		}
		r := known[pkg+" "+name]
		if r == nil {
			r = &benchmarkRow{pkg: pkg, figures: map[string][]float64{}}
			r.name, r.options, _ = strings.Cut(name, "/")
			known[pkg+" "+name] = r
			rows = append(rows, r)
		}
		for unit, figure := range figures {
			r.figures[unit] = append(r.figures[unit], figure)
		}
	}
	return rows, failed, lines.Err()
}

// isFrame reports whether a line is one that go test prints around the benchmarks of every
// package.
func isFrame(line string) bool {
	for _, prefix := range []string{"goos: ", "goarch: ", "cpu: ", "PASS", "ok ", "ok\t", "?"} {
		if strings.HasPrefix(line, prefix) {
			return true
		}
	}
	return strings.TrimSpace(line) == ""
}

// parseLine parses "BenchmarkName/options-2 100 12.5 ns/op 80 moves/s …".
func parseLine(line string) (name string, figures map[string]float64, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 4 || len(fields)%2 != 0 || !strings.HasPrefix(fields[0], "Benchmark") {
		return "", nil, false
	}
	figures = map[string]float64{}
	for i := 2; i < len(fields); i += 2 {
		figure, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return "", nil, false
		}
		figures[fields[i+1]] = figure
	}
	name = strings.TrimPrefix(fields[0], "Benchmark")
	return processors.ReplaceAllString(name, ""), figures, true
}

func writeTable(out io.Writer, rows []*benchmarkRow) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "package\tbenchmark\toptions\tns/op\ta second\tallocs/op\truns")
	for _, r := range rows {
		rate := ""
		for unit := range r.figures {
			if what, ok := strings.CutSuffix(unit, "/s"); ok {
				rate = groupThousands(median(r.figures[unit])) + " " + what
			}
		}
		allocs := ""
		if figures := r.figures["allocs/op"]; figures != nil {
			allocs = groupThousands(median(figures))
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%d\n", r.pkg, r.name, r.options,
			formatFigure(median(r.figures["ns/op"])), rate, allocs, len(r.figures["ns/op"]))
	}
	return w.Flush()
}

func median(figures []float64) float64 {
	if len(figures) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(figures))
	middle := len(sorted) / 2
	if len(sorted)%2 == 0 {
		return (sorted[middle-1] + sorted[middle]) / 2
	}
	return sorted[middle]
}

// formatFigure formats small figures with two decimals and others without.
func formatFigure(f float64) string {
	if f < 100 {
		return strconv.FormatFloat(f, 'f', 2, 64)
	}
	return groupThousands(f)
}

// groupThousands formats a whole number with a comma after each three digits.
func groupThousands(f float64) string {
	digits := strconv.FormatFloat(f, 'f', 0, 64)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
