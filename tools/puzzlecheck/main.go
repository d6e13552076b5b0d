package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

func main() {
	every := flag.Int("every", 1, "check each `n`th puzzle of a file only")
	threads := flag.Int("threads", runtime.NumCPU(), "puzzles that are checked at the same time")
	flag.Parse()
	names := flag.Args()
	if len(names) == 0 {
		names, _ = filepath.Glob("*/puzzles/puzzles.jsonl.gz")
	}
	if len(names) == 0 || *every < 1 || *threads < 1 {
		fmt.Fprintln(os.Stderr, "puzzlecheck: there are no files */puzzles/puzzles.jsonl.gz here, or a number is below 1")
		os.Exit(2)
	}
	wrong := 0
	for _, name := range names {
		list, err := read(name)
		if err != nil {
			fmt.Fprintf(os.Stderr, "puzzlecheck: %s: %v\n", name, err)
			os.Exit(2)
		}
		var part []line
		for i := 0; i < len(list); i += *every {
			part = append(part, list[i])
		}
		wrong += checkAll(name, part, *threads)
	}
	if wrong > 0 {
		os.Exit(1)
	}
}

// read reads a file of puzzles, compressed if its name ends with .gz.
func read(name string) (list []line, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	var text io.Reader = file
	if strings.HasSuffix(name, ".gz") {
		if text, err = gzip.NewReader(file); err != nil {
			return nil, err
		}
	}
	lines := json.NewDecoder(text)
	for {
		var p line
		if err := lines.Decode(&p); errors.Is(err, io.EOF) {
			return list, nil
		} else if err != nil {
			return nil, fmt.Errorf("puzzle %d: %w", len(list)+1, err)
		}
		list = append(list, p)
	}
}

// checkAll checks puzzles at the same time, prints what it finds, and returns how many are wrong.
func checkAll(name string, list []line, threads int) (wrong int) {
	begun, reported := time.Now(), time.Now()
	kinds := map[int]int{}
	positions, done := 0, 0
	ids := map[string]bool{}
	var mu sync.Mutex
	queue := make(chan *line)
	var workers sync.WaitGroup
	for range threads {
		workers.Go(func() {
			for p := range queue {
				start := time.Now()
				complaint, n := check(p)
				mu.Lock()
				if ids[p.ID] && complaint == "" {
					complaint = "there is another puzzle with this id"
				}
				ids[p.ID] = true
				done++
				kinds[p.Wins+p.Saves]++
				positions += n
				if took := time.Since(start); took > slow {
					fmt.Fprintf(os.Stderr, "%s %s: %d turns, %d positions, %s\n", name, p.ID, p.Wins+p.Saves, n, took.Round(time.Second))
				}
				if complaint != "" {
					wrong++
					fmt.Printf("%s %s: %s\n", name, p.ID, complaint)
				}
				if time.Since(reported) > 10*time.Second {
					reported = time.Now()
					fmt.Fprintf(os.Stderr, "%s: %d of %d, %s\n", name, done, len(list), time.Since(begun).Round(time.Second))
				}
				mu.Unlock()
			}
		})
	}
	for i := range list {
		queue <- &list[i]
	}
	close(queue)
	workers.Wait()
	fmt.Printf("%s: %d puzzles: %s; %d positions, %s; %d wrong\n", name, len(list), kindsText(kinds), positions, time.Since(begun).Round(time.Second), wrong)
	return wrong
}

// slow is how long a puzzle takes that is named.
const slow = 20 * time.Second

// kindsText describes how many puzzles of each length there are.
func kindsText(kinds map[int]int) string {
	var parts []string
	for turns := 1; turns <= maxTurns; turns++ {
		switch {
		case kinds[turns] == 0:
		case turns%2 == 1:
			parts = append(parts, fmt.Sprintf("%d won in %d", kinds[turns], turns))
		default:
			parts = append(parts, fmt.Sprintf("%d saved for %d", kinds[turns], turns))
		}
	}
	return strings.Join(parts, ", ")
}
