package load

import (
	"context"
	"fmt"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/internal/client"
)

const (
	parallelSetup = 64  // things that are prepared at once
	mostSeats     = 20  // of one person: a service lets a person look at so many matches
	addresses     = 250 // of the last part of an address
)

// createGuests makes as many guests as so many seats need, each at an address of their own.
func createGuests(ctx context.Context, url string, seats int) ([]*client.Guest, error) {
	each := min(max(seats/500, 1), mostSeats)
	guests := make([]*client.Guest, (seats+each-1)/each)
	arriving, ctx := errgroup.WithContext(ctx)
	arriving.SetLimit(parallelSetup)
	for i := range guests {
		arriving.Go(func() error {
			from, err := client.HTTPClientFrom(fmt.Sprintf("127.1.%d.%d", i/addresses, 1+i%addresses))
			if err != nil {
				return err
			}
			guests[i], err = client.NewGuest(ctx, from, url, fmt.Sprintf("Guest %d", i+1))
			return err
		})
	}
	return guests, arriving.Wait()
}
