package lab

import (
	"context"
	"math"
	"slices"
	"sync"

	"github.com/teahouse-games/teahouse/engine"
)

// Fit is how weights were fitted.
type Fit struct {
	Positions      int     `json:"positions"` // trained with
	HeldBack       int     `json:"heldBack"`  // those of the games held back
	Regularization float64 `json:"regularization"`
	Curve          []Epoch `json:"curve"`  // beginning with the weights before
	Chosen         int     `json:"chosen"` // the epoch whose weights were taken
}

// Epoch is the mean cross entropy of the predictions after a step of the fit.
type Epoch struct {
	Training float64 `json:"training"`
	HeldBack float64 `json:"heldBack"`
}

// Fit returns the weights that predict best what the positions are worth and which moves the searches
// preferred: a logistic regression and a softmax regression, by Newton's method, regularized
// towards the weights before. Of several strengths of the regularization and all steps it takes
// what predicts the games held back best. The weights do not depend on the number of threads. The
// error is that of ctx.
func (t *TrainingSet) Fit(ctx context.Context, before engine.Weights, threads int) (w engine.Weights, value, policy Fit, err error) {
	w = before.Clone()
	if t.value.len() > 0 {
		if w.Value, value, err = fitUsed(ctx, &t.value, &t.valueHeldBack, before.Value, threads); err != nil {
			return w, value, policy, err
		}
	}
	if t.policy.len() > 0 {
		w.Policy, policy, err = fitUsed(ctx, &t.policy, &t.policyHeldBack, before.Policy, threads)
	}
	return w, value, policy, err
}

// samples are what weights are fitted to.
type samples interface {
	len() int
	sparse() *sparseRows
	// renumbered returns the same samples with other columns: index has the new one of each.
	renumbered(index []int) samples
	// addLoss adds the loss of some of the samples and its derivatives.
	addLoss(w []float64, from, to int, s *lossSums)
}

// lossSums are a loss with its derivatives. The matrix has its rows one after the other; if it is
// nil only the loss is wanted.
type lossSums struct {
	loss     float64
	gradient []float64
	hessian  []float64
}

// regularizations are the strengths that are tried: how much of the squared distance from the weights
// before counts.
var regularizations = []float64{1e-2, 1e-3, 1e-4, 1e-5}

// The end of a fit.
const (
	maxEpochs = 20
	minGain   = 1e-7 // of the loss
)

// fitUsed fits the weights that the samples use. Others stay what they were: nothing is known of
// them, and the time of a fit grows with the cube of the number of weights.
func fitUsed(ctx context.Context, training, heldBack samples, before []float64, threads int) ([]float64, Fit, error) {
	columns := usedColumns(len(before), training.sparse(), heldBack.sparse())
	index, begin := make([]int, len(before)), make([]float64, len(columns))
	for i, c := range columns {
		index[c], begin[i] = i, before[c]
	}
	best, fit, err := fitBest(ctx, training.renumbered(index), heldBack.renumbered(index), begin, threads)
	if err != nil {
		return nil, fit, err
	}
	w := slices.Clone(before)
	for i, c := range columns {
		w[c] = best[i]
	}
	return w, fit, nil
}

// usedColumns returns the columns with an element, of so many, in order.
func usedColumns(total int, list ...*sparseRows) (columns []int) {
	isUsed := make([]bool, total)
	for _, rows := range list {
		for _, c := range rows.column {
			isUsed[c] = true
		}
	}
	for c, used := range isUsed {
		if used {
			columns = append(columns, c)
		}
	}
	return columns
}

// fitBest fits with each of the regularizations and returns the best weights.
func fitBest(ctx context.Context, training, heldBack samples, before []float64, threads int) (best []float64, fit Fit, err error) {
	least := math.Inf(1)
	for _, strength := range regularizations {
		w, curve, chosen, err := newton(ctx, training, heldBack, before, strength, threads)
		if err != nil {
			return nil, fit, err
		}
		if loss := curve[chosen].HeldBack; loss < least {
			least, best = loss, w
			fit = Fit{Positions: training.len(), HeldBack: heldBack.len(), Regularization: strength, Curve: curve, Chosen: chosen}
		}
	}
	return best, fit, nil
}

// newton minimizes the loss by Newton's method, with shorter steps where it would rise. It returns
// the weights with the least loss of the samples held back, or of the training if none are, and the
// epoch that they are of.
func newton(ctx context.Context, training, heldBack samples, before []float64, strength float64, threads int) (best []float64, curve []Epoch, chosen int, err error) {
	n := len(before)
	w := append([]float64(nil), before...)
	penalty := func(w []float64) (sum float64) {
		for i := range w {
			sum += strength * (w[i] - before[i]) * (w[i] - before[i])
		}
		return sum
	}
	sums := meanLoss(training, w, threads, true)
	note := func() {
		e := Epoch{Training: sums.loss, HeldBack: sums.loss}
		if heldBack.len() > 0 {
			e.HeldBack = meanLoss(heldBack, w, threads, false).loss
		}
		if curve = append(curve, e); len(curve) == 1 || e.HeldBack < curve[chosen].HeldBack {
			best, chosen = append(best[:0], w...), len(curve)-1
		}
	}
	note()
	for range maxEpochs {
		if err := ctx.Err(); err != nil {
			return nil, nil, 0, err
		}
		for i := range n {
			sums.gradient[i] += 2 * strength * (w[i] - before[i])
			sums.hessian[i*n+i] += 2*strength + 1e-9
		}
		step := solve(sums.hessian, sums.gradient)
		loss := sums.loss + penalty(w)
		gained := false
		for scale := 1.0; scale > 1e-3; scale /= 2 {
			next := make([]float64, n)
			for i := range next {
				next[i] = w[i] - scale*step[i]
			}
			after := meanLoss(training, next, threads, true)
			if gain := loss - after.loss - penalty(next); gain > 0 {
				w, sums, gained = next, after, gain > minGain
				break
			}
		}
		if !gained {
			break
		}
		note()
	}
	return best, curve, chosen, nil
}

// chunk is how many samples are added up at once. The sums of the chunks are added up in order, so
// that the threads do not change a digit.
const chunk = 2048

// meanLoss returns the mean loss of samples, with its derivatives if they are wanted.
func meanLoss(s samples, w []float64, threads int, derivatives bool) *lossSums {
	n := len(w)
	newSums := func() lossSums {
		if !derivatives {
			return lossSums{}
		}
		return lossSums{gradient: make([]float64, n), hessian: make([]float64, n*n)}
	}
	total, parts := newSums(), make([]lossSums, max(1, threads))
	for i := range parts {
		parts[i] = newSums()
	}
	share := 1 / float64(max(1, s.len()))
	for first := 0; first < s.len(); first += chunk * len(parts) {
		var workers sync.WaitGroup
		for i := range parts {
			if from := first + i*chunk; from < s.len() {
				workers.Go(func() { s.addLoss(w, from, min(s.len(), from+chunk), &parts[i]) })
			}
		}
		workers.Wait()
		for i := range parts {
			total.add(&parts[i], share)
			parts[i].loss = 0
			clear(parts[i].gradient)
			clear(parts[i].hessian)
		}
	}
	return &total
}

// add adds a share of other sums.
func (t *lossSums) add(part *lossSums, share float64) {
	t.loss += share * part.loss
	for i, x := range part.gradient {
		t.gradient[i] += share * x
	}
	for i, x := range part.hessian {
		t.hessian[i] += share * x
	}
}

// solve solves a·x = b for a symmetric positive definite a, which it destroys.
func solve(a, b []float64) []float64 {
	n := len(b)
	x := append([]float64(nil), b...)
	for i := range n {
		for j := i + 1; j < n; j++ {
			f := a[j*n+i] / a[i*n+i]
			for k := i; k < n; k++ {
				a[j*n+k] -= f * a[i*n+k]
			}
			x[j] -= f * x[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= a[i*n+k] * x[k]
		}
		x[i] /= a[i*n+i]
	}
	return x
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func (s *valueSamples) sparse() *sparseRows { return &s.rows }

func (s *valueSamples) renumbered(index []int) samples {
	return &valueSamples{rows: s.rows.renumbered(index), targets: s.targets}
}

// addLoss adds the cross entropy of a logistic regression.
func (s *valueSamples) addLoss(w []float64, from, to int, sums *lossSums) {
	for i := from; i < to; i++ {
		e := min(max(logistic(s.rows.dot(i, w)), 1e-9), 1-1e-9)
		target := s.targets[i]
		sums.loss -= target*math.Log(e) + (1-target)*math.Log(1-e)
		if sums.hessian == nil {
			continue
		}
		slope, curvature := e-target, max(e*(1-e), 1e-6)
		columns, values := s.rows.row(i)
		for a, c := range columns {
			x := values[a]
			sums.gradient[c] += slope * x
			addRow(sums.hessian[int(c)*len(w):], columns, values, curvature*x)
		}
	}
}

// addRow adds a sparse row times a factor to a row of a matrix.
func addRow(to []float64, columns []uint16, values []float64, factor float64) {
	for i, c := range columns {
		to[c] += factor * values[i]
	}
}

func (s *policySamples) sparse() *sparseRows { return &s.rows }

func (s *policySamples) renumbered(index []int) samples {
	return &policySamples{rows: s.rows.renumbered(index), counts: s.counts, shares: s.shares, starts: s.starts}
}

// addLoss adds the cross entropy of a softmax regression.
func (s *policySamples) addLoss(w []float64, from, to int, sums *lossSums) {
	n := len(w)
	mean := make([]float64, n)
	var used []int // columns of mean other than 0
	var chances []float64
	for i := from; i < to; i++ {
		first, end := s.position(i)
		chances = chances[:0]
		most, total := math.Inf(-1), 0.0
		for r := first; r < end; r++ {
			x := s.rows.dot(r, w)
			chances, most = append(chances, x), max(most, x)
		}
		for k, x := range chances {
			chances[k] = s.counts[first+k] * math.Exp(x-most)
			total += chances[k]
			sums.loss -= s.shares[first+k] * (x - most)
		}
		sums.loss += math.Log(total)
		if sums.hessian == nil {
			continue
		}
		for r := first; r < end; r++ {
			p := chances[r-first] / total
			columns, values := s.rows.row(r)
			for a, c := range columns {
				x := values[a]
				sums.gradient[c] += (p - s.shares[r]) * x
				addRow(sums.hessian[int(c)*n:], columns, values, p*x)
				mean[c] += p * x
			}
		}
		used = used[:0]
		for c, x := range mean {
			if x != 0 {
				used = append(used, c)
			}
		}
		for _, a := range used {
			for _, b := range used {
				sums.hessian[a*n+b] -= mean[a] * mean[b]
			}
		}
		for _, c := range used {
			mean[c] = 0
		}
	}
}
