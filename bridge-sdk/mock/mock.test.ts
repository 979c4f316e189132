import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from '../src/create-bridge.ts';
import { contract } from '../src/generated/contract.ts';
import { createMockHost, createRecorder, replayTranscript, type Faults } from './create-mock-host.ts';

const user = { accountId: 'A1', accountToken: 'ada', savvyUser: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A random source without chance: every fault with a probability above the number happens. */
const always = () => 0.5;

function open(faults: Faults) {
  const host = createMockHost({ commands: { getUserInfo: () => user }, faults, random: always });
  return { host, bridge: createBridge({ contract, transport: host.transport }) };
}

describe('a faulty connection', () => {
  test('that is slow delivers a reply late, and it counts', async () => {
    const { bridge } = open({ latency: [100, 300] });
    const answer = bridge.callDetailed('getUserInfo');
    await vi.advanceTimersByTimeAsync(399);
    expect(bridge.pending()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ via: 'native', ms: 400 });
  });

  test.each<[string, Faults, string]>([
    ['that loses everything', { drop: 1 }, 'TIMEOUT'],
    ['that cuts messages', { malformed: 1 }, 'TIMEOUT'],
    ['that changes types', { wrongType: 1 }, 'INVALID_RESULT'],
    ['that is slower than the time-out', { latency: [4_000, 4_000] }, 'TIMEOUT'],
    ['that comes when nobody waits any more', { late: 1 }, 'TIMEOUT'],
  ])('that %s fails a call within its time-out', async (_, faults, code) => {
    const { bridge } = open(faults);
    const ended = expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(3_000);
    await ended;
    expect(bridge.pending()).toBe(0);
  });

  test('that duplicates messages answers a call once and delivers each event as often as it arrives', async () => {
    const { host, bridge } = open({ duplicate: 1 });
    expect(await bridge.call('getUserInfo')).toEqual(user);
    const listener = vi.fn();
    bridge.on('hostResume', listener);
    host.emit('hostResume', {});
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('that reorders messages gives each call its own reply', async () => {
    let dice = 0;
    const host = createMockHost({
      commands: { confirm: ({ message }) => ({ confirmed: message === 'yes' }) },
      faults: { reorder: 0.5 },
      // The first and third wait for the second and fourth.
      random: () => ((dice += 1) % 2 === 1 ? 0.1 : 0.9),
    });
    const bridge = createBridge({ contract, transport: host.transport });
    const answers = [bridge.call('confirm', { message: 'yes' }), bridge.call('confirm', { message: 'no' })];
    await vi.advanceTimersByTimeAsync(800);
    host.emit('hostResume', {});
    host.emit('hostResume', {});
    expect(await Promise.all(answers)).toEqual([{ confirmed: true }, { confirmed: false }]);
  });
});

test('to a crashed app ends calls by time-out', async () => {
  const host = createMockHost({ commands: { getUserInfo: () => new Promise(() => undefined) } });
  const bridge = createBridge({ contract, transport: host.transport });
  const ended = expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code: 'TIMEOUT' });
  host.crash();
  await vi.advanceTimersByTimeAsync(3_000);
  await ended;
});

describe('a recorded session', () => {
  async function recorded() {
    const { onTrace, transcript } = createRecorder(() => 5);
    const host = createMockHost({
      initial: { country: 'DE' },
      commands: { getUserInfo: () => user, getMarketInfo: () => ({ market: 'DE', marketName: 'Germany' }) },
    });
    const bridge = createBridge({ contract, transport: host.transport, onTrace });
    await bridge.call('getMarketInfo');
    host.emit('marketChange', { market: 'FR', marketName: 'France' });
    await bridge.call('getUserInfo');
    return transcript();
  }

  test('is written as lines without secrets', async () => {
    const text = await recorded();
    expect(text.trimEnd().split('\n')).toHaveLength(7);
    expect(text).not.toContain('"ada"');
    expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ at: 5, direction: 'out', message: { k: 'hello' } });
  });

  test('answers a page that makes the same calls', async () => {
    const bridge = createBridge({ contract, transport: replayTranscript(await recorded()) });
    expect(bridge.peek('hostData')).toMatchObject({ country: 'DE' });
    expect(await bridge.call('getMarketInfo')).toEqual({ market: 'DE', marketName: 'Germany' });
    expect(bridge.peek('marketChange')).toEqual({ market: 'FR', marketName: 'France' });
    expect(await bridge.call('getUserInfo')).toMatchObject({ accountId: 'A1', savvyUser: true });
  });

  test('has no reply for a call that was not recorded', async () => {
    const bridge = createBridge({ contract, transport: replayTranscript(await recorded()) });
    await bridge.call('getUserInfo');
    const ended = expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(3_000);
    await ended;
  });
});

test('a thousand calls that ended in every way leave nothing behind', async () => {
  const host = createMockHost({ commands: { getUserInfo: () => user, confirm: () => new Promise(() => undefined) } });
  const bridge = createBridge({ contract, transport: host.transport });
  const calls: Promise<unknown>[] = [];
  for (let count = 0; count < 250; count += 1) {
    const stop = new AbortController();
    calls.push(bridge.call('getUserInfo'), bridge.call('uploadMedia'));
    calls.push(bridge.call('confirm', { message: 'a' }, { timeoutMs: count + 1 }));
    calls.push(bridge.call('confirm', { message: 'a' }, { signal: stop.signal }));
    stop.abort();
  }
  const ends = Promise.allSettled(calls);
  await vi.advanceTimersByTimeAsync(250);
  const kinds = (await ends).map(({ status }) => status);
  expect(kinds.filter((kind) => kind === 'fulfilled')).toHaveLength(250);
  expect(bridge.pending()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
