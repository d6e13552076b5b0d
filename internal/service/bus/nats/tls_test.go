package nats

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// Routes are encrypted between nodes with certificates of the same CA, and a node without one does not get in.
func TestTLS(t *testing.T) {
	files := makeCertificate(t)
	config := func(node string, files TLSFiles, peers ...string) Config {
		c := testConfig(node)
		c.TLS, c.Peers = files, peers
		return c
	}
	a := startBus(t, config("a", files))
	b := startBus(t, config("b", files, a.RouteAddress()))
	waitFor(t, "they know each other", func() bool { return len(a.Nodes()) == 1 && len(b.Nodes()) == 1 })
	plain := startBus(t, config("plain", TLSFiles{}, a.RouteAddress()))
	other := startBus(t, config("other", makeCertificate(t), a.RouteAddress()))
	time.Sleep(300 * time.Millisecond)
	if len(plain.Nodes())+len(other.Nodes()) != 0 {
		t.Error("a node without a certificate of the CA got in")
	}
}

// makeCertificate returns files with a certificate that has signed itself.
func makeCertificate(t *testing.T) TLSFiles {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(time.Now().UnixNano()), Subject: pkix.Name{CommonName: "node"}, IsCA: true, BasicConstraintsValid: true,
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
	certificate, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, kind string, data []byte) string {
		name = filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(name, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: data}), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	file := write("certificate.pem", "CERTIFICATE", certificate)
	return TLSFiles{Certificate: file, Key: write("key.pem", "PRIVATE KEY", private), CA: file}
}
