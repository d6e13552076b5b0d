// Cluster runs a site of three nodes on this machine, to try it: PostgreSQL with a primary and two standbys, the nodes, and a
// proxy in front of them that hands each connection to one of them.
//
//	cluster --program bin/teahouse
//
// It prints where everything is and what can be typed to let a part fail, and runs until it is interrupted. Its data is in
// a temporary folder and is deleted at the end. A node that ends is started again, as systemd would do.
package main
