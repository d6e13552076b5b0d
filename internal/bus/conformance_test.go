package bus_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/bus/bustest"
)

func TestLocal(t *testing.T) {
	bustest.Run(t, func(*testing.T) bus.Bus { return bus.NewLocal() })
}
