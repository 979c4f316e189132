import { expect, test } from 'vitest';
import { processorTime } from './processor-time.ts';
import type { TraceEvent } from './trace.ts';

const main = { pid: 7, tid: 1 };
const task = (ts: number, tdur: number, where = main): TraceEvent => ({
  name: 'RunTask',
  ts,
  dur: 10 * tdur,
  tdur,
  ...where,
});
const paint: TraceEvent = { name: 'firstContentfulPaint', ts: 1_000, ...main };

test('processor time above 50 ms counts as blocking, and only after the first paint', () => {
  const traceEvents = [task(0, 90_000), paint, task(1_000, 50_000), task(2_000, 60_000), task(3_000, 51_000)];
  expect(processorTime({ traceEvents }, 1)).toEqual({ blocking: 11, total: 251, script: 0 });
});

test('a trace of a fast processor is multiplied task by task', () => {
  const traceEvents = [paint, task(2_000, 12_500), task(3_000, 15_000)];
  expect(processorTime({ traceEvents }, 4)).toEqual({ blocking: 10, total: 110, script: 0 });
});

test('tasks of other threads do not count', () => {
  const traceEvents = [paint, task(2_000, 1_000), task(2_000, 99_000, { pid: 7, tid: 2 })];
  expect(processorTime({ traceEvents }, 1)).toEqual({ blocking: 0, total: 1, script: 0 });
});

test('a script counts with what it calls, without the layout and the collector inside it', () => {
  const event = (name: string, ts: number, dur: number, tdur = dur): TraceEvent => ({ name, ts, dur, tdur, ...main });
  const traceEvents = [
    paint,
    event('RunTask', 2_000, 20_000),
    event('FunctionCall', 3_000, 10_000, 8_000),
    event('v8.callFunction', 3_000, 9_000, 7_000),
    event('Layout', 4_000, 3_000),
    event('FunctionCall', 5_000, 1_000),
    event('MinorGC', 8_000, 500),
    event('Layout', 15_000, 2_000),
    event('v8.compile', 18_000, 1_000),
  ];
  expect(processorTime({ traceEvents }, 4)).toMatchObject({ script: 4 * (8 - 3 + 1 - 0.5 + 1) });
});

test('a trace without a paint or without tasks is an error, no zero', () => {
  expect(() => processorTime({ traceEvents: [task(0, 1)] }, 1)).toThrow('no first paint');
  expect(() => processorTime({ traceEvents: [paint] }, 1)).toThrow('no task');
});
