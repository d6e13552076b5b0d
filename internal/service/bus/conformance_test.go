package bus_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/bus/bustest"
)

func TestLocal(t *testing.T) {
	bustest.Run(t, func(*testing.T) bus.Bus { return bus.NewLocal() })
}
