package kutai

// followTies completes the chain behind its last tile, which has to choose among
// equals, with the choices of the highest total. visited are the tiles of the chain.
func (pos *Position) followTies(visited tileSet) {
	var s ties
	s.pos = pos
	s.best = -1
	s.path = pos.chain
	s.link = pos.link
	s.follow(int(pos.length), visited, int(pos.total))
	pos.total = uint8(s.best)
	pos.length = s.bestLength
	pos.chain, pos.link = s.bestPath, s.bestLink
}

type ties struct {
	pos        *Position
	path       [tiles]tile
	link       [tiles]uint8
	best       int
	bestLength uint8
	bestPath   [tiles]tile
	bestLink   [tiles]uint8
}

func (s *ties) follow(n int, visited tileSet, total int) {
	group, v := s.pos.preferred(s.path[n-1], visited)
	if group == 0 {
		if total > s.best {
			s.best, s.bestLength, s.bestPath, s.bestLink = total, uint8(n), s.path, s.link
		}
		return
	}
	for group != 0 {
		t := s.pos.takeFirst(&group)
		s.path[n], s.link[n-1] = t, v
		s.follow(n+1, visited|t.bit(), total+int(v))
	}
}

// takeFirst removes and returns the tile with the lowest place.
func (pos *Position) takeFirst(s *tileSet) tile {
	rest := *s
	first := rest.take()
	for rest != 0 {
		if t := rest.take(); pos.at[t] < pos.at[first] {
			first = t
		}
	}
	*s &^= first.bit()
	return first
}
