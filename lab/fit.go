package lab

import "math"

// sample is a position: its features for one seat, and the result of the game for it.
type sample struct {
	features []float64
	result   float64
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

func (s *sample) predict(weights []float64) float64 {
	sum := 0.0
	for i, f := range s.features {
		sum += f * weights[i]
	}
	return logistic(sum)
}

// loss returns the mean cross entropy of the predictions.
func loss(samples []sample, weights []float64) float64 {
	sum := 0.0
	for i := range samples {
		e := min(max(samples[i].predict(weights), 1e-9), 1-1e-9)
		r := samples[i].result
		sum -= r*math.Log(e) + (1-r)*math.Log(1-e)
	}
	return sum / float64(len(samples))
}

// fit returns the weights with the least loss plus regularization times the squared distance
// from the weights before, by Newton's method.
func fit(samples []sample, before []float64, regularization float64) []float64 {
	n := len(before)
	w := append([]float64(nil), before...)
	for range 20 {
		gradient := make([]float64, n)
		hessian := make([][]float64, n)
		for i := range hessian {
			hessian[i] = make([]float64, n)
		}
		for i := range samples {
			s := &samples[i]
			e := s.predict(w)
			slope, curvature := e-s.result, max(e*(1-e), 1e-6)
			for a, x := range s.features {
				if x == 0 {
					continue
				}
				gradient[a] += slope * x
				for b, y := range s.features {
					hessian[a][b] += curvature * x * y
				}
			}
		}
		m := float64(len(samples))
		for a := range n {
			gradient[a] = gradient[a]/m + 2*regularization*(w[a]-before[a])
			for b := range n {
				hessian[a][b] /= m
			}
			hessian[a][a] += 2*regularization + 1e-9
		}
		step := solve(hessian, gradient)
		size := 0.0
		for a := range n {
			w[a] -= step[a]
			size += step[a] * step[a]
		}
		if size < 1e-12 {
			break
		}
	}
	return w
}

// solve solves a·x = b for a symmetric positive definite a, which it destroys.
func solve(a [][]float64, b []float64) []float64 {
	n := len(b)
	x := append([]float64(nil), b...)
	for i := range n {
		for j := i + 1; j < n; j++ {
			f := a[j][i] / a[i][i]
			for k := i; k < n; k++ {
				a[j][k] -= f * a[i][k]
			}
			x[j] -= f * x[i]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for k := i + 1; k < n; k++ {
			x[i] -= a[i][k] * x[k]
		}
		x[i] /= a[i][i]
	}
	return x
}
