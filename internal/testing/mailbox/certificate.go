package mailbox

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"math/big"
	"net"
	"sync"
	"time"
)

// certificate returns the one of all servers of this process.
var certificate = sync.OnceValue(func() tls.Certificate {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		panic(err) // there is always chance
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Unix(0, 0), NotAfter: time.Now().Add(24 * time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
	}
	data, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		panic(err) // the template is good
	}
	return tls.Certificate{Certificate: [][]byte{data}, PrivateKey: key}
})

// RootCAs returns what a client must trust to connect with encryption.
func RootCAs() *x509.CertPool {
	parsed, err := x509.ParseCertificate(certificate().Certificate[0])
	if err != nil {
		panic(err) // it was made just now
	}
	pool := x509.NewCertPool()
	pool.AddCert(parsed)
	return pool
}
