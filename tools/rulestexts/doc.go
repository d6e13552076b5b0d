// Command rulestexts writes what the rules say in each language but English, for the programs of
// the browser, which contain English alone:
//
//	go run ./tools/rulestexts web/gen
//
// It writes rules-TAG.ftl into the folder, the catalogues of the packages of the rules as one
// text. A file that stays the same is not written again.
package main
