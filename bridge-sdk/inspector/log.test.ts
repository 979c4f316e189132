import { describe, expect, test, vi } from 'vitest';
import { createMockHost, replayTranscript } from '../mock/create-mock-host.ts';
import { createBridge } from '../src/create-bridge.ts';
import { contract } from '../src/generated/contract.ts';
import type { TraceEntry } from '../src/trace.ts';
import { headingOf, matches } from './entry-text.ts';
import { createInspectorLog } from './log.ts';

const entry = (message: unknown): TraceEntry => ({ direction: 'in', message, rejected: undefined });
const noon = Date.UTC(2026, 10, 21, 12);

describe('the log', () => {
  test.each([1, 2, 3, 7])('of %i messages drops the oldest ones', (capacity) => {
    const log = createInspectorLog({ capacity, now: () => noon });
    for (let count = 1; count <= 10; count += 1) {
      log.onTrace(entry(count));
      const entries = log.entries().map(({ message }) => message);
      const least = Math.max(1, count - capacity + 1);
      expect(entries).toEqual(Array.from({ length: count - least + 1 }, (_, index) => least + index));
    }
  });

  test('is empty after it was cleared', () => {
    const log = createInspectorLog({ capacity: 2 });
    for (const message of [1, 2, 3]) log.onTrace(entry(message));
    log.clear();
    expect(log.entries()).toEqual([]);
    for (const message of [4, 5, 6]) log.onTrace(entry(message));
    expect(log.entries().map(({ message }) => message)).toEqual([5, 6]);
  });

  test('notifies its subscribers until they unsubscribe', () => {
    const log = createInspectorLog({ now: () => noon });
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    log.onTrace(entry('a'));
    stop();
    log.onTrace(entry('b'));
    expect(listener.mock.calls).toEqual([[{ at: noon, ...entry('a') }]]);
  });

  test('can be replayed as the recorded app', async () => {
    const log = createInspectorLog();
    const user = { accountId: 'A1', accountToken: 'secret', savvyUser: true };
    const host = createMockHost({ commands: { getUserInfo: () => user } });
    await createBridge({ contract, transport: host.transport, onTrace: log.onTrace }).call('getUserInfo');
    expect(log.toJsonl()).not.toContain('secret');
    const again = createBridge({ contract, transport: replayTranscript(log.toJsonl()) });
    expect(await again.call('getUserInfo')).toEqual({ ...user, accountToken: '•••' });
  });

  test('is an empty file without messages', () => {
    expect(createInspectorLog().toJsonl()).toBe('');
  });
});

describe('the line of a message', () => {
  test.each<[unknown, TraceEntry['rejected'], string]>([
    [{ k: 'req', cmd: 'confirm', id: 'a-1' }, undefined, '12:00:00.000 ← call confirm a-1'],
    [{ k: 'res', id: 'a-1', ok: true }, undefined, '12:00:00.000 ← answer a-1'],
    [{ k: 'res', id: 'a-1', ok: false }, undefined, '12:00:00.000 ← answer refused a-1'],
    [{ k: 'evt', name: 'hostResume' }, undefined, '12:00:00.000 ← event hostResume'],
    [{ k: 'hello' }, 'unknown', '12:00:00.000 ← hello rejected: unknown'],
    [undefined, 'unreadable', '12:00:00.000 ← unreadable rejected: unreadable'],
  ])('%j', (message, rejected, line) => {
    expect(headingOf({ at: noon, direction: 'in', message, rejected })).toBe(line);
  });

  test('is found by its words in any case', () => {
    const one = { at: noon, ...entry({ k: 'evt', name: 'marketChange', data: { market: 'DE' } }) };
    expect(matches(one, '')).toBe(true);
    expect(matches(one, 'MARKET de')).toBe(true);
    expect(matches(one, 'market fr')).toBe(false);
    expect(matches({ at: noon, ...entry(undefined) }, 'unreadable')).toBe(true);
  });
});
