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

// readGauges reads the metrics of the service, summed over their labels.
func readGauges(ctx context.Context, address string) (serverMetrics, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, strings.TrimSuffix(address, "/")+"/metrics", nil)
	if err != nil {
		return nil, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("the metrics of the service cannot be read: %s", response.Status)
	}
	read := serverMetrics{}
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
			read[name] += number
		}
	}
	return read, lines.Err()
}

// memory returns the memory of the service's process, in bytes.
func (g serverMetrics) memory() float64 { return g["process_resident_memory_bytes"] }
