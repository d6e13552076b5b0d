package mailbox

import (
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"strings"
)

// readLetter takes a mail apart.
func readLetter(r io.Reader) (Letter, error) {
	m, err := mail.ReadMessage(r)
	if err != nil {
		return Letter{}, err
	}
	l := Letter{Header: m.Header}
	if l.Subject, err = new(mime.WordDecoder).DecodeHeader(m.Header.Get("Subject")); err != nil {
		return l, err
	}
	kind, parameters, err := mime.ParseMediaType(m.Header.Get("Content-Type"))
	if err != nil {
		return l, err
	}
	if !strings.HasPrefix(kind, "multipart/") {
		return l, l.add(kind, m.Header.Get("Content-Transfer-Encoding"), m.Body)
	}
	parts := multipart.NewReader(m.Body, parameters["boundary"])
	for {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return l, nil
		}
		if err != nil {
			return l, err
		}
		kind, _, err := mime.ParseMediaType(part.Header.Get("Content-Type"))
		if err != nil {
			return l, err
		}
		if err := l.add(kind, part.Header.Get("Content-Transfer-Encoding"), part); err != nil {
			return l, err
		}
	}
}

// add reads a part of a letter.
func (l *Letter) add(kind, encoding string, body io.Reader) error {
	if strings.EqualFold(encoding, "quoted-printable") {
		body = quotedprintable.NewReader(body)
	}
	text, err := io.ReadAll(body)
	if err != nil {
		return err
	}
	lines := strings.ReplaceAll(string(text), "\r\n", "\n")
	if kind == "text/html" {
		l.HTML = lines
	} else {
		l.Text = lines
	}
	return nil
}
