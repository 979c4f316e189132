import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { shellNames } from './shell-names.ts';
import { contract } from './generated/contract.ts';
import { androidTransport } from './transports/android.ts';
import { memoryTransport } from './transports/memory.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const market = { market: 'EU', marketName: 'Europe' };

/** Flushes tasks; returns the errors that reached the page's error handler. */
function thrown(): string[] {
  const errors: string[] = [];
  for (let waiting = vi.getTimerCount(); waiting > 0; waiting -= 1) {
    try {
      vi.advanceTimersToNextTimer();
    } catch (error) {
      errors.push(String(error));
    }
  }
  return errors;
}

describe('a trace listener', () => {
  test('that throws stops neither calls nor events, and its error is reported', async () => {
    const host = createMockHost({ commands: { getMarketInfo: () => market } });
    const onTrace = () => {
      throw new Error('no room in the log');
    };
    const bridge = createBridge({ contract, transport: host.transport, onTrace });
    const listener = vi.fn();
    bridge.on('marketChange', listener);
    const answer = bridge.call('getMarketInfo');
    host.emit('marketChange', market);
    expect(listener).toHaveBeenCalledOnce();
    expect(thrown()).toContain('Error: no room in the log');
    expect(await answer).toEqual(market);
  });

  test('does not break on a message nested deeper than the stack', () => {
    const host = createMockHost();
    const listener = vi.fn();
    const bridge = createBridge({ contract, transport: host.transport, onTrace: () => undefined });
    bridge.on('hostNotification', listener);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const fields = `"v":1,"ch":"${host.channel()}","k":"evt","name":"hostNotification"`;
    expect(() => host.sendRaw(`{${fields},"data":{"path":"/a","payload":${deep}}}`)).not.toThrow();
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('an event listener', () => {
  test('may call, subscribe and close the bridge while it is called', async () => {
    const host = createMockHost({ commands: { getMarketInfo: () => market } });
    const bridge = createBridge({ contract, transport: host.transport });
    const [inner, last] = [vi.fn(), vi.fn()];
    let code: Promise<unknown> = Promise.resolve();
    bridge.on('hostResume', () => {
      bridge.on('hostResume', inner);
      bridge.close();
      code = bridge.call('getMarketInfo').catch((error: unknown) => error);
    });
    bridge.on('hostResume', last);
    host.emit('hostResume', {});
    expect(inner).not.toHaveBeenCalled();
    expect(last).toHaveBeenCalledOnce();
    expect(await code).toMatchObject({ code: 'CLOSED' });
    host.emit('hostResume', {});
    expect(last).toHaveBeenCalledOnce();
  });

  test('leaves nothing on a signal that outlives it', () => {
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const bridge = createBridge({ contract, transport: createMockHost().transport });
    bridge.on('hostResume', () => undefined, { signal })();
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
  });

  test('that aborts during the delivery of retained events gets no more of them', () => {
    const host = createMockHost();
    const bridge = createBridge({ contract, transport: host.transport });
    const stop = new AbortController();
    const listener = vi.fn(() => stop.abort());
    host.emit('marketChange', market);
    bridge.on('marketChange', listener, { signal: stop.signal });
    host.emit('marketChange', market);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('a reply', () => {
  test('during the post counts once, whatever follows', async () => {
    const { transport, host } = memoryTransport((text) => {
      const { k, ch, id } = JSON.parse(text);
      const say = (message: object) => host.send(JSON.stringify({ v: 1, ch, ...message }));
      if (k === 'hello') say({ k: 'welcome', data: { protocol: 1, host: {}, commands: { getMarketInfo: 1 } } });
      if (k !== 'req') return;
      say({ k: 'res', id, ok: true, data: market });
      say({ k: 'res', id, ok: false, error: { code: 'HOST_ERROR' } });
      throw new Error('and then the app fell over');
    });
    const bridge = createBridge({ contract, transport });
    expect(await bridge.call('getMarketInfo')).toEqual(market);
    expect(bridge.pending()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after the call was aborted during the post is ignored', async () => {
    const stop = new AbortController();
    const { transport, host } = memoryTransport((text) => {
      const { k, ch, id } = JSON.parse(text);
      if (k !== 'req') return;
      stop.abort();
      host.send(JSON.stringify({ v: 1, ch, k: 'res', id, ok: true, data: market }));
    });
    const bridge = createBridge({ contract, transport });
    const code = bridge.call('getMarketInfo', {}, { signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(contract.handshakeMs);
    expect(await code).toMatchObject({ code: 'ABORTED', via: 'native' });
    expect(bridge.pending()).toBe(0);
  });
});

describe('closing a bridge', () => {
  test('twice keeps the port of a newer bridge', () => {
    const port = { postMessage: () => undefined, onmessage: null };
    const open = () => createBridge({ contract, transport: androidTransport({ [shellNames.call]: port }, shellNames) });
    const first = open();
    first.close();
    const second = open();
    first.close();
    expect(port.onmessage).not.toBeNull();
    second.close();
    expect(port.onmessage).toBeNull();
  });

  test('keeps a port that another bridge has taken since', () => {
    const port = { postMessage: () => undefined, onmessage: null };
    const open = () => createBridge({ contract, transport: androidTransport({ [shellNames.call]: port }, shellNames) });
    const [first] = [open(), open()];
    first.close();
    expect(port.onmessage).not.toBeNull();
  });

  test('during the handshake ends every call and every wait', async () => {
    const bridge = createBridge({ contract, transport: createMockHost({ isWelcoming: false }).transport });
    const code = bridge.call('getMarketInfo').catch((error: unknown) => error);
    bridge.close();
    expect(await code).toMatchObject({ code: 'CLOSED', via: undefined });
    expect(await bridge.ready).toMatchObject({ mode: 'native', welcome: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('supports()', () => {
  test('is false for a missing fallback', () => {
    const fallbacks = { uploadMedia: undefined };
    const bridge = createBridge({ contract, transport: createMockHost().transport, fallbacks });
    expect(bridge.supports('uploadMedia')).toBe(false);
  });

  test.each(['noSuchCommand', 'constructor', '__proto__'])('is false for %s', async (name) => {
    const old = createBridge({ contract, transport: createMockHost({ isWelcoming: false }).transport });
    await vi.advanceTimersByTimeAsync(contract.handshakeMs);
    expect(Reflect.apply(old.supports, undefined, [name])).toBe(false);
    expect(Reflect.apply(old.supports, undefined, ['closePage'])).toBe(true);
  });
});
