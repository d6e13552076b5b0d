package live

import (
	"github.com/coder/websocket"

	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/tongue"
)

// farewell is why the server ends a connection.
type farewell struct {
	protocol.Bye
	status websocket.StatusCode
	rude   bool // nothing that waits is sent before
}

func bye(status websocket.StatusCode, code, text string) *farewell {
	return &farewell{Bye: protocol.Bye{Code: code, Text: text}, status: status}
}

// rude makes a farewell that does not wait for anything.
func rude(status websocket.StatusCode, code, text string) *farewell {
	f := bye(status, code, text)
	f.rude = true
	return f
}

// in is what is said at the end.
func (f *farewell) in(t *tongue.Tongue) protocol.Bye {
	return protocol.Bye{Code: f.Code, Text: t.Say(f.Text)}
}

// The farewells.
var (
	byeClosing   = bye(websocket.StatusGoingAway, "closing", "The service is about to restart. Connect again in a moment and go on.")
	byeStorage   = rude(websocket.StatusTryAgainLater, "storage", "The match can not be read at the moment. Connect again in a moment.")
	byeBusy      = bye(websocket.StatusTryAgainLater, "busy", "Too much is waiting for this match. Connect again in a moment.")
	byeIncident  = rude(websocket.StatusInternalError, "incident", "Something went wrong here. Connect again and go on.")
	byeTooLong   = rude(websocket.StatusMessageTooBig, "too-long", "The message was longer than 8192 bytes, the most that is read.")
	byeText      = bye(websocket.StatusUnsupportedData, "text", "Messages are text frames with JSON.")
	byeHello     = bye(4001, "hello", "The first message is a hello, within 10 seconds, and there is one alone.")
	byeVersion   = bye(4002, "protocol", "This service speaks version 1 of the protocol.")
	byeSlow      = rude(4003, "slow", "Too many messages were waiting to be read. Connect again and go on.")
	byeUnread    = bye(4000, "malformed", "Too many messages could not be read. The answers to them say why.")
	byeFlood     = rude(4004, "flood", "Too many messages were sent at once, or too many that could not be carried out.")
	byeSilent    = rude(4005, "silent", "No pong came back.")
	byeForgotten = bye(4007, "forgotten", "This identity was given up. Connect again to watch.")
	byeAhead     = bye(4006, "ahead", "The match has fewer events or lines than you say have been seen. Forget them and begin after 0.")
)
