// Command loadcluster measures a cluster under load next to a single process, on this machine: three
// nodes on PostgreSQL with one synchronous standby, and one process on a file.
//
//	loadcluster -game NAME -for 30s 100 1000 10000    # numbers of matches; bin/teahouse must be built
//	loadcluster -game NAME -rate 0 -sites one-node 10000    # idle sockets at one node of three
//
// It prints a table for Markdown with a row for each site and number of matches: how many turns a second were
// acknowledged and after which time, what processors and memory the parts of the site took, and what one
// turn took of the database and the bus.
package main
