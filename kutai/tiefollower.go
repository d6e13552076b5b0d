package kutai

// tieBudget is how many choices are followed one by one before a position is
// taken for a hard one.
const tieBudget = 200

// followTies completes the chain behind its last tile, which has to choose among
// equals, with the choices of the highest total. Of several chains with that
// total it keeps the one that takes the tile with the lowest place where they
// part. visited are the tiles of the chain.
func (pos *Position) followTies(visited tileSet) {
	s := tieFollower{pos: pos, best: -1, allowance: tieBudget, path: pos.chain, link: pos.link}
	if !s.follow(int(pos.length), visited, int(pos.total)) {
		pos.followMany(visited)
		return
	}
	pos.total, pos.length = uint8(s.best), s.bestLength
	pos.chain, pos.link = s.bestPath, s.bestLink
}

// tieFollower follows every choice: the rule as it stands.
type tieFollower struct {
	pos       *Position
	allowance int // choices that may still be followed

	path     [tiles]tile // the chain under way
	link     [tiles]uint8
	best     int // the highest total yet, of the chain bestPath
	bestPath [tiles]tile
	bestLink [tiles]uint8

	bestLength uint8
}

// follow tries every way to go on from path[:n]. It reports false when the
// allowance does not do.
func (s *tieFollower) follow(n int, visited tileSet, total int) bool {
	if s.allowance--; s.allowance < 0 {
		return false
	}
	group, value := s.pos.preferred(s.path[n-1], visited)
	if group == 0 && total > s.best {
		s.best, s.bestLength, s.bestPath, s.bestLink = total, uint8(n), s.path, s.link
	}
	for group != 0 {
		t := s.pos.removeFirst(&group)
		s.path[n], s.link[n-1] = t, value
		if !s.follow(n+1, visited|t.bit(), total+int(value)) {
			return false
		}
	}
	return true
}

// removeFirst removes and returns the tile with the lowest place.
func (pos *Position) removeFirst(s *tileSet) tile {
	rest := *s
	first := rest.removeLowest()
	for rest != 0 {
		if t := rest.removeLowest(); pos.at[t] < pos.at[first] {
			first = t
		}
	}
	*s &^= first.bit()
	return first
}
