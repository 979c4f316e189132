import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';
import type { EventName } from './generated/types.ts';
import { hasOwn } from './shape.ts';

interface Example {
  readonly event: { readonly name: string; readonly data: unknown };
}

const examples = Object.values(
  import.meta.glob<Example>('../protocol/examples/event-*.json', { eager: true, import: 'default' }),
).flatMap(({ event: { name, data } }) =>
  hasOwn(contract.events, name) ? [{ name, data, retain: contract.events[name].retain }] : [],
);

function open() {
  const host = createMockHost();
  const bridge = createBridge({ contract, transport: host.transport });
  const push = (name: EventName, data: unknown) =>
    host.sendRaw(JSON.stringify({ v: 1, ch: host.channel(), k: 'evt', name, data }));
  return { host, bridge, push };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('every event of the contract has an example', () => {
  expect(examples.map(({ name }) => name).sort()).toEqual(Object.keys(contract.events).sort());
});

describe.each(examples)('$name', ({ name, data, retain }) => {
  test('reaches a subscriber', () => {
    const { bridge, push } = open();
    const received = vi.fn();
    bridge.on(name, received);
    push(name, data);
    expect(received.mock.calls).toEqual([[data]]);
  });

  test('reaches a later subscriber if it is retained', () => {
    const { bridge, push } = open();
    push(name, data);
    const received = vi.fn();
    bridge.on(name, received);
    expect(received.mock.calls).toEqual(retain ? [[data]] : []);
  });

  test('is not delivered to a later subscriber without replay', () => {
    const { bridge, push } = open();
    push(name, data);
    const received = vi.fn();
    bridge.on(name, received, { replay: false });
    expect(received).not.toHaveBeenCalled();
  });

  test.each([undefined, null, 7, 'text', []])('with the data %j reaches no subscriber', (wrong) => {
    const { bridge, push } = open();
    const received = vi.fn();
    bridge.on(name, received);
    push(name, wrong);
    expect(received).not.toHaveBeenCalled();
  });

  test('does not reach a listener that unsubscribed', () => {
    const { bridge, push } = open();
    const received = vi.fn();
    const stop = bridge.on(name, received);
    stop();
    stop();
    push(name, data);
    expect(received).not.toHaveBeenCalled();
  });

  test('does not reach a listener whose signal was aborted', () => {
    const { bridge, push } = open();
    const received = vi.fn();
    const end = new AbortController();
    bridge.on(name, received, { signal: end.signal });
    bridge.on(name, received, { signal: AbortSignal.abort() });
    end.abort();
    push(name, data);
    expect(received).not.toHaveBeenCalled();
  });

  test('does not pass a closed bridge', () => {
    const { bridge, push } = open();
    const received = vi.fn();
    bridge.on(name, received);
    bridge.close();
    push(name, data);
    expect(received).not.toHaveBeenCalled();
  });

  test('is delivered once by once()', async () => {
    const { bridge, push } = open();
    const first = bridge.once(name);
    push(name, data);
    push(name, data);
    expect(await first).toEqual(data);
    expect(bridge.pending()).toBe(0);
  });
});

describe('a retained event', () => {
  test('of the policy latest is the last one', () => {
    const { host, bridge } = open();
    host.emit('notifyLightMode', { lightMode: true });
    host.emit('notifyLightMode', { lightMode: false });
    expect(bridge.peek('notifyLightMode')).toEqual({ lightMode: false });
  });

  test('of the policy merged has all fields that were ever sent', () => {
    const { host, bridge } = open();
    host.emit('hostData', { country: 'DE', language: 'de' });
    host.emit('hostData', { language: 'fr' });
    expect(bridge.peek('hostData')).toMatchObject({ country: 'DE', language: 'fr' });
  });

  test('in a queue waits for its path, in order', () => {
    const { host, bridge } = open();
    host.emit('hostNotification', { path: '/orders', payload: 1 });
    host.emit('hostNotification', { path: '/cart', payload: 2 });
    host.emit('hostNotification', { path: '/orders', payload: 3 });
    expect(bridge.take('hostNotification', '/orders').map(({ payload }) => payload)).toEqual([1, 3]);
    expect(bridge.take('hostNotification', '/orders')).toEqual([]);
    expect(bridge.peek('hostNotification')).toEqual({ path: '/cart', payload: 2 });
  });

  test('in a queue reaches one listener only', () => {
    const { host, bridge } = open();
    host.emit('hostNotification', { path: '/orders', payload: 1 });
    const [first, second] = [vi.fn(), vi.fn()];
    bridge.on('hostNotification', first);
    bridge.on('hostNotification', second);
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  test('in a queue is taken one by one by once()', async () => {
    const { host, bridge } = open();
    host.emit('hostNotification', { path: '/orders', payload: 1 });
    host.emit('hostNotification', { path: '/orders', payload: 2 });
    expect(await bridge.once('hostNotification')).toMatchObject({ payload: 1 });
    expect(await bridge.once('hostNotification')).toMatchObject({ payload: 2 });
  });

  test.each([
    [31, 0],
    [32, 0],
    [33, 1],
    [40, 8],
  ])('among %i in a queue of 32 is at first number %i', (count, first) => {
    const { host, bridge } = open();
    for (let payload = 0; payload < count; payload += 1) host.emit('hostNotification', { path: '/orders', payload });
    expect(bridge.peek('hostNotification')).toMatchObject({ payload: first });
  });
});

describe('a listener', () => {
  test('that throws does not stop the others, and its error is reported', () => {
    const { host, bridge } = open();
    const received = vi.fn();
    bridge.on('notifyLightMode', () => {
      throw new Error('broken listener');
    });
    bridge.on('notifyLightMode', received);
    host.emit('notifyLightMode', { lightMode: true });
    expect(received).toHaveBeenCalledOnce();
    expect(() => vi.runOnlyPendingTimers()).toThrow('broken listener');
  });

  test('that subscribed twice is called twice, and unsubscribes separately', () => {
    const { host, bridge } = open();
    const received = vi.fn();
    const stop = bridge.on('hostResume', received);
    bridge.on('hostResume', received);
    host.emit('hostResume', {});
    stop();
    host.emit('hostResume', {});
    expect(received).toHaveBeenCalledTimes(3);
  });
});

describe('waiting for one event', () => {
  test('ends with its time-out', async () => {
    const { bridge } = open();
    const ended = expect(bridge.once('hostResume', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(100);
    await ended;
    expect(bridge.pending()).toBe(0);
  });

  test('ends with its signal, aborted before or after', async () => {
    const { bridge } = open();
    await expect(bridge.once('hostResume', { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' });
    const end = new AbortController();
    const ended = expect(bridge.once('hostResume', { signal: end.signal })).rejects.toMatchObject({ code: 'ABORTED' });
    end.abort();
    await ended;
  });

  test('ends with the bridge, closed before or after', async () => {
    const { bridge } = open();
    const ended = expect(bridge.once('hostResume')).rejects.toMatchObject({ code: 'CLOSED' });
    bridge.close();
    await ended;
    await expect(bridge.once('hostResume')).rejects.toMatchObject({ code: 'CLOSED' });
  });
});
