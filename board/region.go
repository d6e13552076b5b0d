package board

// Region is one of the sixteen parts into which the lines of the board cut the
// disc when the axes run on to the rim and halve the gates.
type Region uint8

// The regions: by kind, each kind clockwise.
const (
	NorthEastRed Region = iota
	SouthEastWhite
	SouthWestRed
	NorthWestWhite
	NorthEastYellow
	SouthEastYellow
	SouthWestYellow
	NorthWestYellow
	NorthGateEast // the eastern half of the north gate
	EastGateNorth
	EastGateSouth
	SouthGateEast
	SouthGateWest
	WestGateSouth
	WestGateNorth
	NorthGateWest
)

// Regions is the number of regions.
const Regions Region = 16

var regionNames = [Regions]string{
	"north-east red", "south-east white", "south-west red", "north-west white",
	"north-east yellow", "south-east yellow", "south-west yellow", "north-west yellow",
	"north gate (east)", "east gate (north)", "east gate (south)", "south gate (east)",
	"south gate (west)", "west gate (south)", "west gate (north)", "north gate (west)",
}

func (r Region) String() string { return regionNames[r] }

// RegionSet is a set of regions, one bit each.
type RegionSet uint16

// Sets of regions by colour. The gates are red.
const (
	Reds    = RegionSet(1<<NorthEastRed | 1<<SouthWestRed)
	Whites  = RegionSet(1<<SouthEastWhite | 1<<NorthWestWhite)
	Yellows = RegionSet(0xf << NorthEastYellow)
	Gates   = RegionSet(0xff << NorthGateEast)
)

// Has reports whether r is in the set.
func (s RegionSet) Has(r Region) bool { return s>>r&1 != 0 }

// Meets reports whether the sets share a region.
func (s RegionSet) Meets(t RegionSet) bool { return s&t != 0 }

// regionsAt returns the regions that touch the place with these coordinates,
// given in half steps: inside a region that one, on a line those beside it.
func regionsAt(x, y int) RegionSet {
	const diamond = 14 // the lines x+y=7 and so on, in half steps
	var s RegionSet
	add := func(r Region, in bool) {
		if in {
			s |= 1 << r
		}
	}
	north, east, south, west := y >= 0, x >= 0, y <= 0, x <= 0
	inner := abs(x)+abs(y) <= diamond
	outer := abs(x)+abs(y) >= diamond && abs(abs(x)-abs(y)) <= diamond
	add(NorthEastRed, inner && north && east)
	add(SouthEastWhite, inner && south && east)
	add(SouthWestRed, inner && south && west)
	add(NorthWestWhite, inner && north && west)
	add(NorthEastYellow, outer && north && east)
	add(SouthEastYellow, outer && south && east)
	add(SouthWestYellow, outer && south && west)
	add(NorthWestYellow, outer && north && west)
	add(NorthGateEast, y-abs(x) >= diamond && east)
	add(NorthGateWest, y-abs(x) >= diamond && west)
	add(SouthGateEast, -y-abs(x) >= diamond && east)
	add(SouthGateWest, -y-abs(x) >= diamond && west)
	add(EastGateNorth, x-abs(y) >= diamond && north)
	add(EastGateSouth, x-abs(y) >= diamond && south)
	add(WestGateNorth, -x-abs(y) >= diamond && north)
	add(WestGateSouth, -x-abs(y) >= diamond && south)
	return s
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

var pointRegions = func() (t [Points]RegionSet) {
	for p := range Point(Points) {
		x, y := p.XY()
		t[p] = regionsAt(2*x, 2*y)
	}
	return t
}()

var squareRegions = func() (t [Squares]RegionSet) {
	for i := range t {
		x, y := Square(i).XY()
		t[i] = regionsAt(2*x+1, 2*y+1)
	}
	return t
}()

// Regions returns the regions that touch p.
func (p Point) Regions() RegionSet { return pointRegions[p] }

// Regions returns the regions that s overlaps: two when a diagonal line cuts
// it, which then passes through its centre.
func (s Square) Regions() RegionSet { return squareRegions[s] }

// IsGate reports whether p is one of the four points strictly inside a gate.
func (p Point) IsGate() bool { return pointRegions[p]&^Gates == 0 }
