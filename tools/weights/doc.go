// Command weights writes files of weights as tables in Go, so that the programs for browsers need
// not read JSON.
//
//	go run ./tools/weights skud/eval/weights.json
//	go run ./tools/weights -times 400 kishogi/eval/weights.json kishogi/eval/weights-ki.json
//
// It writes skud/eval/weights_table.go and so on. With -times the tables have whole numbers. The files are those of teahouse train; the order of the weights is kept.
package main
