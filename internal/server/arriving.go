package server

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/page"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/room"
)

// viewerRegistry are rooms that are entered by connections. Who has one is no longer there for as
// long as a page without script stays: they are gone as soon as the connection is.
type viewerRegistry struct {
	room.Registry
	pages *page.Pages
}

// Enter is that of room.Registry.
func (a viewerRegistry) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	present, leave, err := a.Registry.Enter(ctx, id, person)
	if err == nil && person != "" {
		a.pages.Connected(id, person)
	}
	return present, leave, err
}
