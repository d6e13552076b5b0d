package torture

import (
	"context"
	"errors"
	"time"
)

// KillNode kills a node with SIGKILL and starts it again after a while, sometimes only once its lease has
// ended.
func KillNode(ctx context.Context, r *RunningCluster) error {
	i := r.randomNode()
	affected, err := r.affectedBy(ctx, i)
	if err != nil {
		return err
	}
	r.affects(affected, time.Now())
	if err := r.nodes[i].process.Kill(); err != nil {
		return err
	}
	if r.dice.IntN(8) == 0 {
		r.wait(3*time.Second, 4*time.Second)
	} else {
		r.wait(0, time.Second)
	}
	return r.startNode(ctx, i)
}

// StopNode stops a node in order and starts it again.
func StopNode(ctx context.Context, r *RunningCluster) error {
	return r.restartNode(ctx, r.randomNode())
}

// restartNode stops a node in order and starts it again.
func (r *RunningCluster) restartNode(ctx context.Context, i int) error {
	affected, err := r.affectedBy(ctx, i)
	if err != nil {
		return err
	}
	r.affects(affected, time.Now())
	r.countFenced(ctx, r.nodes[i])
	if err := r.nodes[i].stop(); err != nil {
		return err
	}
	return r.startNode(ctx, i)
}

// Deploy stops all nodes in order, one after the other, and starts each again before the next. Before that it
// calls change with the index of the node, unless it is nil.
func Deploy(change func(node int)) func(context.Context, *RunningCluster) error {
	return func(ctx context.Context, r *RunningCluster) error {
		began := time.Now()
		for i := range r.nodes {
			if change != nil {
				change(i)
			}
			if err := r.restartNode(ctx, i); err != nil {
				return err
			}
			if !r.waitForAll(ctx, time.Now()) {
				return ctx.Err() // which is reported later
			}
		}
		r.affects(r.pairs, began)
		return nil
	}
}

// FreezeNode stops a node with SIGSTOP for a time, so that it wakes up with what it knew before.
func FreezeNode(length time.Duration) func(context.Context, *RunningCluster) error {
	return func(ctx context.Context, r *RunningCluster) error {
		i := r.randomNode()
		affected, err := r.affectedBy(ctx, i)
		if err != nil {
			return err
		}
		r.affects(affected, time.Now())
		process := r.nodes[i].process
		err = process.Signal(sigStop)
		time.Sleep(length)
		return errors.Join(err, process.Signal(sigContinue))
	}
}
