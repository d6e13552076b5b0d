// Package profile finds what the site shows of people with an account: their ratings, their games, and whom they follow.
//
//	profiles := profile.New(profile.Config{Store: kept, Lobby: matches})
//	ann, err := profiles.Find(ctx, "Ann")
//	games, err := profiles.Games(ctx, reader, ann.Person, profile.Search{Result: "won"})
//
// # Caveats
//
// A profile is of an account that can be used: one that is disabled has none, and a former player has none. Games that are not
// public are shown to their players only. The ratings of people who have deleted their account stay in the pools.
package profile
