import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryTransport } from '../src/transports/memory.ts';
import { readFolder } from './cli-cases.ts';
import { withHook } from './hook-of-the-host.ts';
import { hasHook, hookPort } from './hook-of-the-page.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The kit's page and an app with the hook, on a line inside the page. */
function hooked() {
  const { transport, host } = memoryTransport((text) => app.post(text));
  const app = withHook(createReferenceHost(), host.send);
  return hookPort(transport, 'a'.repeat(32));
}

test('an app with the hook takes wishes before any hello', async () => {
  const asked = hasHook(hooked());
  await vi.runAllTimersAsync();
  expect(await asked).toBe(true);
});

test('an app without the hook is found out by its silence of three seconds', async () => {
  const asked = hasHook(hookPort(memoryTransport(() => {}).transport, 'a'.repeat(32)));
  await vi.advanceTimersByTimeAsync(2_999);
  const pending = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(1);
  expect(pending).toBe(1);
  expect(await asked).toBe(false);
});

test('every case is passed over the hook, and no case hears of it', async () => {
  const cases = await readFolder();
  const running = runCases(cases, hooked());
  await vi.runAllTimersAsync();
  expect((await running).filter(({ verdict }) => verdict.outcome !== 'passed')).toEqual([]);
});
