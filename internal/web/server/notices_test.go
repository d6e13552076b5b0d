package server

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/notice"
)

// The key for push services is read from its file; what is no key is refused with the name of the setting.
func TestPushKeyFile(t *testing.T) {
	want, err := notice.NewPushKey([]byte("the key of a site"))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "push-key")
	c := NoticeConfig{PushKeyFile: file}
	if _, err := c.pushKey(); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
	for text, good := range map[string]bool{want.Private + "\n": true, "": false, "secret": false, string(make([]byte, 2*maxPushKey)): false} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		got, err := c.pushKey()
		if refused, ok := errors.AsType[*SettingError](err); good && (err != nil || got != want) || !good && (!ok || refused.Name != "push-key-file") {
			t.Errorf("%.20q: %+v, %v", text, got, err)
		}
	}
	c.PushKeyFile = ""
	if got, err := c.pushKey(); got != (notice.PushKey{}) || err != nil {
		t.Errorf("without a file: %+v, %v", got, err)
	}
}
