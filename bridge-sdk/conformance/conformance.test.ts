import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withFault } from './faulty/fault.ts';
import { faultyHosts } from './faulty/faulty-hosts.ts';
import type { Case } from './case.ts';
import { readFolder } from './cli-cases.ts';
import { advanceUntilSettled } from './fake-clock-fixture.ts';
import type { HostPort } from './host-port.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

const cases = await readFolder();

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function run(chosen: readonly Case[], port: HostPort) {
  const running = runCases(chosen, port);
  return (await advanceUntilSettled(running)).map(({ one, verdict }) => ({ id: one.id, ...verdict }));
}

describe('the conformance cases', () => {
  test('are more than eighty and have unique ids', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  test('are all run and passed by the reference host', async () => {
    const results = await run(cases, createReferenceHost());
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(results).toHaveLength(cases.length);
  });
});

describe('the kit detects a host that', () => {
  test.each(faultyHosts.map((broken) => [broken.name, broken] as const))('%s', async (_, { caughtBy, fault }) => {
    const chosen = cases.filter(({ id }) => id === caughtBy);
    expect(await run(chosen, withFault(createReferenceHost(), fault))).toEqual([
      { id: caughtBy, outcome: 'failed', reason: expect.any(String) },
    ]);
  });
});
