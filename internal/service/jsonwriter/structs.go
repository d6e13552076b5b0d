package jsonwriter

import (
	"reflect"
	"slices"
	"strings"
)

// field is a field of a struct as it is written.
type field struct {
	index  []int
	name   string // with its quotes and colon
	append appendFunc
	absent func(v reflect.Value) bool // whether it is left out; nil: never
}

// structWriter makes the function for a struct.
func (w *Writer) structWriter(t reflect.Type) appendFunc {
	fields := w.fieldsOf(t)
	if fields == nil && t.NumField() > 0 {
		return appendMarshaled
	}
	return func(dst []byte, v reflect.Value) ([]byte, error) {
		dst, err := appendFields(append(dst, '{'), v, fields, true)
		return append(dst, '}'), err
	}
}

// appendFields writes fields of a struct, the first of which stands behind a comma or not.
func appendFields(dst []byte, v reflect.Value, fields []field, first bool) (_ []byte, err error) {
	for i := range fields {
		f := &fields[i]
		value := v.FieldByIndex(f.index)
		if f.absent != nil && f.absent(value) {
			continue
		}
		if !first {
			dst = append(dst, ',')
		}
		first = false
		if dst, err = f.append(append(dst, f.name...), value); err != nil {
			return dst, err
		}
	}
	return dst, nil
}

// fieldsOf returns the fields of a struct in their order; nil if it has some that only encoding/json writes.
func (w *Writer) fieldsOf(t reflect.Type) []field {
	if fields, ok := w.fields.Load(t); ok {
		return fields.([]field)
	}
	fields, ok := w.collect(nil, t, nil)
	names := map[string]bool{}
	for _, f := range fields {
		ok = ok && !names[f.name] // which one counts is for encoding/json to say
		names[f.name] = true
	}
	if !ok {
		fields = nil
	}
	known, _ := w.fields.LoadOrStore(t, fields)
	return known.([]field)
}

// collect adds the fields of a struct to fields. It is not ok if there are some that only encoding/json writes.
func (w *Writer) collect(fields []field, t reflect.Type, index []int) (_ []field, ok bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		at := slices.Concat(index, []int{i})
		switch {
		case f.Anonymous && tag == "" && f.Type.Kind() == reflect.Struct && !isMarshaler(f.Type):
			if fields, ok = w.collect(fields, f.Type, at); !ok {
				return nil, false
			}
			continue
		case f.Anonymous:
			return nil, false
		case !f.IsExported() || tag == "-":
			continue
		}
		name, options, _ := strings.Cut(tag, ",")
		if name == "" {
			name = f.Name
		}
		written, err := appendString(nil, name)
		if err != nil {
			return nil, false
		}
		next := field{index: at, name: string(written) + ":", append: w.of(f.Type)}
		switch options {
		case "":
		case "omitzero":
			next.absent = zeroOf(f.Type)
		case "omitempty":
			next.absent = isEmpty
		default:
			return nil, false
		}
		fields = append(fields, next)
	}
	return fields, true
}

// zeroOf returns what reports whether a value of a type is zero, which the type can say itself.
func zeroOf(t reflect.Type) func(reflect.Value) bool {
	if t.Implements(reflect.TypeFor[interface{ IsZero() bool }]()) && t.Kind() != reflect.Pointer && t.Kind() != reflect.Interface {
		return func(v reflect.Value) bool { return v.Interface().(interface{ IsZero() bool }).IsZero() }
	}
	return reflect.Value.IsZero
}

// isEmpty reports whether a value is empty as the option omitempty means it: a struct never is.
func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}
