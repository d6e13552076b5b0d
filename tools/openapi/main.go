package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"

	"github.com/pb33f/libopenapi"
	validator "github.com/pb33f/libopenapi-validator"
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
	document, err := libopenapi.NewDocument(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	// References are followed while the model is built.
	if _, err := document.BuildV3Model(); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	v, errs := validator.NewValidator(document)
	if len(errs) > 0 {
		return nil, fmt.Errorf("%s: %v", path, errs)
	}
	_, found := v.ValidateDocument()
	for _, e := range found {
		problems = append(problems, e.Error())
		for _, s := range e.SchemaValidationErrors {
			problems = append(problems, "  "+s.Error())
		}
	}
	schemas, err := checkSchemas(data)
	return append(problems, schemas...), err
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
