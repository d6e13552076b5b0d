package postgres

import (
	"slices"
	"strings"

	"github.com/jackc/pgx/v5"
)

// Describe names the database of a DSN and its servers, without a password. The error is that of a text that is
// no DSN.
func Describe(dsn string) (string, error) {
	config, err := pgx.ParseConfig(dsn)
	if err != nil {
		return "", err
	}
	hosts := []string{config.Host}
	for _, other := range config.Fallbacks {
		if !slices.Contains(hosts, other.Host) {
			hosts = append(hosts, other.Host)
		}
	}
	name := config.Database
	if name == "" {
		name = config.User
	}
	return "PostgreSQL database " + name + " at " + strings.Join(hosts, ", "), nil
}
