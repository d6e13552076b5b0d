// Command failover measures how long nobody can play when the machine of the primary is lost: PostgreSQL with two
// standbys that pg_auto_failover watches, nodes of the service, and players who take turns at them through a proxy.
//
//	failover -game NAME -rounds 5    # bin/teahouse must be built, pg_autoctl installed
//
// In each round all processes of the machine are killed at once, what watches PostgreSQL included, and started again
// once the players play on. It prints a table for Markdown, and fails if an acknowledged turn is not in the log once.
// All is on loopback ports, with its data in a temporary folder.
//
// # Caveats
//
// The connections of killed processes are closed at once, and new ones are refused. A machine without power is
// silent instead, which takes longer to notice.
package main
