module github.com/teahouse-games/teahouse

go 1.26
