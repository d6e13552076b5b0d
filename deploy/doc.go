// Package deploy has files for running the service: units, proxies, metrics, containers. README.md lists
// them. The package has no code; its tests compare the files with the program, so that no file has a setting or
// a metric that does not exist.
package deploy
