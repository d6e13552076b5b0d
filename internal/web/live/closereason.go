package live

import (
	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/i18n/translate"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// closeReason is why the server ends a connection.
type closeReason struct {
	protocol.Bye
	status    websocket.StatusCode
	immediate bool // nothing that waits is sent before
}

func newCloseReason(status websocket.StatusCode, code, text string) *closeReason {
	return &closeReason{Bye: protocol.Bye{Code: code, Text: text}, status: status}
}

// newImmediateClose makes a farewell that does not wait for anything.
func newImmediateClose(status websocket.StatusCode, code, text string) *closeReason {
	f := newCloseReason(status, code, text)
	f.immediate = true
	return f
}

// translated returns the reason in the language of the client.
func (f *closeReason) translated(t *translate.Dictionary) protocol.Bye {
	return protocol.Bye{Code: f.Code, Text: t.Translate(f.Text)}
}

// The farewells.
var (
	closeShutdown   = newCloseReason(websocket.StatusGoingAway, "closing", "The service is about to restart. Connect again in a moment and go on.")
	closeStorage    = newImmediateClose(websocket.StatusTryAgainLater, "storage", "The match cannot be read at the moment. Connect again in a moment.")
	closeBusy       = newCloseReason(websocket.StatusTryAgainLater, "busy", "Too much is waiting for this match. Connect again in a moment.")
	closeIncident   = newImmediateClose(websocket.StatusInternalError, "incident", "Something went wrong here. Connect again and go on.")
	closeTooLong    = newImmediateClose(websocket.StatusMessageTooBig, "too-long", "The message was longer than 8192 bytes, the most that is read.")
	closeNotText    = newCloseReason(websocket.StatusUnsupportedData, "text", "Messages are text frames with JSON.")
	closeNoHello    = newCloseReason(4001, "hello", "The first message is a hello, within 10 seconds, and there is one alone.")
	closeVersion    = newCloseReason(4002, "protocol", "This service speaks version 1 of the protocol.")
	closeSlowReader = newImmediateClose(4003, "slow", "Too many messages were waiting to be read. Connect again and go on.")
	closeUnread     = newCloseReason(4000, "malformed", "Too many messages could not be read. Their answers explain why.")
	closeFlood      = newImmediateClose(4004, "flood", "Too many messages were sent at once, or too many that could not be carried out.")
	closeNoPong     = newImmediateClose(4005, "silent", "No pong came back.")
	closeForgotten  = newCloseReason(4007, "forgotten", "This identity was given up. Connect again to watch.")
	closeAhead      = newCloseReason(4006, "ahead", "The match has fewer events or lines than the client has seen. Drop them and begin after 0.")
)
