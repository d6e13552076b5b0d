package memory_test

import (
	"testing"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
	"github.com/teahouse-games/teahouse/internal/service/store/storetest"
)

func TestLaws(t *testing.T) {
	storetest.Run(t, func(*testing.T) store.Store { return memory.New() })
}
