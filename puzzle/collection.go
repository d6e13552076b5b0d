package puzzle

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"fmt"
	"slices"
	"sync"
)

// Collection is the puzzles of a game. They are unpacked when they are first needed. A nil Collection has none.
type Collection struct {
	load func() (*contents, error)
}

// contents is the puzzles of a collection in their order, and their indices by id.
type contents struct {
	list []Puzzle
	byID map[string]int
}

// NewCollection returns the puzzles in a file that was compressed with gzip.
func NewCollection(file []byte) *Collection {
	return &Collection{sync.OnceValues(func() (*contents, error) {
		plain, err := gzip.NewReader(bytes.NewReader(file))
		if err != nil {
			return nil, err
		}
		list, err := Read(plain)
		if err != nil {
			return nil, err
		}
		slices.SortFunc(list, func(a, b Puzzle) int {
			return cmp.Or(cmp.Compare(a.Rating, b.Rating), cmp.Compare(a.ID, b.ID))
		})
		c := &contents{list: list, byID: make(map[string]int, len(list))}
		for i := range list {
			if _, twice := c.byID[list[i].ID]; twice {
				return nil, fmt.Errorf("the puzzle %s is there twice", list[i].ID)
			}
			c.byID[list[i].ID] = i
		}
		return c, nil
	})}
}

// List returns all puzzles, the easiest first. Do not modify them.
func (c *Collection) List() ([]Puzzle, error) {
	if c == nil {
		return nil, nil
	}
	loaded, err := c.load()
	if err != nil {
		return nil, err
	}
	return loaded.list, nil
}

// Find returns the puzzle with this id. It reports false if there is none.
func (c *Collection) Find(id string) (Puzzle, bool) {
	if c == nil {
		return Puzzle{}, false
	}
	loaded, err := c.load()
	if err != nil {
		return Puzzle{}, false
	}
	i, ok := loaded.byID[id]
	if !ok {
		return Puzzle{}, false
	}
	return loaded.list[i], true
}
