package load

import (
	"errors"
	"os"
	"time"
)

// bareFsync writes a page of a database and waits until it is on disk, again and again:
// what the disk can do without anything else.
func bareFsync(folder string, during time.Duration) (_ Percentiles, perSecond float64, err error) {
	file, err := os.CreateTemp(folder, "fsync-*")
	if err != nil {
		return Percentiles{}, 0, err
	}
	defer func() { err = errors.Join(err, file.Close(), os.Remove(file.Name())) }()
	t := new(histogram)
	page := make([]byte, 4096)
	began := time.Now()
	for time.Since(began) < during {
		start := time.Now()
		if _, err := file.Write(page); err != nil {
			return Percentiles{}, 0, err
		}
		if err := file.Sync(); err != nil {
			return Percentiles{}, 0, err
		}
		t.add(time.Since(start))
	}
	s := t.spread()
	return s, float64(s.Count) / time.Since(began).Seconds(), nil
}
