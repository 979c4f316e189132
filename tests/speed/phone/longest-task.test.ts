import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longestTasks } from './longest-task.ts';
import type { CallFrame, Trace, TraceEvent } from './trace.ts';

const origin = 'http://127.0.0.1:4000';

/** Two tasks of a product page at 4x with every seventieth sample of their profile, from a build that keeps names. */
const recorded: Trace = JSON.parse(readFileSync(path.join(import.meta.dirname, 'fixtures/product-trace.json'), 'utf8'));
const nameOf = ({ functionName, url = '' }: CallFrame) => ({
  label: functionName || 'anonymous',
  isOurs: url.includes('product-detail'),
});
const without = (dropped: (event: TraceEvent) => boolean): Trace => ({
  traceEvents: recorded.traceEvents.filter((event) => !dropped(event)),
});

test('the longest task of a recorded page is React, called from its passive effects', () => {
  const [longest, byScripts] = longestTasks(recorded, origin, nameOf);
  expect(longest.ms).toBeCloseTo(810.8, 1);
  expect(longest.startedAt).toBeCloseTo(4_004, 0);
  expect(longest.owner.label).toBe('beginWork');
  expect(longest.owner.ms).toBeGreaterThan(longest.ms / 2);
  expect(longest.ours.map(({ label }) => label)).toEqual(['anonymous', 'Specs', 'groupsOf']);
  expect(byScripts).toBeUndefined();
});

test('work of the browser owns a task without scripts, and the longest task of scripts stands beside it', () => {
  const slow = recorded.traceEvents.map((event) =>
    event.name === 'RunTask' && event.dur === 606_085 ? { ...event, dur: 900_000 } : event,
  );
  const [longest, byScripts] = longestTasks({ traceEvents: slow }, origin, nameOf);
  expect(longest).toMatchObject({ ms: 900, owner: { label: 'Layout' }, ours: [] });
  expect(byScripts?.ms).toBeCloseTo(810.8, 1);
});

test.each([
  ['navigation', 'The trace shows no navigation to http://127.0.0.1:4000', 'navigationStart'],
  ['profile', 'The trace has no profile of the main thread', 'Profile'],
  ['task', 'The trace shows no task of the main thread', 'RunTask'],
])('a trace without a %s is an error', (_what, message, name) => {
  expect(() =>
    longestTasks(
      without((event) => event.name === name),
      origin,
      nameOf,
    ),
  ).toThrow(message);
});
