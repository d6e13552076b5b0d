package web_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/teahouse-games/teahouse/web"
)

// A handler serves the files that were built.
func ExampleFiles() {
	files, _ := web.Files()
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		file, ok := files[r.URL.Path[len("/app/"):]]
		if !ok {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", file.Type)
		if file.Zipped {
			w.Header().Set("Content-Encoding", "gzip")
		}
		data, err := file.Open()
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		defer func() { _ = data.Close() }()
		http.ServeContent(w, r, "", time.Time{}, data)
	})
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/app/missing.js", nil))
	fmt.Println(answer.Code)
	// Output: 404
}
