package kutai

// stride is the way from one place to another in equal steps from lattice point
// to lattice point.
type stride struct {
	steps  uint8 // 0 for the same place
	dx, dy int8
}

// reach is the largest difference of two coordinates.
const reach = 17

var strides = func() (t [2*reach + 1][2*reach + 1]stride) {
	gcd := func(a, b int) int {
		for b != 0 {
			a, b = b, a%b
		}
		return max(a, -a)
	}
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			if n := gcd(dx, dy); n != 0 {
				t[dy+reach][dx+reach] = stride{uint8(n), int8(dx / n), int8(dy / n)}
			}
		}
	}
	return t
}()

// onLine reports whether two places that differ by dx, dy lie on one straight line.
func (pos *Position) onLine(dx, dy int) bool {
	switch pos.lines {
	case orthogonal:
		return dx == 0 || dy == 0
	case queen:
		return dx == 0 || dy == 0 || dx == dy || dx == -dy
	}
	return true
}

// canSee reports whether no tile lies on the segment between p and q, its ends excepted.
func (pos *Position) canSee(p, q placeIndex) bool {
	l := pos.layout()
	x, y := int(l.x[p])+9, int(l.y[p])+9
	s := strides[int(l.y[q])+9-y+reach][int(l.x[q])+9-x+reach]
	for n := s.steps; n > 1; n-- {
		x, y = x+int(s.dx), y+int(s.dy)
		if pos.rows[y]>>x&1 != 0 {
			return false
		}
	}
	return true
}

// eachBetween calls visit for the places on the segment between p and q, its ends excepted.
func (pos *Position) eachBetween(p, q placeIndex, visit func(placeIndex)) {
	l := pos.layout()
	x, y := int(l.x[p])+9, int(l.y[p])+9
	s := strides[int(l.y[q])+9-y+reach][int(l.x[q])+9-x+reach]
	for n := s.steps; n > 1; n-- {
		x, y = x+int(s.dx), y+int(s.dy)
		if r := l.numbers[y][x]; r != noPlace {
			visit(placeIndex(r))
		}
	}
}

// difference returns q minus p.
func (pos *Position) difference(p, q placeIndex) (dx, dy int) {
	l := pos.layout()
	return int(l.x[q]) - int(l.x[p]), int(l.y[q]) - int(l.y[p])
}

// possible returns the value of the possible Harmony between two placed tiles and
// their squared distance; 0 when they have none.
func (pos *Position) possible(a, b tile) (value uint8, distance int) {
	value = harmonyValue[a.kind()][b.kind()]
	if value == 0 || !pos.open[value].has(a) || !pos.open[value].has(b) {
		return 0, 0
	}
	dx, dy := pos.difference(pos.at[a], pos.at[b])
	distance = dx*dx + dy*dy
	if !pos.onLine(dx, dy) || pos.inDisharmony(a, b, distance) || !pos.canSee(pos.at[a], pos.at[b]) {
		return 0, 0
	}
	return value, distance
}

// inDisharmony reports whether two tiles at this squared distance are in Disharmony
// with each other. Thresholds do not tell: the Centerpiece has none, and a
// Disharmony of similarity 2 allows Harmonies of 2, but with others.
func (pos *Position) inDisharmony(a, b tile, distance int) bool {
	return distance == 1 && pos.similarityInDisharmony(a, b) < 3
}

// preferred returns the tiles not yet visited with which u has its best possible
// Harmony: highest value, then least distance. More than one is a tie.
func (pos *Position) preferred(u tile, visited tileSet) (best tileSet, value uint8) {
	p := pos.at[u]
	for value = 3; value > 0 && pos.open[value].has(u); value-- {
		nearest := int(^uint(0) >> 1)
		for candidates := partners[u.kind()][value] & pos.open[value] &^ visited; candidates != 0; {
			t := candidates.removeLowest()
			dx, dy := pos.difference(p, pos.at[t])
			if !pos.onLine(dx, dy) {
				continue
			}
			distance := dx*dx + dy*dy
			if distance > nearest || pos.inDisharmony(u, t, distance) || !pos.canSee(p, pos.at[t]) {
				continue
			}
			if distance < nearest {
				nearest, best = distance, 0
			}
			best |= t.bit()
		}
		if best != 0 {
			return best, value
		}
	}
	return 0, 0
}
