package server

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/page"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
)

// arriving are rooms that are entered by connections. Who has one is no longer there for as
// long as a page without script stays: they are gone as soon as the connection is.
type arriving struct {
	room.Rooms
	pages *page.Pages
}

// Enter is that of room.Rooms.
func (a arriving) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	present, leave, err := a.Rooms.Enter(ctx, id, person)
	if err == nil && person != "" {
		a.pages.Connected(id, person)
	}
	return present, leave, err
}
