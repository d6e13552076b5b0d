package kishogi

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// What follows is Ki Shogi a second time, as slow and as close to the words of
// the rules as can be: cubes in a map, everything walked and judged everywhere.
// The fast rules are compared with it.

// slowFaces is the table of the rules. In the moves f, b, l, r are steps of the
// owner, "fl" is one forward and one to the left at once, and a leap is two of
// what it names, but a jump just that.
var slowFaces = []struct{ cube, face, moves, opposite, promotions string }{
	{"Gyoku", "Gyoku", "step f b l r fl fr bl br", "", ""},
	{"Hi", "Hi", "slide f b l r", "Cho", "Chuu"},
	{"Hi", "Cho", "step f b l r", "Hi", "Ou Shu"},
	{"Hi", "Han", "slide f b", "Chuu", "Shu"},
	{"Hi", "Chuu", "step f b", "Han", "Cho Han Ou"},
	{"Hi", "Ou", "step f b slide l r", "Shu", "Hi"},
	{"Hi", "Shu", "step l r slide f b", "Ou", "Hi"},
	{"Kaku", "Kaku", "slide fl fr bl br", "Myou", "Ga Ken"},
	{"Kaku", "Myou", "step fl fr bl br", "Kaku", "Kaku"},
	{"Kaku", "Hon", "slide b fl fr", "Ga", "Kaku"},
	{"Kaku", "Ga", "step b fl fr", "Hon", "Hon Myou"},
	{"Kaku", "Zou", "slide f bl br", "Ken", "Kaku"},
	{"Kaku", "Ken", "step f bl br", "Zou", "Zou Myou"},
	{"Ki", "Ki", "step fl fr bl br leap f b l r", "Hou", "Ryuu Ba"},
	{"Ki", "Hou", "step f b l r leap fl fr bl br", "Ki", "Ryuu Ba"},
	{"Ki", "Ro", "step l r leap f b", "Ja", "Ki Hou"},
	{"Ki", "Ja", "step l r leap f bl br", "Ro", "Ki Hou"},
	{"Ki", "Ba", "jump ffl ffr bbl bbr", "Ryuu", "Ja Ro"},
	{"Ki", "Ryuu", "leap fl fr bl br", "Ba", "Ja Ro"},
}

type spot struct{ x, y int }

func (s spot) String() string { return fmt.Sprintf("%d,%d", s.x, s.y) }

func apart(s, t spot) int { return max(s.x-t.x, t.x-s.x, s.y-t.y, t.y-s.y) }

// slowWay is one way to go, for Black: by d once, or any number of times.
type slowWay struct {
	d     spot
	slide bool
}

type slowFace struct {
	rank       int // in the table
	cube       string
	ways       []slowWay
	opposite   string
	promotions []string
}

var slowFaceOf = func() map[string]slowFace {
	steps := map[rune]spot{'f': {0, 1}, 'b': {0, -1}, 'l': {-1, 0}, 'r': {1, 0}}
	faces := map[string]slowFace{}
	for rank, row := range slowFaces {
		face := slowFace{rank, row.cube, nil, row.opposite, strings.Fields(row.promotions)}
		verb := ""
		for _, word := range strings.Fields(row.moves) {
			if slices.Contains([]string{"step", "slide", "leap", "jump"}, word) {
				verb = word
				continue
			}
			if verb == "leap" {
				word += word
			}
			way := slowWay{slide: verb == "slide"}
			for _, letter := range word {
				way.d.x += steps[letter].x
				way.d.y += steps[letter].y
			}
			face.ways = append(face.ways, way)
		}
		faces[row.face] = face
	}
	return faces
}()

type slowCube struct {
	face  string
	owner int
}

func (c slowCube) kind() string { return slowFaceOf[c.face].cube }

type slowGame struct {
	cubes         map[spot]slowCube
	hands         [2]map[string]int
	mover         int
	ki            bool
	width, height int // 0 for an open field
}

// slowFrom reads a position text that the package has written.
func slowFrom(options game.Options, text string) *slowGame {
	g := &slowGame{cubes: map[spot]slowCube{}, ki: options["ki"] == "on"}
	if options["field"] != "open" {
		scan(options["field"], "%dx%d", &g.width, &g.height)
	}
	fields := strings.Fields(text)
	if fields[0] == "to-move=second" {
		g.mover = 1
	}
	for owner := range 2 {
		_, standing, _ := strings.Cut(fields[1+owner], "=")
		for _, part := range list(standing, ";") {
			face, cell, _ := strings.Cut(part, "@")
			var at spot
			scan(cell, "%d,%d", &at.x, &at.y)
			g.cubes[at] = slowCube{face, owner}
		}
		_, held, _ := strings.Cut(fields[3+owner], "=")
		g.hands[owner] = map[string]int{}
		for _, cube := range list(held, ",") {
			g.hands[owner][cube]++
		}
	}
	return g
}

func scan(text, form string, into ...any) {
	if _, err := fmt.Sscanf(text, form, into...); err != nil {
		panic(fmt.Sprintf("%q: %v", text, err))
	}
}

// String is the position text.
func (g *slowGame) String() string {
	text := "to-move=" + []string{"first", "second"}[g.mover]
	for owner, name := range []string{" first=", " second="} {
		var cells []spot
		for at, c := range g.cubes {
			if c.owner == owner {
				cells = append(cells, at)
			}
		}
		slices.SortFunc(cells, func(s, t spot) int {
			return cmp.Or(slowFaceOf[g.cubes[s].face].rank-slowFaceOf[g.cubes[t].face].rank, s.x-t.x, s.y-t.y)
		})
		var parts []string
		for _, at := range cells {
			parts = append(parts, g.cubes[at].face+"@"+at.String())
		}
		text += name + cmp.Or(strings.Join(parts, ";"), "-")
	}
	for owner, name := range []string{" first-hand=", " second-hand="} {
		var parts []string
		for _, cube := range []string{"Hi", "Kaku", "Ki"} {
			for range g.hands[owner][cube] {
				parts = append(parts, cube)
			}
		}
		text += name + cmp.Or(strings.Join(parts, ","), "-")
	}
	return text
}

func (g *slowGame) clone() *slowGame {
	c := *g
	c.cubes = maps.Clone(g.cubes)
	c.hands = [2]map[string]int{maps.Clone(g.hands[0]), maps.Clone(g.hands[1])}
	return &c
}

func (g *slowGame) has(s spot) bool {
	return g.width == 0 || s.x >= 0 && s.y >= 0 && s.x < g.width && s.y < g.height
}

// gyoku returns where the Gyoku of owner stands.
func (g *slowGame) gyoku(owner int) (spot, bool) {
	for at, c := range g.cubes {
		if c == (slowCube{"Gyoku", owner}) {
			return at, true
		}
	}
	return spot{}, false
}

// beyond reports whether s is so far out that nothing stands there or farther.
func (g *slowGame) beyond(s spot) bool {
	west, east, south, north := true, true, true, true
	for at := range g.cubes {
		west, east = west && s.x < at.x-3, east && s.x > at.x+3
		south, north = south && s.y < at.y-3, north && s.y > at.y+3
	}
	return west || east || south || north
}

// walk lists where the cube on a cell can go by its face, its own cubes not minded.
func (g *slowGame) walk(from spot) (ends []spot) {
	c := g.cubes[from]
	for _, way := range slowFaceOf[c.face].ways {
		d := way.d
		if c.owner == 1 {
			d = spot{-d.x, -d.y}
		}
		for to := (spot{from.x + d.x, from.y + d.y}); g.has(to); to = (spot{to.x + d.x, to.y + d.y}) {
			ends = append(ends, to)
			if _, taken := g.cubes[to]; taken || !way.slide || g.beyond(to) {
				break
			}
		}
	}
	return ends
}

// attacked reports whether an enemy cube could go to the Gyoku of owner.
func (g *slowGame) attacked(owner int) bool {
	gyoku, _ := g.gyoku(owner)
	for at, c := range g.cubes {
		if c.owner != owner && slices.Contains(g.walk(at), gyoku) {
			return true
		}
	}
	return false
}

// stranded lists the cubes of owner that the opponent takes when owner's turn ends.
func (g *slowGame) stranded(owner int) (list []spot) {
	byItself := func(s spot) bool {
		for at, c := range g.cubes {
			if c.kind() == "Gyoku" && apart(at, s) <= 2 || c.kind() == "Ki" && c.owner != owner && apart(at, s) == 1 {
				return true
			}
		}
		return false
	}
	standing := func(s spot) bool {
		for at, c := range g.cubes {
			if c.kind() == "Ki" && c.owner == owner && apart(at, s) == 1 && byItself(at) {
				return true
			}
		}
		return byItself(s)
	}
	supported := func(s spot) bool {
		for at, c := range g.cubes {
			if apart(at, s) == 1 && (c.kind() == "Gyoku" || c.kind() == "Ki" && (c.owner != owner || standing(at))) {
				return true
			}
		}
		return false
	}
	for at, c := range g.cubes {
		switch {
		case c.owner != owner || c.kind() == "Gyoku":
		case c.kind() == "Ki" && !standing(at), c.kind() != "Ki" && !supported(at):
			list = append(list, at)
		}
	}
	return list
}

// turns lists all legal turns by text, with the positions that they lead to.
func (g *slowGame) turns() map[string]*slowGame {
	list := map[string]*slowGame{}
	black, placedBlack := g.gyoku(0)
	_, placedWhite := g.gyoku(1)
	switch {
	case !placedBlack && g.width == 0:
		g.placement(list, spot{})
	case !placedBlack:
		for x := range g.width {
			for y := range g.height {
				g.placement(list, spot{x, y})
			}
		}
	case !placedWhite:
		for x := black.x - 6; x <= black.x+6; x++ {
			for y := black.y - 6; y <= black.y+6; y++ {
				if apart(spot{x, y}, black) == 2 && g.has(spot{x, y}) {
					g.placement(list, spot{x, y})
				}
			}
		}
	default:
		g.moves(list)
		g.drops(list)
	}
	return list
}

func (g *slowGame) placement(list map[string]*slowGame, at spot) {
	after := g.clone()
	after.cubes[at] = slowCube{"Gyoku", g.mover}
	after.mover = 1 - g.mover
	list["Gyoku*"+at.String()] = after
}

func (g *slowGame) moves(list map[string]*slowGame) {
	enemyGyoku, _ := g.gyoku(1 - g.mover)
	for from, c := range g.cubes {
		if c.owner != g.mover {
			continue
		}
		for _, to := range g.walk(from) {
			enemy, capture := g.cubes[to]
			text, faces := fmt.Sprintf("%v-%v", from, to), []string{slowFaceOf[c.face].opposite}
			if capture {
				text, faces = fmt.Sprintf("%vx%v", from, to), slowFaceOf[c.face].promotions
			}
			if c.face == "Gyoku" {
				faces = []string{"Gyoku"}
			}
			if capture && enemy.owner == g.mover || c.face == "Gyoku" && apart(to, enemyGyoku) != 2 {
				continue
			}
			for _, face := range faces {
				after := g.clone()
				delete(after.cubes, from)
				after.cubes[to] = slowCube{face, g.mover}
				if capture {
					after.hands[g.mover][enemy.kind()]++
				}
				full := text
				if capture && c.face != "Gyoku" {
					full += "=" + face
				}
				if after.end(to, capture && g.ki) {
					list[full] = after
				}
			}
		}
	}
}

func (g *slowGame) drops(list map[string]*slowGame) {
	enemyGyoku, _ := g.gyoku(1 - g.mover)
	cells := map[spot]bool{}
	for at := range g.cubes {
		for x := at.x - 6; x <= at.x+6; x++ {
			for y := at.y - 6; y <= at.y+6; y++ {
				cells[spot{x, y}] = true
			}
		}
	}
	for to := range cells {
		if _, taken := g.cubes[to]; taken || !g.has(to) || apart(to, enemyGyoku) == 1 {
			continue
		}
		for cube, held := range g.hands[g.mover] {
			if held == 0 || !g.inReach(cube, to) {
				continue
			}
			for face, about := range slowFaceOf {
				if about.cube != cube {
					continue
				}
				after := g.clone()
				after.cubes[to] = slowCube{face, g.mover}
				after.hands[g.mover][cube]--
				if !slices.Contains(after.walk(to), enemyGyoku) && after.end(to, false) {
					list[face+"*"+to.String()] = after
				}
			}
		}
	}
}

// inReach reports whether the mover's own cubes allow a drop on a cell.
func (g *slowGame) inReach(cube string, to spot) bool {
	for at, c := range g.cubes {
		if c.owner != g.mover {
			continue
		}
		switch c.kind() {
		case "Gyoku":
			if apart(at, to) == 1 || cube == "Ki" && apart(at, to) == 2 {
				return true
			}
		case "Ki":
			if apart(at, to) == 1 {
				return true
			}
		}
	}
	return false
}

// end ends the turn in which a cube came to a cell; false means it was not legal.
func (g *slowGame) end(to spot, sacrifice bool) bool {
	fallen := g.stranded(g.mover)
	if slices.Contains(fallen, to) && !sacrifice {
		return false
	}
	for _, at := range fallen {
		g.hands[1-g.mover][g.cubes[at].kind()]++
		delete(g.cubes, at)
	}
	g.mover = 1 - g.mover
	return !g.attacked(1 - g.mover)
}

// possible reports whether a turn can have led to this position, both Gyoku placed.
func (g *slowGame) possible() bool {
	black, _ := g.gyoku(0)
	white, _ := g.gyoku(1)
	if apart(black, white) != 2 || len(g.stranded(1-g.mover)) > 0 || g.attacked(1-g.mover) {
		return false
	}
	if !g.ki {
		last, _ := g.gyoku(1 - g.mover)
		for _, at := range g.stranded(g.mover) {
			if apart(at, last) > 2 {
				return false // it stood beside a Gyoku that has gone one cell
			}
		}
	}
	return true
}
