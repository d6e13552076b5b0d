module github.com/teahouse-games/teahouse/tools/openapi

go 1.26.0

require (
	github.com/pb33f/libopenapi v0.33.1
	github.com/santhosh-tekuri/jsonschema/v6 v6.0.2
)

require (
	github.com/bahlo/generic-list-go v0.2.0 // indirect
	github.com/buger/jsonparser v1.1.1 // indirect
	github.com/dlclark/regexp2 v1.11.5 // indirect
	github.com/pb33f/jsonpath v0.7.1 // indirect
	github.com/pb33f/ordered-map/v2 v2.3.0 // indirect
	go.yaml.in/yaml/v4 v4.0.0-rc.4 // indirect
	golang.org/x/text v0.33.0 // indirect
)
