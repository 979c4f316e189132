import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFault } from './faulty/fault.ts';
import { faultyHosts } from './faulty/faulty-hosts.ts';
import { readFolder } from './cli-cases.ts';
import { advanceUntilSettled } from './fake-clock-fixture.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every case detects at least one faulty host that most other cases pass', async () => {
  const cases = await readFolder();
  const idle = new Set(cases.map(({ id }) => id));
  for (const { fault } of faultyHosts) {
    const running = runCases(cases, withFault(createReferenceHost(), fault));
    const caught = (await advanceUntilSettled(running)).filter(({ verdict }) => verdict.outcome === 'failed');
    // A fault that fails many cases proves nothing about one of them.
    if (caught.length <= cases.length / 4) for (const { one } of caught) idle.delete(one.id);
  }
  expect([...idle]).toEqual([]);
});
