package cluster

// Vanish ends the heartbeats without leaving, as a kill does.
func (n *Node) Vanish() {
	n.cancel()
	n.done.Wait()
}
