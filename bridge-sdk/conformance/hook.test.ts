import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceUntilSettled } from './fake-clock-fixture.ts';
import { memoryTransport } from '../src/transports/memory.ts';
import { readFolder } from './cli-cases.ts';
import { withHook } from './host-hook.ts';
import { hasHook, hookPort } from './page-hook.ts';
import { createReferenceHost } from './reference/reference-host.ts';
import { runCases } from './runner.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The kit's page and an app with the hook, connected within one process. */
function hooked() {
  const { transport, host } = memoryTransport((text) => app.post(text));
  const app = withHook(createReferenceHost(), host.send);
  return hookPort(transport, 'a'.repeat(32));
}

test('an app with the hook answers control requests before any hello', async () => {
  const isHooked = hasHook(hooked());
  expect(await advanceUntilSettled(isHooked)).toBe(true);
});

test('an app without the hook is recognised by three seconds of silence', async () => {
  const isHooked = hasHook(hookPort(memoryTransport(() => {}).transport, 'a'.repeat(32)));
  await vi.advanceTimersByTimeAsync(2_999);
  const pending = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(1);
  expect(pending).toBe(1);
  expect(await isHooked).toBe(false);
});

test('the reference host passes every case over the hook, and no case sees the hook', async () => {
  const cases = await readFolder();
  const running = runCases(cases, hooked());
  expect((await advanceUntilSettled(running)).filter(({ verdict }) => verdict.outcome !== 'passed')).toEqual([]);
});
