package openid

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
)

// The client that the provider knows.
const (
	ClientID = "teahouse"
	Secret   = "quite secret: ü+%"
)

// Defect is what is wrong with a provider.
type Defect string

// The defects.
const (
	None      Defect = ""
	Down      Defect = "down"      // every answer is an error
	Slow      Defect = "slow"      // no answer comes
	Endless   Defect = "endless"   // answers do not end
	TokenDown Defect = "token"     // there are no tokens
	NoToken   Defect = "no-token"  // there is no ID token
	OtherKey  Defect = "other-key" // tokens are signed with a key that nobody knows
	Unsigned  Defect = "unsigned"  // tokens are not signed
	Plain     Defect = "plain"     // an address that it names is not encrypted
)

// Server is a provider.
type Server struct {
	URL string

	http   *httptest.Server
	key    *ecdsa.PrivateKey
	ending chan struct{} // closed when the test ends

	mu               sync.Mutex
	subject, address string
	change           func(claims map[string]any)
	defect           Defect
	codes            map[string]url.Values // the requests of the logins, by code
	requests         map[string]int        // how often each path was asked for
}

// Start starts a provider, which ends with the test.
func Start(t testing.TB) *Server {
	t.Helper()
	s := &Server{key: newKey(t), ending: make(chan struct{}), codes: map[string]url.Values{}, requests: map[string]int{}}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", s.configuration)
	mux.HandleFunc("GET /authorize", s.authorize)
	mux.HandleFunc("POST /token", s.token)
	mux.HandleFunc("GET /keys", s.keys)
	s.http = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.answers(w, r) {
			mux.ServeHTTP(w, r)
		}
	}))
	s.URL = s.http.URL
	t.Cleanup(func() {
		close(s.ending)
		s.http.Close()
	})
	return s
}

func newKey(t testing.TB) *ecdsa.PrivateKey {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// answers counts a request, and reports whether it is answered as it should be.
func (s *Server) answers(w http.ResponseWriter, r *http.Request) bool {
	s.mu.Lock()
	s.requests[r.URL.Path]++
	defect := s.defect
	s.mu.Unlock()
	switch {
	case defect == Down, defect == TokenDown && r.URL.Path == "/token":
		http.Error(w, "out of order", http.StatusInternalServerError)
	case defect == Slow:
		select {
		case <-s.ending:
		case <-r.Context().Done():
		}
	case defect == Endless:
		w.Header().Set("Content-Type", "application/json")
		line := []byte(`{"a": "` + strings.Repeat("x", 64<<10) + `",` + "\n")
		for range 100 {
			if _, err := w.Write(line); err != nil {
				break
			}
		}
	default:
		return true
	}
	return false
}

// LogInAs has the next logins be those of a person with an e-mail address, which may be empty.
func (s *Server) LogInAs(subject, address string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.subject, s.address = subject, address
}

// SetClaims changes the claims of the next ID tokens; nil: they are as they should be.
func (s *Server) SetClaims(change func(claims map[string]any)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.change = change
}

// SetDefect sets what is wrong from now on.
func (s *Server) SetDefect(defect Defect) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.defect = defect
}

// Requests returns how often a path was asked for.
func (s *Server) Requests(path string) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.requests[path]
}

// Visit opens the address of a login as a browser does whose person logs in, and returns the address to which it is sent back.
func (s *Server) Visit(t testing.TB, address string) (back *url.URL) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := s.http.Client().Transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	_ = answer.Body.Close()
	if back, err = answer.Location(); err != nil {
		t.Fatalf("%s is answered %s without an address: %v", address, answer.Status, err)
	}
	return back
}

func (s *Server) configuration(w http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	keys := s.URL + "/keys"
	if s.defect == Plain {
		keys = "http://accounts.example/keys"
	}
	s.mu.Unlock()
	writeJSON(w, http.StatusOK, map[string]any{
		"issuer": s.URL, "authorization_endpoint": s.URL + "/authorize", "token_endpoint": s.URL + "/token", "jwks_uri": keys,
		"response_types_supported": []string{"code"}, "subject_types_supported": []string{"public"},
		"id_token_signing_alg_values_supported": []string{"ES256"},
	})
}

// authorize logs somebody in without asking, and sends the browser back.
func (s *Server) authorize(w http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if q.Get("response_type") != "code" || q.Get("client_id") != ClientID || q.Get("code_challenge_method") != "S256" || q.Get("code_challenge") == "" ||
		q.Get("nonce") == "" || q.Get("state") == "" || !strings.Contains(" "+q.Get("scope")+" ", " openid ") {
		http.Error(w, "this is not a login with PKCE, a state and a nonce: "+r.URL.RawQuery, http.StatusBadRequest)
		return
	}
	back, err := url.Parse(q.Get("redirect_uri"))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	code := rand.Text()
	s.mu.Lock()
	q.Set("subject", s.subject)
	q.Set("address", s.address)
	s.codes[code] = q
	s.mu.Unlock()
	back.RawQuery = url.Values{"code": {code}, "state": {q.Get("state")}, "iss": {s.URL}}.Encode()
	http.Redirect(w, r, back.String(), http.StatusFound)
}

// token exchanges a code for an ID token, once.
func (s *Server) token(w http.ResponseWriter, r *http.Request) {
	id, secret, _ := r.BasicAuth()
	if id != url.QueryEscape(ClientID) || secret != url.QueryEscape(Secret) {
		writeJSON(w, http.StatusUnauthorized, map[string]any{"error": "invalid_client", "error_description": r.Header.Get("Authorization")})
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	login := s.codes[r.PostFormValue("code")]
	delete(s.codes, r.PostFormValue("code"))
	challenge := sha256.Sum256([]byte(r.PostFormValue("code_verifier")))
	if login == nil || r.PostFormValue("redirect_uri") != login.Get("redirect_uri") || base64.RawURLEncoding.EncodeToString(challenge[:]) != login.Get("code_challenge") {
		writeJSON(w, http.StatusBadRequest, map[string]any{"error": "invalid_grant"})
		return
	}
	now := time.Now()
	claims := map[string]any{
		"iss": s.URL, "sub": login.Get("subject"), "aud": ClientID, "nonce": login.Get("nonce"), "iat": now.Unix(), "exp": now.Add(time.Hour).Unix(),
	}
	if login.Get("address") != "" && strings.Contains(login.Get("scope"), "email") {
		claims["email"] = login.Get("address")
	}
	if s.change != nil {
		s.change(claims)
	}
	answer := map[string]any{"access_token": "nothing", "token_type": "Bearer", "id_token": s.sign(claims)}
	if s.defect == NoToken {
		delete(answer, "id_token")
	}
	writeJSON(w, http.StatusOK, answer)
}

// sign returns an ID token.
func (s *Server) sign(claims map[string]any) string {
	payload, err := json.Marshal(claims)
	if err != nil {
		panic(err) // claims are texts, numbers and lists
	}
	if s.defect == Unsigned {
		encode := base64.RawURLEncoding.EncodeToString
		return encode([]byte(`{"alg":"none"}`)) + "." + encode(payload) + "."
	}
	key := s.key
	if s.defect == OtherKey {
		if key, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader); err != nil {
			panic(err)
		}
	}
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: jose.ES256, Key: jose.JSONWebKey{Key: key, KeyID: "1"}}, nil)
	if err != nil {
		panic(err)
	}
	signed, err := signer.Sign(payload)
	if err != nil {
		panic(err)
	}
	token, err := signed.CompactSerialize()
	if err != nil {
		panic(err)
	}
	return token
}

func (s *Server) keys(w http.ResponseWriter, _ *http.Request) {
	writeJSON(w, http.StatusOK, jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{Key: &s.key.PublicKey, KeyID: "1", Algorithm: string(jose.ES256), Use: "sig"}}})
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	_ = json.NewEncoder(w).Encode(v)
}
