// Lossy is a bad network to a server on this machine:
//
//	lossy --server 127.0.0.1:8080 --drop 0.1 --every 20s
//
// Its first line of output is its address, {"url":…}. It drops the given share of WebSocket
// messages and cuts all connections at the given interval. When its input ends, it prints its
// counts and exits.
package main
