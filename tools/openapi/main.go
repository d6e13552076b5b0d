package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/pb33f/libopenapi/datamodel"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: openapi FILE")
		os.Exit(2)
	}
	problems, err := check(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for _, p := range problems {
		fmt.Fprintln(os.Stderr, p)
	}
	if len(problems) > 0 {
		os.Exit(1)
	}
	fmt.Printf("%s is a valid description\n", os.Args[1])
}

// check returns the mistakes of the description in a file; the error is about reading
// it.
func check(path string) (problems []string, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	problems, err = checkForm(document)
	if err != nil {
		return nil, err
	}
	problems = append(problems, checkReferences(document)...)
	schemas, err := checkSchemas(data)
	return append(problems, schemas...), err
}

// checkForm returns where a description breaks the schema of descriptions.
func checkForm(document any) (problems []string, err error) {
	form, err := jsonschema.UnmarshalJSON(strings.NewReader(datamodel.OpenAPI31SchemaData))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource("openapi31", form); err != nil {
		return nil, err
	}
	schema, err := compiler.Compile("openapi31")
	if err != nil {
		return nil, err
	}
	if err := schema.Validate(document); err != nil {
		problems = append(problems, err.Error())
	}
	return problems, nil
}

// checkReferences returns the references of a description that lead nowhere. All of them
// must lead to a part of it.
func checkReferences(document any) (problems []string) {
	var visit func(part any)
	visit = func(part any) {
		switch part := part.(type) {
		case map[string]any:
			for _, key := range slices.Sorted(maps.Keys(part)) {
				if to, ok := part[key].(string); ok && key == "$ref" && !exists(document, to) {
					problems = append(problems, fmt.Sprintf("there is no %s", to))
				}
				visit(part[key])
			}
		case []any:
			for _, element := range part {
				visit(element)
			}
		}
	}
	visit(document)
	return problems
}

// exists reports whether a reference leads to an object of a document.
func exists(document any, reference string) bool {
	path, ok := strings.CutPrefix(reference, "#/")
	if !ok {
		return false
	}
	for name := range strings.SplitSeq(path, "/") {
		object, ok := document.(map[string]any)
		if !ok {
			return false
		}
		document = object[strings.NewReplacer("~1", "/", "~0", "~").Replace(name)]
	}
	_, ok = document.(map[string]any)
	return ok
}

// checkSchemas returns the mistakes of the schemas themselves, which the schema of
// descriptions does not cover.
func checkSchemas(data []byte) (problems []string, err error) {
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	compiler := jsonschema.NewCompiler()
	compiler.DefaultDraft(jsonschema.Draft2020)
	if err := compiler.AddResource(address, document); err != nil {
		return nil, err
	}
	var named struct {
		Components struct {
			Schemas map[string]json.RawMessage `json:"schemas"`
		} `json:"components"`
	}
	if err := json.Unmarshal(data, &named); err != nil {
		return nil, err
	}
	for _, name := range slices.Sorted(maps.Keys(named.Components.Schemas)) {
		if _, err := compiler.Compile(address + "#/components/schemas/" + name); err != nil {
			problems = append(problems, fmt.Sprintf("the schema %s: %v", name, err))
		}
	}
	return problems, nil
}

// address is the name of the description during the check; nothing is fetched.
const address = "teahouse:///openapi.json"
