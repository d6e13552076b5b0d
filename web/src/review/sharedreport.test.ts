import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReportState } from '../wire';
import { OFTEN, SharedReport, type ReportRequests } from './sharedreport.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ready = { status: 'ready', report: { version: 1 } } as ReportState;

/** service answers reads one after the other, and counts the orders. */
function service(...answers: (ReportState | Error)[]) {
  const orders: string[] = [];
  const asked: ReportRequests = {
    read: async () => {
      const answer = answers.shift() ?? ready;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    order: async (match) => {
      orders.push(match);
      return Promise.resolve({ status: 'waiting', ahead: 1 });
    },
  };
  return { asked, orders };
}

test('an ordered report is asked for until it is ready', async () => {
  const { asked, orders } = service({ status: 'none' }, { status: 'working', done: 1, all: 3 }, ready);
  const report = new SharedReport('m1', asked);
  await report.look();
  expect(report.state?.status).toBe('none');
  await report.order();
  expect(report.underway).toBe(true);
  await vi.advanceTimersByTimeAsync(OFTEN);
  expect(report.state?.done).toBe(1);
  await vi.advanceTimersByTimeAsync(OFTEN);
  expect(report.report?.version).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * OFTEN);
  expect(orders).toEqual(['m1']);
});

test('a report whose request was lost is ordered again', async () => {
  const { asked, orders } = service({ status: 'none' }, ready);
  const report = new SharedReport('m1', asked);
  await report.order();
  await vi.advanceTimersByTimeAsync(2 * OFTEN);
  expect(orders).toEqual(['m1', 'm1']);
  expect(report.report).toBeDefined();
});

test('without a connection nothing is said at first, and it goes on later', async () => {
  const { asked } = service(new Error('offline'), new Error('offline'), ready);
  const report = new SharedReport('m1', asked);
  await report.look();
  expect([report.state, report.trouble]).toEqual([undefined, '']);
  await report.order();
  await vi.advanceTimersByTimeAsync(2 * OFTEN);
  expect(report.report).toBeDefined();
});

test('a closed report asks no more', async () => {
  const { asked } = service({ status: 'working' }, ready);
  const report = new SharedReport('m1', asked);
  await report.order();
  report.close();
  await vi.advanceTimersByTimeAsync(10 * OFTEN);
  expect(report.report).toBeUndefined();
});
