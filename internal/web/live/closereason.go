package live

import (
	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// closeReason is why the server ends a connection.
type closeReason struct {
	Code      string
	message   message.Message
	status    websocket.StatusCode
	immediate bool // nothing that waits is sent before
}

func newCloseReason(status websocket.StatusCode, code string, m message.Message) *closeReason {
	return &closeReason{Code: code, message: m, status: status}
}

// newImmediateClose makes a farewell that does not wait for anything.
func newImmediateClose(status websocket.StatusCode, code string, m message.Message) *closeReason {
	f := newCloseReason(status, code, m)
	f.immediate = true
	return f
}

// translated returns the reason in the language of the client.
func (f *closeReason) translated(l *message.Language) protocol.Bye {
	return protocol.Bye{Code: f.Code, Text: l.Sentence(f.message), Message: f.message}
}

// The farewells.
var (
	closeShutdown   = newCloseReason(websocket.StatusGoingAway, "closing", messages.ByeClosing())
	closeStorage    = newImmediateClose(websocket.StatusTryAgainLater, "storage", messages.ByeStorage())
	closeBusy       = newCloseReason(websocket.StatusTryAgainLater, "busy", messages.ByeBusy())
	closeIncident   = newImmediateClose(websocket.StatusInternalError, "incident", messages.ByeIncident())
	closeTooLong    = newImmediateClose(websocket.StatusMessageTooBig, "too-long", messages.ByeTooLong(protocol.MaxRequest))
	closeNotText    = newCloseReason(websocket.StatusUnsupportedData, "text", messages.ByeText())
	closeNoHello    = newCloseReason(4001, "hello", messages.ByeHello(int(protocol.HelloTimeout.Seconds())))
	closeVersion    = newCloseReason(4002, "protocol", messages.ByeProtocol(protocol.Version))
	closeSlowReader = newImmediateClose(4003, "slow", messages.ByeSlow())
	closeUnread     = newCloseReason(4000, "malformed", messages.ByeMalformed())
	closeFlood      = newImmediateClose(4004, "flood", messages.ByeFlood())
	closeNoPong     = newImmediateClose(4005, "silent", messages.ByeSilent())
	closeForgotten  = newCloseReason(4007, "forgotten", messages.ByeForgotten())
	closeLoggedOut  = newCloseReason(4008, "logged-out", messages.ByeLoggedOut())
	closeAhead      = newCloseReason(4006, "ahead", messages.ByeAhead())
)
