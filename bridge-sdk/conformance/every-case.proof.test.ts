import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakHost } from './broken/break-host.ts';
import { brokenHosts } from './broken/broken-hosts.ts';
import { readFolder } from './cli-cases.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every case finds out at least one broken host that lets most of the others pass', async () => {
  const cases = await readFolder();
  const idle = new Set(cases.map(({ id }) => id));
  for (const { fault } of brokenHosts) {
    const running = runCases(cases, breakHost(createReferenceHost(), fault));
    await vi.runAllTimersAsync();
    const caught = (await running).filter(({ verdict }) => verdict.outcome === 'failed');
    // What breaks everything proves nothing about a single case.
    if (caught.length <= cases.length / 4) for (const { one } of caught) idle.delete(one.id);
  }
  expect([...idle]).toEqual([]);
});
