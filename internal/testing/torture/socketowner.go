package torture

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// hasSocket reports whether a process has the socket with a local address of IPv4. It needs /proc.
func hasSocket(pid int, local net.Addr) bool {
	tcp, ok := local.(*net.TCPAddr)
	if !ok || tcp.IP.To4() == nil {
		return false
	}
	inode := socketInode(tcp)
	if inode == "" {
		return false
	}
	files, _ := filepath.Glob(fmt.Sprintf("/proc/%d/fd/*", pid))
	return slices.ContainsFunc(files, func(name string) bool {
		target, err := os.Readlink(name)
		return err == nil && target == "socket:["+inode+"]"
	})
}

// socketInode returns the number of a socket; empty: there is none.
func socketInode(local *net.TCPAddr) string {
	table, err := os.Open("/proc/net/tcp")
	if err != nil {
		return ""
	}
	defer func() { _ = table.Close() }()
	ip := slices.Clone(local.IP.To4())
	slices.Reverse(ip)
	address := strings.ToUpper(hex.EncodeToString(ip)) + fmt.Sprintf(":%04X", local.Port)
	lines := bufio.NewScanner(table)
	for lines.Scan() {
		// number: local remote state queues timer retransmits user timeout inode
		if fields := strings.Fields(lines.Text()); len(fields) > 9 && fields[1] == address {
			return fields[9]
		}
	}
	return ""
}
