package guard

// Buckets is how many are remembered.
func (g *Guard) Buckets() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return len(g.buckets.entries)
}
