package load

import (
	"bufio"
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
)

// serverMetrics are metrics of the service.
type serverMetrics map[string]float64

// readGauges reads the metrics of the nodes of a service, summed over nodes and labels.
func readGauges(ctx context.Context, addresses []string) (serverMetrics, error) {
	read := serverMetrics{}
	for _, address := range addresses {
		if err := read.add(ctx, address); err != nil {
			return nil, err
		}
	}
	return read, nil
}

// add adds the metrics of a node.
func (g serverMetrics) add(ctx context.Context, address string) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(address, "/")+"/metrics", nil)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the metrics of the service cannot be read: %s", response.Status)
	}
	lines := bufio.NewScanner(response.Body)
	for lines.Scan() {
		name, value, ok := strings.Cut(lines.Text(), " ")
		if !ok || strings.HasPrefix(name, "#") {
			continue
		}
		if i := strings.LastIndex(lines.Text(), "} "); i >= 0 {
			value = lines.Text()[i+2:]
			name = name[:strings.IndexByte(name, '{')]
		}
		if number, err := strconv.ParseFloat(value, 64); err == nil {
			g[name] += number
		}
	}
	return lines.Err()
}

// memory returns the memory of the service's process, in bytes.
func (g serverMetrics) memory() float64 { return g["process_resident_memory_bytes"] }
