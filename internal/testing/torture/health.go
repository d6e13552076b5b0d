package torture

import (
	"context"
	"net/http"
	"sync"
	"time"
)

// healthInterval is how often the proxy in front of the nodes asks whether they are ready, as that of a site does. It is also how
// long it waits for an answer.
const healthInterval = time.Second

// checkHealth lets the proxy hand new connections to the nodes that are ready, and to all if none is, until ctx ends.
func (r *RunningCluster) checkHealth(ctx context.Context) {
	asker := &http.Client{Timeout: healthInterval, Transport: &http.Transport{DisableKeepAlives: true}}
	ticker := time.NewTicker(healthInterval)
	defer ticker.Stop()
	for {
		var asking sync.WaitGroup
		ready := make([]bool, len(r.nodes))
		for i, n := range r.nodes {
			asking.Go(func() { ready[i] = isReady(ctx, asker, n.url()) })
		}
		asking.Wait()
		var some, all []string
		for i, n := range r.nodes {
			all = append(all, n.Address)
			if ready[i] {
				some = append(some, n.Address)
			}
		}
		if len(some) == 0 {
			some = all
		}
		r.balancer.SetServers(some...)
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}

func isReady(ctx context.Context, asker *http.Client, url string) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/readyz", nil)
	if err != nil {
		return false
	}
	response, err := asker.Do(request)
	if err != nil {
		return false
	}
	_ = response.Body.Close()
	return response.StatusCode == http.StatusOK
}
