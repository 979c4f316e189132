import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { BridgeError, isBridgeError } from './errors.ts';
import { closePage, confirm, linkBrowser } from './generated/commands.ts';
import { contract } from './generated/contract.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a call', () => {
  test('fills in defaults before it is sent', async () => {
    const host = createMockHost({ commands: { linkBrowser: () => undefined, updateRightButtons: () => undefined } });
    const bridge = createBridge({ contract, transport: host.transport });
    await linkBrowser(bridge, { redirectUrl: '/shopping-cart', title: 'Cart' });
    await bridge.call('updateRightButtons', { buttons: [{ type: 3 }] });
    expect(host.calls.map(({ params }) => params)).toEqual([
      { redirectUrl: '/shopping-cart', title: 'Cart', skipWay: 'appBrowser' },
      { buttons: [{ type: 3, visible: false, count: 0, dot: false }] },
    ]);
  });

  test('to setDefaultInputMethod reaches the app as it was made [S7.bridge.06]', async () => {
    const host = createMockHost({ commands: { setDefaultInputMethod: () => ({ applied: true }) } });
    const bridge = createBridge({ contract, transport: host.transport });
    expect(await bridge.call('setDefaultInputMethod', { mode: 'resize' })).toEqual({ applied: true });
    expect(host.calls).toMatchObject([{ command: 'setDefaultInputMethod', params: { mode: 'resize' } }]);
  });

  test('fills in the default for a field that is undefined', async () => {
    const host = createMockHost({ commands: { linkBrowser: () => undefined } });
    const bridge = createBridge({ contract, transport: host.transport });
    await bridge.call('linkBrowser', { redirectUrl: '/home', skipWay: undefined });
    expect(host.calls[0]?.params).toMatchObject({ skipWay: 'appBrowser' });
  });

  test('gets its own reply when the same command is called twice at once', async () => {
    const answers = [false, true];
    const host = createMockHost({
      commands: {
        confirm: ({ message }) =>
          new Promise((resolve) => setTimeout(resolve, Number(message), { confirmed: answers.pop() === true })),
      },
    });
    const bridge = createBridge({ contract, transport: host.transport });
    const slow = confirm(bridge, { message: '200' });
    const fast = confirm(bridge, { message: '100' });
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.all([slow, fast])).toEqual([{ confirmed: true }, { confirmed: false }]);
  });

  test('whose parameters cannot be serialised is rejected', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    const host = createMockHost({ commands: { passThrough: () => undefined } });
    const bridge = createBridge({ contract, transport: host.transport });
    const call = Reflect.apply(bridge.call, undefined, ['passThrough', { requestCode: 'a', data: circle }]);
    await expect(call).rejects.toMatchObject({ code: 'HOST_ERROR' });
    expect(bridge.pending()).toBe(0);
  });

  test.each(['constructor', '__proto__', 'toString', 'noSuchCommand'])('of %s is unsupported', async (name) => {
    const bridge = createBridge({ contract, transport: createMockHost().transport });
    await expect(Reflect.apply(bridge.call, undefined, [name])).rejects.toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('with a time-out above the limit of timers does not end at once', async () => {
    const host = createMockHost({ commands: { closePage: () => undefined }, isSilent: true });
    const bridge = createBridge({ contract, transport: host.transport });
    closePage(bridge, {}, { timeoutMs: Infinity }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bridge.pending()).toBe(1);
    bridge.close();
  });

  test("removes its listener from the caller's signal", async () => {
    const host = createMockHost({ commands: { closePage: () => undefined } });
    const bridge = createBridge({ contract, transport: host.transport });
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await closePage(bridge, {}, { signal });
    expect(remove.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      add.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });

  test('clears its timer', async () => {
    const host = createMockHost({ commands: { getMarketInfo: () => ({ market: 'EU', marketName: '' }) } });
    const bridge = createBridge({ contract, transport: host.transport });
    await bridge.call('getMarketInfo');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a fallback', () => {
  test('that throws rejects the call with a BridgeError that has the cause', async () => {
    const cause = new Error('no disk');
    const fail = () => {
      throw cause;
    };
    const bridge = createBridge({ contract, transport: createMockHost().transport, fallbacks: { getUserInfo: fail } });
    await expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code: 'HOST_ERROR', via: 'browser', cause });
  });

  test('may reject with its own code', async () => {
    const fail = () => Promise.reject(new BridgeError('NETWORK', 'uploadMedia'));
    const bridge = createBridge({ contract, transport: createMockHost().transport, fallbacks: { uploadMedia: fail } });
    await expect(bridge.call('uploadMedia')).rejects.toMatchObject({ code: 'NETWORK', via: 'browser' });
  });

  test('that never settles is ended by the time-out of its command', async () => {
    const never = () => new Promise<never>(() => undefined);
    const bridge = createBridge({ contract, transport: createMockHost().transport, fallbacks: { getUserInfo: never } });
    const ended = expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code: 'TIMEOUT', via: 'browser' });
    await vi.advanceTimersByTimeAsync(3_000);
    await ended;
  });

  test('runs synchronously in the click that caused it', async () => {
    const host = createMockHost();
    const stand = vi.fn(() => ({ items: [] }));
    const bridge = createBridge({ contract, transport: host.transport, fallbacks: { uploadMedia: stand } });
    const call = bridge.call('uploadMedia');
    expect(stand).toHaveBeenCalledOnce();
    expect(await call).toEqual({ items: [] });
  });
});

describe('an error', () => {
  test('is recognised by its code', () => {
    const error = new BridgeError('TIMEOUT', 'getUserInfo', 'native');
    expect(isBridgeError(error)).toBe(true);
    expect(isBridgeError(error, 'TIMEOUT')).toBe(true);
    expect(isBridgeError(error, 'ABORTED')).toBe(false);
    expect(isBridgeError(new Error('TIMEOUT'))).toBe(false);
    expect(error.message).toBe('getUserInfo: TIMEOUT');
  });

  test.each(['TIMEOUT', 'ABORTED', 'CLOSED', 'INVALID_RESULT', 'NONSENSE', '', 7, null])(
    'of the app with the code %j, which no app may say, is HOST_ERROR',
    async (code) => {
      const host = createMockHost({ commands: { closePage: () => undefined }, isSilent: true });
      const sent: string[] = [];
      const { post } = host.transport;
      const transport = { ...host.transport, post: (text: string) => void (sent.push(text), post(text)) };
      const bridge = createBridge({ contract, transport });
      const ended = expect(bridge.call('closePage')).rejects.toMatchObject({ code: 'HOST_ERROR' });
      const { id } = JSON.parse(sent.at(-1) ?? '');
      host.sendRaw(JSON.stringify({ v: 1, ch: host.channel(), k: 'res', id, ok: false, error: { code } }));
      await ended;
    },
  );
});
