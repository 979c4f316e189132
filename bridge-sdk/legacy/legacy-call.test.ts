import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from '../src/create-bridge.ts';
import { contract } from '../src/generated/contract.ts';
import { legacyCall } from './legacy-call.ts';

const names = { flag: 'oldFlag', fn: 'oldCall' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a legacy app', () => {
  test.each<[string, object]>([
    ['only the flag', { oldFlag: true }],
    ['only the function', { oldCall: () => undefined }],
    ['a flag that is no true', { oldFlag: 1, oldCall: () => undefined }],
    ['something that cannot be called', { oldFlag: true, oldCall: 'call' }],
    ['nothing', {}],
  ])('is not detected with %s', (_, view) => {
    expect(legacyCall({ ...names, view })).toBeUndefined();
  });

  test('is not detected on a server', () => {
    expect(legacyCall(names)).toBeUndefined();
  });

  test('is looked up in the window by default', () => {
    vi.stubGlobal('window', { oldFlag: true, oldCall: () => undefined });
    expect(legacyCall(names)?.kind).toBe('legacy-call');
    vi.unstubAllGlobals();
  });

  test('is called by its own function and answers through the given receiver', async () => {
    const view: { oldFlag: boolean; oldCall: (text: string) => void; answer?: (text: string) => void } = {
      oldFlag: true,
      oldCall(text): void {
        const { k, id } = JSON.parse(text);
        const data = { market: 'GB', marketName: 'United Kingdom' };
        if (k === 'req') this.answer?.(JSON.stringify({ v: 1, k: 'res', id, ok: true, data }));
      },
    };
    const transport = legacyCall({ ...names, receive: 'answer', view });
    const bridge = createBridge({ contract, transport });
    expect(bridge.mode).toBe('native');
    const market = bridge.call('getMarketInfo');
    await vi.advanceTimersByTimeAsync(contract.handshakeMs);
    expect(await market).toEqual({ market: 'GB', marketName: 'United Kingdom' });
    bridge.close();
    expect(view).not.toHaveProperty('answer');
  });
});
