package eval

// weights are by hand so far.
var weights = func() (w [features]float64) {
	for i := range ringSteps {
		near := float64(ringSteps-1-i) / (ringSteps - 1)
		w[featOwnRing+i] = 2.5 * near * near
		w[featHisRing+i] = -2.0 * near * near
	}
	w[featTempo] = 0.1
	w[featLinks] = 0.15
	w[featAxes] = 0.25
	w[featBloom] = 0.1
	w[featGrowing] = 0.05
	w[featAccents] = 0.08
	w[featLotus] = 0.1
	w[featOrchid] = 0.1
	w[featPrey] = 0.25
	w[featDanger] = -0.1
	w[featTie] = 1
	w[featTie+1] = 0.5
	w[featTie+2] = 0.3
	w[featTie+3] = 0.2
	w[featThreat] = -1
	w[featBonus] = -0.1
	return w
}()
