package main

import (
	"crypto/x509"
	"os"
	"os/exec"
	"testing"
)

// The container image has no certificates of authorities. The program brings some.
func TestProgramBringsCertificates(t *testing.T) {
	const bare = "TEAHOUSE_TEST_WITHOUT_CERTIFICATES"
	if os.Getenv(bare) == "" {
		// The certificates of the system are read once, so it must be another process.
		again := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		again.Env = append(os.Environ(), bare+"=1", "SSL_CERT_FILE="+os.DevNull, "SSL_CERT_DIR="+t.TempDir())
		if output, err := again.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, output)
		}
		return
	}
	authorities, err := x509.SystemCertPool()
	if err != nil {
		t.Fatal(err)
	}
	if authorities.Equal(x509.NewCertPool()) {
		t.Error("no authority is trusted")
	}
}
