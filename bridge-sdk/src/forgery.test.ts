import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';
import { iframeTransport } from './transports/iframe.ts';

const forged = { accountId: 'M', accountToken: 'mallory', savvyUser: true };
const honest = { accountId: 'A', accountToken: 'ada', savvyUser: false };

/** What a forger may know: everything but the channel and, mostly, the id. */
interface Known {
  readonly channel: string;
  readonly id: string;
}

const forgeries: readonly (readonly [how: string, forge: (known: Known) => object])[] = [
  ['of another channel', ({ id }) => ({ ch: 'f'.repeat(32), k: 'res', id, ok: true, data: forged })],
  ['of no channel', ({ id }) => ({ k: 'res', id, ok: true, data: forged })],
  ['of a channel that is no text', ({ id, channel }) => ({ ch: [channel], k: 'res', id, ok: true, data: forged })],
  ['with an id nobody gave', ({ channel }) => ({ ch: channel, k: 'res', id: '1', ok: true, data: forged })],
  ['with an id that is no text', ({ channel, id }) => ({ ch: channel, k: 'res', id: [id], ok: true, data: forged })],
  ['that is no answer', ({ channel, id }) => ({ ch: channel, k: 'req', id, ok: true, data: forged })],
  ['that is an event', ({ channel, id }) => ({ ch: channel, k: 'evt', id, ok: true, data: forged })],
  ['that does not say whether it went well', ({ channel, id }) => ({ ch: channel, k: 'res', id, data: forged })],
  ['that says so by a text', ({ channel, id }) => ({ ch: channel, k: 'res', id, ok: 'true', data: forged })],
  ['of another protocol', ({ channel, id }) => ({ v: 2, ch: channel, k: 'res', id, ok: true, data: forged })],
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Waits for the command alone, as several bridges on the market do. */
function naiveReceiver() {
  let told: (data: unknown) => void = () => undefined;
  return {
    call: () =>
      new Promise<unknown>((resolve) => {
        told = resolve;
      }),
    hear: (text: string) => told(JSON.parse(text).data),
  };
}

test.each(forgeries)('a naive receiver believes an answer %s', async (_, forge) => {
  const { call, hear } = naiveReceiver();
  const answer = call();
  hear(JSON.stringify({ v: 1, ...forge({ channel: 'c', id: '1' }) }));
  expect(await answer).toEqual(forged);
});

describe.each(forgeries)('an answer %s', (_, forge) => {
  test('changes nothing: the true one counts', async () => {
    const sent: string[] = [];
    const mock = createMockHost({ commands: { getUserInfo: () => honest }, isSilent: true });
    const post = (text: string) => void (sent.push(text), mock.transport.post(text));
    const rejected = vi.fn();
    const bridge = createBridge({
      contract,
      transport: { ...mock.transport, post },
      onTrace: (entry) => entry.rejected && rejected(),
    });
    const answer = bridge.call('getUserInfo');
    const known = { channel: mock.channel(), id: String(JSON.parse(sent.at(-1) ?? '').id) };
    mock.sendRaw(JSON.stringify({ v: 1, ...forge(known) }));
    expect(rejected).toHaveBeenCalledOnce();
    expect(bridge.pending()).toBe(1);
    mock.sendRaw(JSON.stringify({ v: 1, ch: known.channel, k: 'res', id: known.id, ok: true, data: honest }));
    expect(await answer).toEqual(honest);
  });
});

test('an answer that is played again changes nothing', async () => {
  const heard: string[] = [];
  const mock = createMockHost({ commands: { getUserInfo: () => honest } });
  const listen: typeof mock.transport.listen = (receive) =>
    mock.transport.listen((message) => {
      heard.push(String(message));
      receive(message);
    });
  const rejections: (string | undefined)[] = [];
  const bridge = createBridge({
    contract,
    transport: { ...mock.transport, listen },
    onTrace: ({ direction, rejected }) => direction === 'in' && rejections.push(rejected),
  });
  await bridge.call('getUserInfo');
  mock.sendRaw(heard.at(-1));
  expect(rejections).toEqual([undefined, undefined, 'unknown']);
});

test('two pages never have the same channel', () => {
  const channels = Array.from({ length: 50 }, () => {
    const host = createMockHost();
    createBridge({ contract, transport: host.transport }).close();
    return host.channel();
  });
  expect(new Set(channels).size).toBe(50);
  expect(channels.every((channel) => /^[0-9a-f]{32}$/.test(channel))).toBe(true);
});

describe('a frame', () => {
  const parent = { postMessage: vi.fn() };
  const other = {};
  function openFrame() {
    const hearers = new Set<(event: object) => void>();
    const view = {
      parent,
      addEventListener: (_: string, hear: (event: object) => void) => hearers.add(hear),
      removeEventListener: (_: string, hear: (event: object) => void) => hearers.delete(hear),
    };
    const heard: unknown[] = [];
    const transport = Reflect.apply(iframeTransport, undefined, [view, 'https://host.example']);
    const stop = transport.listen((message: unknown) => heard.push(message));
    const tell = (origin: string, source: object) => {
      for (const hear of hearers) hear({ origin, source, data: 'news' });
    };
    return { transport, heard, tell, stop };
  }

  test('hears its host, until it stops', () => {
    const { heard, tell, stop } = openFrame();
    tell('https://host.example', parent);
    stop();
    tell('https://host.example', parent);
    expect(heard).toEqual(['news']);
  });

  test.each([
    ['another origin', 'https://evil.example', parent],
    ['an origin that begins alike', 'https://host.example.evil.example', parent],
    ['the same origin without encryption', 'http://host.example', parent],
    ['another window of the host', 'https://host.example', other],
    ['a sandboxed window', 'null', parent],
  ])('does not hear %s', (_, origin, source) => {
    const { heard, tell } = openFrame();
    tell(origin, source);
    expect(heard).toEqual([]);
  });

  test('speaks to that origin only', () => {
    const { transport } = openFrame();
    transport.post('hello');
    expect(parent.postMessage).toHaveBeenLastCalledWith('hello', 'https://host.example');
  });

  test('never lets a host leave the channel out', () => {
    const mock = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: { ...mock.transport, isPrivate: false } });
    mock.sendRaw(JSON.stringify({ v: 1, k: 'evt', name: 'accountToken', data: { accountToken: 'mallory' } }));
    vi.advanceTimersByTime(800);
    mock.sendRaw(JSON.stringify({ v: 1, k: 'evt', name: 'accountToken', data: { accountToken: 'mallory' } }));
    expect(bridge.peek('accountToken')).toBeUndefined();
  });
});
