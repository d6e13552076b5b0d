package page

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// docs/operating.md says how long a form may be.
func TestFormLimitIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../docs/operating.md")
	if err != nil {
		t.Fatal(err)
	}
	sentence := fmt.Sprintf("has at most %d,%03d bytes", maxForm/1000, maxForm%1000)
	if !strings.Contains(strings.Join(strings.Fields(string(text)), " "), sentence) {
		t.Errorf("docs/operating.md does not say that a form %s", sentence)
	}
}
