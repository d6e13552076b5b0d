package tongue

import "testing"

// TestFiles: no entry is wrong.
func TestFiles(t *testing.T) {
	_, problems := load(files, "de")
	for _, p := range problems {
		t.Error(p)
	}
}
