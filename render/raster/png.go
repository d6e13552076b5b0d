package raster

import (
	"image/png"
	"io"

	"github.com/teahouse-games/teahouse/render/scene"
)

// PNG writes a scene as a picture that is width pixels wide.
func PNG(w io.Writer, s *scene.Scene, width int) error {
	picture := Image(s, width)
	used := colourHistogram{}
	used.add(picture, picture.Bounds())
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(w, newChart(used.palette(maxColours)).paletted(picture, picture.Bounds()))
}
