package arena

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// MatchReport holds the statistics of a match, as JSON and for Write.
type MatchReport struct {
	Match       Settings      `json:"match"`
	Complete    bool          `json:"complete"` // all games are played, or the test has a verdict
	Games       int           `json:"games"`
	Pairs       int           `json:"pairs"`           // complete pairs
	Pentanomial Pentanomial   `json:"pentanomial"`     // see [Pentanomial]
	Score       *Share        `json:"score,omitempty"` // of contender 0, over complete pairs
	Elo         *Rating       `json:"elo,omitempty"`
	SPRT        *Test         `json:"sprt,omitempty"`
	Contenders  [2]Standing   `json:"contenders"`
	First       FirstSeat     `json:"first"`
	Drawn       *Share        `json:"drawn,omitempty"` // share of drawn games, over complete pairs
	Cut         int           `json:"cut"`             // games with too many turns, counted as draws
	Endings     []EndingCount `json:"endings"`
	Length      *Lengths      `json:"length,omitempty"`
	Within      []Within      `json:"within,omitempty"`
}

// Share is a share of the points with its 95% interval.
type Share struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Within is the share of games that were over within a number of turns.
type Within struct {
	Turns int    `json:"turns"`
	Share *Share `json:"share,omitempty"` // over complete pairs
}

// Rating is the rating difference of a Share; nil where it is infinite.
type Rating struct {
	Elo  *float64 `json:"elo"`
	Low  *float64 `json:"low"`
	High *float64 `json:"high"`
}

// Test is the state of a sequential test.
type Test struct {
	SPRT
	LLR     float64 `json:"llr"`
	Lower   float64 `json:"lower"`
	Upper   float64 `json:"upper"`
	Verdict Verdict `json:"verdict"`
}

// Standing holds the results of a contender.
type Standing struct {
	Name       string         `json:"name"`
	GameCounts                // in all games
	Seats      [2]GameCounts  `json:"seats"`  // as the first player, and as the second
	Faults     map[string]int `json:"faults"` // games lost by crash, illegal, overtime
	Turns      int            `json:"turns"`
	Nodes      uint64         `json:"nodes"`
	Seconds    float64        `json:"seconds"`
}

// FirstSeat holds the results of the first seat, whichever contender played it.
type FirstSeat struct {
	GameCounts
	Share *Share `json:"share,omitempty"` // over complete pairs
}

// EndingCount is the number of games with an ending.
type EndingCount struct {
	Winner string `json:"winner"` // first, second or draw
	Reason string `json:"reason"`
	Games  int    `json:"games"`
}

// Lengths describes the lengths of games, in whole turns of both players and of chance.
type Lengths struct {
	Mean          float64 `json:"mean"`
	Low           float64 `json:"low"` // of the 95% interval of the mean
	High          float64 `json:"high"`
	Least         int     `json:"least"`
	Quarter       int     `json:"quarter"` // a quarter of the games are shorter
	Median        int     `json:"median"`
	ThreeQuarters int     `json:"three_quarters"`
	Most          int     `json:"most"`
}

// Summarize returns the statistics of the games so far, with the shares of games that were over
// within the given numbers of turns.
func (m *Match) Summarize(t *Tally, within ...int) MatchReport {
	s := MatchReport{
		Match: m.Settings, Games: t.Games, Pairs: t.Pairs.N(), Pentanomial: t.Pairs,
		Complete: t.Games >= m.Games || m.testDecided(t),
		Cut:      t.Cut, First: FirstSeat{t.First, newShare(t.FirstSeatPairs)}, Drawn: newShare(t.DrawnPairs), Endings: []EndingCount{}, Length: newLengths(t.Lengths),
	}
	if s.Score = newShare(t.Pairs); s.Score != nil {
		s.Elo = &Rating{finiteElo(s.Score.Share), finiteElo(s.Score.Low), finiteElo(s.Score.High)}
	}
	if m.SPRT != nil {
		test := Test{SPRT: *m.SPRT}
		test.LLR, test.Verdict = m.SPRT.Judge(t.Pairs)
		test.Lower, test.Upper = m.SPRT.Bounds()
		s.SPRT = &test
	}
	for i := range s.Contenders {
		s.Contenders[i] = t.standing(i, m.Contenders[i])
	}
	for _, turns := range within {
		s.Within = append(s.Within, Within{turns, newShare(t.Within(turns))})
	}
	for _, e := range t.Endings() {
		winner := "draw"
		if e.Winner != game.None {
			winner = e.Winner.String()
		}
		s.Endings = append(s.Endings, EndingCount{winner, e.Reason, t.EndingCounts[e]})
	}
	return s
}

func (t *Tally) standing(contender int, name string) Standing {
	s := Standing{
		Name: name, GameCounts: t.Score, Seats: t.BySeat, Faults: t.Faults[contender],
		Turns: t.OwnTurns[contender], Nodes: t.Nodes[contender], Seconds: t.Time[contender].Seconds(),
	}
	if contender == 1 {
		s.GameCounts = t.Score.flip()
		s.Seats = [2]GameCounts{t.BySeat[game.Second].flip(), t.BySeat[game.First].flip()}
	}
	return s
}

// flip returns the result from the other side.
func (r GameCounts) flip() GameCounts { return GameCounts{r.Losses, r.Draws, r.Wins} }

func newShare(p Pentanomial) *Share {
	if p.N() == 0 {
		return nil
	}
	low, high := p.Interval()
	return &Share{p.Score(), low, high}
}

func finiteElo(score float64) *float64 {
	elo := Elo(score)
	if math.IsInf(elo, 0) {
		return nil
	}
	return &elo
}

func newLengths(list []int) *Lengths {
	if len(list) == 0 {
		return nil
	}
	sorted := slices.Sorted(slices.Values(list))
	n := len(sorted)
	at := func(part float64) int { return sorted[int(part*float64(n-1)+0.5)] }
	var sum, squares float64
	for _, length := range sorted {
		sum += float64(length)
	}
	mean := sum / float64(n)
	for _, length := range sorted {
		squares += (float64(length) - mean) * (float64(length) - mean)
	}
	half := z95 * math.Sqrt(squares/float64(max(1, n-1))/float64(n))
	return &Lengths{mean, mean - half, mean + half, sorted[0], at(0.25), at(0.5), at(0.75), sorted[n-1]}
}
