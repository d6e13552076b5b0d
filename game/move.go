package game

import "math"

// Move is one phase of a turn, in an encoding that each game keeps to itself.
type Move uint32

// End is the move that ends a turn whose seat might still do more.
const End Move = math.MaxUint32
