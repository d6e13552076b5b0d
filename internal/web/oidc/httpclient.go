package oidc

import (
	"fmt"
	"io"
	"net/http"
	"time"
)

// maxAnswer is how much is read of an answer of a provider, in bytes.
const maxAnswer = 256 << 10

// maxConnections is how many connections there are to a host of a provider at once. Further requests wait for one, within their time.
const maxConnections = 8

// newHTTPClient returns a client whose requests are bounded in time, and whose answers in size.
func newHTTPClient(patience time.Duration) *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxConnsPerHost, transport.MaxResponseHeaderBytes = maxConnections, 64<<10
	return &http.Client{
		Transport: boundedAnswers{transport}, Timeout: patience,
		// A redirect would carry secrets to another address.
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// boundedAnswers limits the size of answers.
type boundedAnswers struct{ *http.Transport }

// RoundTrip returns an answer whose body ends with an error after maxAnswer bytes.
func (t boundedAnswers) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, err := t.Transport.RoundTrip(r)
	if err == nil {
		answer.Body = &boundedBody{answer.Body, maxAnswer}
	}
	return answer, err
}

// boundedBody is a body of which not more than left bytes are read.
type boundedBody struct {
	io.ReadCloser
	left int
}

// Read reads, and fails where the body is too long.
func (b *boundedBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p[:min(len(p), b.left+1)])
	if b.left -= n; b.left < 0 {
		return 0, fmt.Errorf("the answer has more than %d bytes", maxAnswer)
	}
	return n, err
}
