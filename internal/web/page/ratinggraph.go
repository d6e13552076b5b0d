package page

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/web/profile"
)

// ratingGraph is a rating over the games of a person, as a picture of lines.
type ratingGraph struct {
	Line    string // the points of the line through the ratings, as SVG has them
	Spread  string // the points of the area within the deviation
	Lines   []graphLine
	X, Y    string // of the last rating
	Games   int
	From    int // the first rating and the last one
	To      int
	Highest int
}

// graphLine is a line at a number of points.
type graphLine struct {
	Y, LabelY string
	Points    int
}

// The size of a graph in its own units, and how many games one has at most.
const (
	graphWidth, graphHeight = 360.0, 150.0
	graphLeft, graphMargin  = 40.0, 8.0
	graphGames              = 100
	// graphAround is how many points are seen below the lowest rating and above the highest one.
	graphAround = 60
)

// ratingGraphOf draws a rating after each of some games, the last ones. If they are all there were, it begins where everybody begins.
func ratingGraphOf(games []profile.RatingPoint) *ratingGraph {
	if len(games) == 0 {
		return nil
	}
	played := len(games)
	if played < graphGames {
		r := rating.New()
		games = append([]profile.RatingPoint{{Points: int(r.Points), Deviation: int(r.Deviation)}}, games...)
	}
	least, most := games[0].Points, games[0].Points
	for _, g := range games {
		least, most = min(least, g.Points), max(most, g.Points)
	}
	graph := &ratingGraph{
		Games: played, From: games[0].Points, To: games[len(games)-1].Points, Highest: most,
	}
	low, high := float64(least-graphAround), float64(most+graphAround)
	across := func(i int) float64 {
		return graphLeft + float64(i)*(graphWidth-graphLeft-graphMargin)/float64(len(games)-1)
	}
	down := func(points float64) float64 {
		return graphMargin + (high-min(max(points, low), high))*(graphHeight-2*graphMargin)/(high-low)
	}
	var line, above, below []string
	for i, g := range games {
		x := across(i)
		line = append(line, place(x, down(float64(g.Points))))
		above = append(above, place(x, down(float64(g.Points+g.Deviation))))
		below = append([]string{place(x, down(float64(g.Points-g.Deviation)))}, below...)
	}
	graph.Line, graph.Spread = strings.Join(line, " "), strings.Join(append(above, below...), " ")
	graph.X, graph.Y, _ = strings.Cut(line[len(line)-1], ",")
	step := 50
	for int(high-low)/step > 5 {
		step *= 2
	}
	for points := (int(low)/step + 1) * step; float64(points) < high; points += step {
		y := down(float64(points))
		graph.Lines = append(graph.Lines, graphLine{fmt.Sprintf("%.1f", y), fmt.Sprintf("%.1f", y+4), points})
	}
	return graph
}

// place writes a place as SVG has it.
func place(x, y float64) string { return fmt.Sprintf("%.1f,%.1f", x, y) }
