// Lossy is a bad network to a server on this machine:
//
//	lossy --server 127.0.0.1:8080 --drop 0.1 --every 20s
//
// It says in its first line where it listens, {"url":…}, drops that share of the messages of
// WebSockets, and cuts all connections that often. Once its input ends it says in a last line
// what it has done, and ends.
package main
