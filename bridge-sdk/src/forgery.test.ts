import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';
import { iframeTransport } from './transports/iframe.ts';

const forged = { accountId: 'M', accountToken: 'mallory', savvyUser: true };
const honest = { accountId: 'A', accountToken: 'ada', savvyUser: false };

/** What an attacker may know: everything except the channel and, usually, the id. */
interface KnownToAttacker {
  readonly channel: string;
  readonly id: string;
}

const forgeries: readonly (readonly [how: string, forge: (attacker: KnownToAttacker) => object])[] = [
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

/** A receiver that matches replies by command, like several bridges on the market. */
function naiveReceiver() {
  let settle: (data: unknown) => void = () => undefined;
  return {
    call: () =>
      new Promise<unknown>((resolve) => {
        settle = resolve;
      }),
    receive: (text: string) => settle(JSON.parse(text).data),
  };
}

test.each(forgeries)('a receiver that matches by command accepts a reply %s', async (_, forge) => {
  const { call, receive: listener } = naiveReceiver();
  const answer = call();
  listener(JSON.stringify({ v: 1, ...forge({ channel: 'c', id: '1' }) }));
  expect(await answer).toEqual(forged);
});

describe.each(forgeries)('a forged reply %s', (_, forge) => {
  test('is ignored, and the real one counts', async () => {
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
    const attacker = { channel: mock.channel(), id: String(JSON.parse(sent.at(-1) ?? '').id) };
    mock.sendRaw(JSON.stringify({ v: 1, ...forge(attacker) }));
    expect(rejected).toHaveBeenCalledOnce();
    expect(bridge.pending()).toBe(1);
    mock.sendRaw(JSON.stringify({ v: 1, ch: attacker.channel, k: 'res', id: attacker.id, ok: true, data: honest }));
    expect(await answer).toEqual(honest);
  });
});

test('a replayed reply is ignored', async () => {
  const received: string[] = [];
  const mock = createMockHost({ commands: { getUserInfo: () => honest } });
  const listen: typeof mock.transport.listen = (receive) =>
    mock.transport.listen((message) => {
      received.push(String(message));
      receive(message);
    });
  const rejections: (string | undefined)[] = [];
  const bridge = createBridge({
    contract,
    transport: { ...mock.transport, listen },
    onTrace: ({ direction, rejected }) => direction === 'in' && rejections.push(rejected),
  });
  await bridge.call('getUserInfo');
  mock.sendRaw(received.at(-1));
  expect(rejections).toEqual([undefined, undefined, 'unknown']);
});

test('two page loads never have the same channel', () => {
  const channels = Array.from({ length: 50 }, () => {
    const host = createMockHost();
    createBridge({ contract, transport: host.transport }).close();
    return host.channel();
  });
  expect(new Set(channels).size).toBe(50);
  expect(channels.every((channel) => /^[0-9a-f]{32}$/.test(channel))).toBe(true);
});

describe('a bridge in a frame', () => {
  const parent = { postMessage: vi.fn() };
  const other = {};
  function openFrame() {
    const listeners = new Set<(event: object) => void>();
    const view = {
      parent,
      addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
    };
    const received: unknown[] = [];
    const transport = Reflect.apply(iframeTransport, undefined, [view, 'https://host.example']);
    const stop = transport.listen((message: unknown) => received.push(message));
    const post = (origin: string, source: object) => {
      for (const listener of listeners) listener({ origin, source, data: 'news' });
    };
    return { transport, received, post, stop };
  }

  test('receives from its host until it is closed', () => {
    const { received, post, stop } = openFrame();
    post('https://host.example', parent);
    stop();
    post('https://host.example', parent);
    expect(received).toEqual(['news']);
  });

  test.each([
    ['another origin', 'https://evil.example', parent],
    ['an origin that begins alike', 'https://host.example.evil.example', parent],
    ['the same origin without encryption', 'http://host.example', parent],
    ['another window of the host', 'https://host.example', other],
    ['a sandboxed window', 'null', parent],
  ])('does not receive from %s', (_, origin, source) => {
    const { received, post } = openFrame();
    post(origin, source);
    expect(received).toEqual([]);
  });

  test('posts only to the origin of its host', () => {
    const { transport } = openFrame();
    transport.post('hello');
    expect(parent.postMessage).toHaveBeenLastCalledWith('hello', 'https://host.example');
  });

  test('requires the channel in every message of its host', () => {
    const mock = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: { ...mock.transport, isPrivate: false } });
    mock.sendRaw(JSON.stringify({ v: 1, k: 'evt', name: 'accountToken', data: { accountToken: 'mallory' } }));
    vi.advanceTimersByTime(800);
    mock.sendRaw(JSON.stringify({ v: 1, k: 'evt', name: 'accountToken', data: { accountToken: 'mallory' } }));
    expect(bridge.peek('accountToken')).toBeUndefined();
  });
});
