package guard

// Buckets returns the number of buckets in the cache.
func (g *Guard) Buckets() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.buckets.Len()
}
