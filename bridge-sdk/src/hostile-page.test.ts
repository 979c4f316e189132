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

/** Runs what waits for its turn; gives what the page's own error handling hears. */
function thrown(): string[] {
  const heard: string[] = [];
  for (let waiting = vi.getTimerCount(); waiting > 0; waiting -= 1) {
    try {
      vi.advanceTimersToNextTimer();
    } catch (error) {
      heard.push(String(error));
    }
  }
  return heard;
}

describe('somebody who looks on', () => {
  test('and throws stops neither a call nor an event, and is heard of', async () => {
    const host = createMockHost({ commands: { getMarketInfo: () => market } });
    const onTrace = () => {
      throw new Error('no room in the log');
    };
    const bridge = createBridge({ contract, transport: host.transport, onTrace });
    const hear = vi.fn();
    bridge.on('marketChange', hear);
    const answer = bridge.call('getMarketInfo');
    host.emit('marketChange', market);
    expect(hear).toHaveBeenCalledOnce();
    expect(thrown()).toContain('Error: no room in the log');
    expect(await answer).toEqual(market);
  });

  test('at a message deeper than the stack stops nothing', () => {
    const host = createMockHost();
    const hear = vi.fn();
    const bridge = createBridge({ contract, transport: host.transport, onTrace: () => undefined });
    bridge.on('hostNotification', hear);
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const fields = `"v":1,"ch":"${host.channel()}","k":"evt","name":"hostNotification"`;
    expect(() => host.sendRaw(`{${fields},"data":{"path":"/a","payload":${deep}}}`)).not.toThrow();
    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('a listener', () => {
  test('that calls, listens and closes while it hears confuses nobody', async () => {
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

  test('leaves nothing on a signal that lives longer', () => {
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const bridge = createBridge({ contract, transport: createMockHost().transport });
    bridge.on('hostResume', () => undefined, { signal })();
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(add.mock.calls.map(([, listener]) => listener));
  });

  test('that gives up while it hears what was kept hears no more', () => {
    const host = createMockHost();
    const bridge = createBridge({ contract, transport: host.transport });
    const stop = new AbortController();
    const hear = vi.fn(() => stop.abort());
    host.emit('marketChange', market);
    bridge.on('marketChange', hear, { signal: stop.signal });
    host.emit('marketChange', market);
    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('an answer', () => {
  test('inside the very post counts once, whatever follows it', async () => {
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

  test('after the call was given up inside the post changes nothing', async () => {
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

describe('closing', () => {
  test('twice does not take the port from the bridge that came after', () => {
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

  test('leaves alone a port that another bridge has taken since', () => {
    const port = { postMessage: () => undefined, onmessage: null };
    const open = () => createBridge({ contract, transport: androidTransport({ [shellNames.call]: port }, shellNames) });
    const [first] = [open(), open()];
    first.close();
    expect(port.onmessage).not.toBeNull();
  });

  test('while the app is being greeted ends every call and the waiting', async () => {
    const bridge = createBridge({ contract, transport: createMockHost({ isWelcoming: false }).transport });
    const code = bridge.call('getMarketInfo').catch((error: unknown) => error);
    bridge.close();
    expect(await code).toMatchObject({ code: 'CLOSED', via: undefined });
    expect(await bridge.ready).toMatchObject({ mode: 'native', welcome: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('support', () => {
  test('is not claimed for a stand-in that was left out', () => {
    const fallbacks = { uploadMedia: undefined };
    const bridge = createBridge({ contract, transport: createMockHost().transport, fallbacks });
    expect(bridge.supports('uploadMedia')).toBe(false);
  });

  test.each(['noSuchCommand', 'constructor', '__proto__'])('of %s is claimed for nobody', async (name) => {
    const old = createBridge({ contract, transport: createMockHost({ isWelcoming: false }).transport });
    await vi.advanceTimersByTimeAsync(contract.handshakeMs);
    expect(Reflect.apply(old.supports, undefined, [name])).toBe(false);
    expect(Reflect.apply(old.supports, undefined, ['closePage'])).toBe(true);
  });
});
