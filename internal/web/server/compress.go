package server

import (
	"compress/gzip"
	"net/http"

	"github.com/klauspost/compress/gzhttp"
)

// compressor compresses answers of 1 KB and more for clients that accept gzip. Pictures, fonts
// and answers that are compressed already pass through unchanged.
var compressor = newCompressor()

func newCompressor() func(http.Handler) http.HandlerFunc {
	wrap, err := gzhttp.NewWrapper(
		gzhttp.MinSize(1<<10),
		gzhttp.CompressionLevel(gzip.DefaultCompression),
		gzhttp.ContentTypes([]string{
			"text/html", "text/css", "text/javascript", "text/plain", "image/svg+xml",
			"application/json", "application/problem+json", "application/manifest+json", "application/openapi+json",
		}),
	)
	if err != nil {
		panic(err) // the options above are constant
	}
	return wrap
}
