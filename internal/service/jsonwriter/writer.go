package jsonwriter

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"sync"
	"unicode/utf8"
)

// Appender is a type that writes itself as JSON: the same that its MarshalJSON returns.
type Appender interface {
	AppendJSON(dst []byte) ([]byte, error)
}

// appendFunc writes a value of one type.
type appendFunc func(dst []byte, v reflect.Value) ([]byte, error)

// Writer writes values. It is safe for concurrent use.
type Writer struct {
	special map[reflect.Type]appendFunc // how types are written that are not written as usual
	known   sync.Map                    // appendFunc by reflect.Type
	fields  sync.Map                    // []field by reflect.Type
}

// standard writes what encoding/json does.
var standard Writer

// Append writes v behind dst, as json.Marshal does. The error is that of encoding/json or of an [Appender].
func Append(dst []byte, v any) ([]byte, error) { return standard.Append(dst, v) }

// Special is how values of one type are written that are not written as usual; see [As].
type Special struct {
	of     reflect.Type
	append appendFunc
}

// As makes f what writes values of the type T.
func As[T any](f func(dst []byte, v T) []byte) Special {
	return Special{reflect.TypeFor[T](), func(dst []byte, v reflect.Value) ([]byte, error) {
		return f(dst, v.Interface().(T)), nil
	}}
}

// New returns a Writer that writes as encoding/json does, but for values of some types, wherever they are.
func New(specials ...Special) *Writer {
	w := &Writer{special: map[reflect.Type]appendFunc{}}
	for _, s := range specials {
		w.special[s.of] = s.append
	}
	return w
}

// Append writes v behind dst.
func (w *Writer) Append(dst []byte, v any) ([]byte, error) {
	if v == nil {
		return append(dst, "null"...), nil
	}
	value := reflect.ValueOf(v)
	return w.of(value.Type())(dst, value)
}

// AppendFields writes the fields of a struct behind the object that dst ends in, which has fields already and is not closed.
func (w *Writer) AppendFields(dst []byte, v any) ([]byte, error) {
	value := reflect.ValueOf(v)
	if fields := w.fieldsOf(value.Type()); fields != nil {
		return appendFields(dst, value, fields, false)
	}
	object, err := json.Marshal(v)
	if len(object) > len("{}") {
		dst = append(append(dst, ','), object[1:len(object)-1]...)
	}
	return dst, err
}

// of returns how values of a type are written.
func (w *Writer) of(t reflect.Type) appendFunc {
	if f, ok := w.known.Load(t); ok {
		return f.(appendFunc)
	}
	// A type that has itself as a part finds this one.
	var made sync.Once
	var f appendFunc
	later := appendFunc(func(dst []byte, v reflect.Value) ([]byte, error) {
		made.Do(func() { f = w.compile(t) })
		return f(dst, v)
	})
	known, _ := w.known.LoadOrStore(t, later)
	return known.(appendFunc)
}

// compile makes the function for a type.
func (w *Writer) compile(t reflect.Type) appendFunc {
	if f, ok := w.special[t]; ok {
		return f
	}
	switch pointer := t.Kind() == reflect.Pointer; {
	case pointer && isMarshaler(t) && !isMarshaler(t.Elem()): // only by its pointer
		return appendMarshaled
	case pointer:
		element := w.of(t.Elem())
		return nullable(func(dst []byte, v reflect.Value) ([]byte, error) { return element(dst, v.Elem()) })
	case t.Implements(reflect.TypeFor[Appender]()) && t.Kind() != reflect.Interface:
		return appendAppender
	case t.Implements(reflect.TypeFor[encoding.TextAppender]()) && !t.Implements(reflect.TypeFor[json.Marshaler]()) && t.Kind() != reflect.Interface:
		return appendText
	case isMarshaler(t):
		return appendMarshaled
	}
	switch t.Kind() {
	case reflect.Bool:
		return func(dst []byte, v reflect.Value) ([]byte, error) { return strconv.AppendBool(dst, v.Bool()), nil }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(dst []byte, v reflect.Value) ([]byte, error) { return strconv.AppendInt(dst, v.Int(), 10), nil }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return func(dst []byte, v reflect.Value) ([]byte, error) { return strconv.AppendUint(dst, v.Uint(), 10), nil }
	case reflect.String:
		return func(dst []byte, v reflect.Value) ([]byte, error) { return appendString(dst, v.String()) }
	case reflect.Struct:
		return w.structWriter(t)
	case reflect.Array:
		return w.listWriter(t)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return appendMarshaled // bytes are written as text
		}
		return nullable(w.listWriter(t))
	case reflect.Interface:
		return nullable(func(dst []byte, v reflect.Value) ([]byte, error) { return w.of(v.Elem().Type())(dst, v.Elem()) })
	}
	return appendMarshaled
}

// isMarshaler reports whether a type says itself how it is written, in a way that encoding/json is left to.
func isMarshaler(t reflect.Type) bool {
	for _, method := range []string{"MarshalJSON", "MarshalText"} {
		if _, ok := t.MethodByName(method); ok {
			return true
		}
	}
	return false
}

// valueOf returns a value, without a copy where that is possible.
func valueOf(v reflect.Value) any {
	if v.CanAddr() {
		return v.Addr().Interface()
	}
	return v.Interface()
}

func appendAppender(dst []byte, v reflect.Value) ([]byte, error) {
	return valueOf(v).(Appender).AppendJSON(dst)
}

// appendText writes a value as a string.
func appendText(dst []byte, v reflect.Value) ([]byte, error) {
	begun := len(dst)
	dst, err := valueOf(v).(encoding.TextAppender).AppendText(append(dst, '"'))
	if err != nil {
		return dst, err
	}
	if text := dst[begun+1:]; !isPlain(text) {
		return appendString(dst[:begun], string(text))
	}
	return append(dst, '"'), nil
}

// appendMarshaled writes a value with encoding/json.
func appendMarshaled(dst []byte, v reflect.Value) ([]byte, error) {
	data, err := json.Marshal(v.Interface())
	return append(dst, data...), err
}

// nullable writes null for a value that is nil.
func nullable(f appendFunc) appendFunc {
	return func(dst []byte, v reflect.Value) ([]byte, error) {
		if v.IsNil() {
			return append(dst, "null"...), nil
		}
		return f(dst, v)
	}
}

// listWriter makes the function for an array or a slice.
func (w *Writer) listWriter(t reflect.Type) appendFunc {
	element := w.of(t.Elem())
	return func(dst []byte, v reflect.Value) (_ []byte, err error) {
		dst = append(dst, '[')
		for i := range v.Len() {
			if i > 0 {
				dst = append(dst, ',')
			}
			if dst, err = element(dst, v.Index(i)); err != nil {
				return dst, err
			}
		}
		return append(dst, ']'), nil
	}
}

// isPlain reports whether encoding/json writes a text as it is.
func isPlain[T string | []byte](text T) bool {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c >= utf8.RuneSelf || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return false
		}
	}
	return true
}

// appendString writes a string. What encoding/json would not write as it is, is left to it.
func appendString(dst []byte, s string) ([]byte, error) {
	if !isPlain(s) {
		data, err := json.Marshal(s)
		return append(dst, data...), err
	}
	return append(append(append(dst, '"'), s...), '"'), nil
}
