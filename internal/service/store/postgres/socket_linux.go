package postgres

import "syscall"

// tcpUserTimeout is TCP_USER_TIMEOUT of tcp(7), which package syscall does not have.
const tcpUserTimeout = 0x12

// limitUnacknowledged gives a connection up whose data has not been acknowledged for peerTimeout.
func limitUnacknowledged(network, _ string, c syscall.RawConn) error {
	if len(network) < 3 || network[:3] != "tcp" {
		return nil
	}
	var failed error
	err := c.Control(func(fd uintptr) {
		failed = syscall.SetsockoptInt(int(fd), syscall.IPPROTO_TCP, tcpUserTimeout, int(peerTimeout.Milliseconds()))
	})
	if err != nil {
		return err
	}
	return failed
}
