package server

import "testing"

func TestSize(t *testing.T) {
	for text, want := range map[string]Size{
		"0": 0, "20GB": 20_000_000_000, "1.5 GiB": 3 << 29, "64MB": 64_000_000, "1kB": 1000, "2KiB": 2048, "1TB": 1e12, "1TiB": 1 << 40,
		"500000000": 500_000_000, "12B": 12,
		"": -1, "GB": -1, "-1GB": -1, "20gb": -1, "20 GB more": -1, "nan": -1, "inf": -1, "1e30": -1, "20GBGB": -1,
	} {
		var s Size
		err := s.UnmarshalText([]byte(text))
		if (err == nil) != (want >= 0) || err == nil && s != want {
			t.Errorf("%q is %d (%v), want %d", text, s, err, want)
		}
	}
}
