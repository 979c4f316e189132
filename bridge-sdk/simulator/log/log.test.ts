import { describe, expect, test } from 'vitest';
import { createBridge } from '../../src/create-bridge.ts';
import { contract } from '../../src/generated/contract.ts';
import { replayTranscript } from '../../mock/replay.ts';
import { createLog, type LogEntry } from './log.ts';
import { matching } from './matching.ts';
import { messagesIn, transcriptOf } from './transcript.ts';

const request = { v: 1, ch: 'one', k: 'req', id: 'a', cmd: 'getUserInfo', params: {} };
const user = { accountId: 'A1', accountToken: 'ada-secret', savvyUser: true };

function session(): readonly LogEntry[] {
  let clock = 100;
  const log = createLog(() => (clock += 1));
  const add = (direction: 'in' | 'out', message: unknown, ...mishaps: LogEntry['mishaps'][number][]) =>
    log.add({ screen: 1, direction, message, mishaps });
  add('out', { v: 1, ch: 'one', k: 'hello' });
  add('in', { v: 1, ch: 'one', k: 'welcome', data: { protocol: 1, host: {}, commands: { getUserInfo: 1 } } });
  add('out', request);
  add('in', { v: 1, ch: 'one', k: 'res', id: 'a', ok: true, data: user });
  add('in', { v: 1, ch: 'one', k: 'evt', name: 'marketChange', data: { market: 'DE', marketName: 'Germany' } });
  add('in', { v: 1, ch: 'one', k: 'evt', name: 'accountToken', data: { accountToken: 'late' } }, 'drop');
  add('out', undefined, 'unreadable');
  return log.entries.get();
}

describe("the simulator's log", () => {
  test('names every message by its command, event or kind', () => {
    expect(session().map(({ at, title }) => [at, title])).toEqual([
      [1, 'hello'],
      [2, 'welcome'],
      [3, 'getUserInfo'],
      [4, 'getUserInfo answered'],
      [5, 'marketChange'],
      [6, 'accountToken'],
      [7, 'unreadable'],
    ]);
  });

  test('shows an error by its code, and a cancelled call', () => {
    const log = createLog(() => 0);
    const add = (message: object) => log.add({ screen: 1, direction: 'in', message, mishaps: [] });
    add(request);
    add({ k: 'res', id: 'a', ok: false, error: { code: 'NETWORK' } });
    add({ k: 'cancel', id: 'a' });
    expect(log.entries.get().map(({ title }) => title)).toEqual([
      'getUserInfo',
      'getUserInfo NETWORK',
      'getUserInfo given up',
    ]);
  });

  test('contains no secrets', () => {
    expect(JSON.stringify(session())).not.toMatch(/ada-secret|late"/);
  });

  test('keeps the latest two thousand messages', () => {
    const log = createLog(() => 0);
    for (let count = 0; count <= 2_000; count += 1) log.add({ screen: 1, direction: 'out', message: {}, mishaps: [] });
    const numbers = log.entries.get().map(({ number }) => number);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([2_000, 2, 2_001]);
  });

  test.each([
    ['all', 'GERMANY', ['marketChange']],
    ['all', 'user answered', ['getUserInfo answered']],
    ['calls', '', ['getUserInfo', 'getUserInfo answered']],
    ['events', '', ['marketChange', 'accountToken']],
    ['greetings', '', ['hello', 'welcome']],
    ['mishaps', '', ['accountToken', 'unreadable']],
  ] as const)('of %s with %j', (kind, words, titles) => {
    expect(matching(session(), kind, words).map(({ title }) => title)).toEqual(titles);
  });
});

describe('a transcript of the log', () => {
  test('answers a page like the app, without dropped messages', async () => {
    const bridge = createBridge({ contract, transport: replayTranscript(transcriptOf(session())) });
    expect(await bridge.call('getUserInfo')).toMatchObject({ accountId: 'A1', savvyUser: true });
    expect(bridge.peek('marketChange')).toMatchObject({ market: 'DE' });
    expect(bridge.peek('accountToken')).toBeUndefined();
  });

  test.each([
    ['of a session', transcriptOf(session()), 7],
    ['of one page alone', transcriptOf(session(), 2), undefined],
    ['that is empty', '\n', undefined],
    ['that is no JSON', 'hello', undefined],
    ['of something else', '{"a":1}', undefined],
  ])('%s holds the expected number of messages', (_, text, messages) => {
    expect(messagesIn(text)).toBe(messages);
  });
});
