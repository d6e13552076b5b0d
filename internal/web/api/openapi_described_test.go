package api_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// check holds an answer against the description: the status, the type, the body.
func (h *harness) check(method, path string, r answered, data []byte) error {
	op := h.operation(method, path)
	if op == nil {
		return nil // there is nothing at this address to be described
	}
	response := op.Responses[strconv.Itoa(r.StatusCode)]
	if response == nil {
		return errors.New("the status is not described")
	}
	if len(response.Content) == 0 {
		if len(data) > 0 {
			return errors.New("it has a body")
		}
		return nil
	}
	kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";")
	media := response.Content[kind]
	if media == nil {
		return fmt.Errorf("the type %q is not described", kind)
	}
	if !strings.HasSuffix(kind, "json") {
		return nil
	}
	var v any
	if err := json.Unmarshal(data, &v); err != nil {
		return err
	}
	res := &huma.ValidateResult{}
	huma.Validate(h.described.Components.Schemas, media.Schema, huma.NewPathBuffer(nil, 0), huma.ModeReadFromServer, v, res)
	return errors.Join(res.Errors...)
}

// operation finds what answers at an address.
func (h *harness) operation(method, path string) (op *huma.Operation) {
	path, _, _ = strings.Cut(path, "?")
	parts := strings.Split(path, "/")
	best := -1
	for candidate, item := range h.described.Paths {
		exact, ok := fits(strings.Split(candidate, "/"), parts)
		if !ok || exact <= best {
			continue
		}
		found := operations(item)[method]
		if found != nil {
			best, op = exact, found
		}
	}
	return op
}

// operations are what there is at an address, by method.
func operations(item *huma.PathItem) map[string]*huma.Operation {
	return map[string]*huma.Operation{
		http.MethodGet: item.Get, http.MethodPost: item.Post, http.MethodPut: item.Put, http.MethodPatch: item.Patch, http.MethodDelete: item.Delete,
	}
}

// fits reports whether a path is one of a route, and in how many parts it is exactly that.
func fits(route, path []string) (exact int, ok bool) {
	if len(route) != len(path) {
		return 0, false
	}
	for i, part := range route {
		switch {
		case part == path[i]:
			exact++
		case !strings.HasPrefix(part, "{"):
			return 0, false
		}
	}
	return exact, true
}

// withBody is an operation that reads a body.
type withBody struct {
	method, path string
	op           *huma.Operation
}

// at is an address of the operation.
func (o withBody) at(match string) string {
	return strings.NewReplacer("{match}", match, "{passkey}", "AQIDBAUGBwgJCgsMDQ4PEA", "{session}", strings.Repeat("a", 43), "{report}", "r1", "{person}", "p1", "{study}", "aaaaaaaaaaaaaaaa").Replace(o.path)
}

// bodies are all operations that read a body, in the order of their paths.
func (h *harness) bodies() (all []withBody) {
	for _, path := range slices.Sorted(maps.Keys(h.described.Paths)) {
		for method, op := range operations(h.described.Paths[path]) {
			if op != nil && op.RequestBody != nil {
				all = append(all, withBody{method, path, op})
			}
		}
	}
	return all
}
