package mail

import (
	"errors"
	"fmt"
	"net"
	"net/textproto"
	"os"
	"strings"

	gomail "github.com/wneessen/go-mail"
)

// DeliveryError is why a mail was not delivered. It has no address of a person, so it can be logged.
type DeliveryError struct {
	Reason    string
	Code      int  // of the answer of the server, e.g. 550; 0: there was none
	Permanent bool // it would be refused again
}

func (e *DeliveryError) Error() string {
	if e.Code == 0 {
		return e.Reason
	}
	return fmt.Sprintf("%s: the server answered %d", e.Reason, e.Code)
}

// deliveryError describes an error of the library, whose texts can have addresses.
func deliveryError(err error) *DeliveryError {
	if refused, ok := errors.AsType[*gomail.SendError](err); ok {
		e := &DeliveryError{Reason: refused.Reason.String(), Code: refused.ErrorCode()}
		e.Permanent = e.Code >= 500
		return e
	}
	if answered, ok := errors.AsType[*textproto.Error](err); ok {
		// That is no answer to the mail: it is accepted once the operator has corrected a password, say.
		return &DeliveryError{Reason: "the mail server refuses the connection or the login", Code: answered.Code}
	}
	if errors.Is(err, os.ErrDeadlineExceeded) || errors.Is(err, net.ErrClosed) {
		return &DeliveryError{Reason: "the mail server took too long"}
	}
	// The rest is about the connection: no such host, a certificate that is not trusted, no TLS.
	return &DeliveryError{Reason: strings.ToValidUTF8(err.Error(), "")}
}
