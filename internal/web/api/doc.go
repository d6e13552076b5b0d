// Package api is the JSON interface: everything that can be asked for without a live
// connection, for programs. It is described at /api/openapi.json.
//
//	api.Mount(mux, api.Config{Reception: r, Identity: people, Accounts: accounts, Profiles: profiles, Computers: computers, Log: log})
//
//	curl -c jar -H 'Content-Type: application/json' -d '{"name":"Ann"}' http://localhost:8080/api/me
//	curl -b jar -H 'Content-Type: application/json' -d '{"game":"ki-shogi","seats":{"first":"me","second":"open"}}' http://localhost:8080/api/matches
//
// It has no logic of its own: requests are checked against their description, handed to
// the reception, and the answers written down.
//
// # Caveats
//
// The live connections and the streams are described here and answered by package live.
package api
