package puzzle

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
)

// maxLine is the length of the longest line that is read.
const maxLine = 64 << 10

// Read reads puzzles, one as JSON on each line. The error names the first line that is no
// complete puzzle.
func Read(r io.Reader) (list []Puzzle, err error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	n := 0
	for lines.Scan() {
		n++
		var p Puzzle
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		if err := p.Check(); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, p)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", n+1, err)
	}
	return list, nil
}

// Write writes a puzzle as one line.
func Write(w io.Writer, p *Puzzle) error {
	line, err := json.Marshal(p)
	if err != nil {
		return err
	}
	_, err = w.Write(append(line, '\n'))
	return err
}
