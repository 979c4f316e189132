import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakHost } from './broken/break-host.ts';
import { brokenHosts } from './broken/broken-hosts.ts';
import { readFolder } from './cli-cases.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

/** They break so much that it proves nothing about a single case. */
const coarse = ['says nothing at all', 'speaks on another channel', 'leaves the channel out', 'says another version'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every case finds out at least one broken host that others let pass', async () => {
  const cases = await readFolder();
  const idle = new Set(cases.map(({ id }) => id));
  for (const { name, fault } of brokenHosts) {
    if (coarse.includes(name)) continue;
    const running = runCases(cases, breakHost(createReferenceHost(), fault));
    await vi.runAllTimersAsync();
    for (const { one, verdict } of await running) if (verdict.outcome === 'failed') idle.delete(one.id);
  }
  expect([...idle]).toEqual([]);
});
