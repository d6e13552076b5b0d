package notice_test

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/golang-jwt/jwt/v5"

	"github.com/teahouse-games/teahouse/internal/service/notice"
)

// pushService is a push service with browsers, which decrypt what they receive (RFC 8291).
type pushService struct {
	*httptest.Server
	t        *testing.T
	mu       sync.Mutex
	browsers map[string]*pushBrowser // by the path of their endpoints
	status   int                     // of its answers; 0: 201
}

// pushBrowser is a browser with its keys.
type pushBrowser struct {
	key      *ecdh.PrivateKey
	auth     []byte
	received []pushed
}

// pushed is a message as a browser receives it.
type pushed struct {
	notice.PushPayload
	topic   string
	ttl     int
	contact string // the subject of the VAPID token
	key     string // with which it is signed
}

func newPushService(t *testing.T) *pushService {
	t.Helper()
	s := &pushService{t: t, browsers: map[string]*pushBrowser{}}
	s.Server = httptest.NewServer(s)
	t.Cleanup(s.Close)
	return s
}

// browser registers a browser and returns its subscription.
func (s *pushService) browser(name string) notice.Subscription {
	s.t.Helper()
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		s.t.Fatal(err)
	}
	b := &pushBrowser{key: key, auth: make([]byte, 16)}
	_, _ = rand.Read(b.auth)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.browsers["/"+name] = b
	return notice.Subscription{
		Endpoint: s.URL + "/" + name, Key: base64.RawURLEncoding.EncodeToString(key.PublicKey().Bytes()), Auth: base64.StdEncoding.EncodeToString(b.auth),
	}
}

// received returns what a browser has received.
func (s *pushService) received(name string) []pushed {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]pushed(nil), s.browsers["/"+name].received...)
}

func (s *pushService) answerWith(status int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.status = status
}

func (s *pushService) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.browsers[r.URL.Path]
	switch {
	case b == nil:
		w.WriteHeader(http.StatusGone)
		return
	case s.status != 0:
		w.WriteHeader(s.status)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		s.t.Error(err)
	}
	p := pushed{topic: r.Header.Get("Topic")}
	if p.ttl, err = strconv.Atoi(r.Header.Get("TTL")); err != nil || r.Header.Get("Content-Encoding") != "aes128gcm" {
		s.t.Errorf("the header is %v", r.Header)
	}
	if p.contact, p.key, err = s.readToken(r.Header.Get("Authorization")); err != nil {
		s.t.Errorf("the token: %v", err)
	}
	text, err := b.decrypt(body)
	if err != nil {
		s.t.Errorf("a message cannot be decrypted: %v", err)
	}
	if err := json.Unmarshal(text, &p.PushPayload); err != nil {
		s.t.Errorf("%q: %v", text, err)
	}
	b.received = append(b.received, p)
	w.WriteHeader(http.StatusCreated)
}

// readToken checks the token of a site (RFC 8292) and returns its contact and its key.
func (s *pushService) readToken(header string) (contact, key string, err error) {
	parts, ok := strings.CutPrefix(header, "vapid t=")
	token, key, ok2 := strings.Cut(parts, ", k=")
	raw, err := base64.RawURLEncoding.DecodeString(key)
	if !ok || !ok2 || err != nil {
		return "", "", errors.New("there is none: " + header)
	}
	public, err := publicKey(raw)
	if err != nil {
		return "", "", err
	}
	claims := jwt.MapClaims{}
	_, err = jwt.ParseWithClaims(token, claims, func(*jwt.Token) (any, error) { return public, nil },
		jwt.WithValidMethods([]string{"ES256"}), jwt.WithAudience(s.URL), jwt.WithExpirationRequired())
	if err != nil {
		return "", "", err
	}
	contact, err = claims.GetSubject()
	return contact, key, err
}

// decrypt reads a message of one record.
func (b *pushBrowser) decrypt(body []byte) ([]byte, error) {
	if len(body) < 21 || len(body) < 21+int(body[20]) {
		return nil, errors.New("it is too short")
	}
	salt, size, sender, record := body[:16], binary.BigEndian.Uint32(body[16:20]), body[21:21+int(body[20])], body[21+int(body[20]):]
	if uint32(len(record)) > size {
		return nil, errors.New("it has more than one record")
	}
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return nil, err
	}
	shared, err := b.key.ECDH(public)
	if err != nil {
		return nil, err
	}
	info := "WebPush: info\x00" + string(b.key.PublicKey().Bytes()) + string(sender)
	ikm, err := hkdf.Key(sha256.New, shared, b.auth, info, 32)
	if err != nil {
		return nil, err
	}
	key, err := hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: aes128gcm\x00", 16)
	if err != nil {
		return nil, err
	}
	nonce, err := hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: nonce\x00", 12)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	padded, err := gcm.Open(nil, nonce, record, nil)
	if err != nil {
		return nil, err
	}
	text := strings.TrimRight(string(padded), "\x00")
	if !strings.HasSuffix(text, "\x02") {
		return nil, errors.New("the padding is wrong")
	}
	return []byte(strings.TrimSuffix(text, "\x02")), nil
}
