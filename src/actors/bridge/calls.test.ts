import { describe, expect, test } from 'vitest';
import { getMarketInfo, isBridgeError, type MarketInfo } from '#bridge-sdk/src/index.ts';
import { HostRefusal } from '#bridge-sdk/mock/create-mock-host.ts';
import { openInApp } from './app-fixture.ts';

const market: MarketInfo = { market: 'DE', marketName: 'Germany' };
const never = () => new Promise<never>(() => undefined);
const codeOf = (call: Promise<unknown>) => call.then(String, (error: unknown) => isBridgeError(error) && error.code);

describe('a call to the app', () => {
  test('comes back with what the app answers, checked by the contract', async () => {
    const { shop, app, host } = openInApp({ commands: { getMarketInfo: () => market } });
    expect(await getMarketInfo(shop)).toEqual(market);
    expect(app.calls).toEqual([{ command: 'getMarketInfo', params: {} }]);
    expect(host.getSnapshot().context.calls).toEqual({});
  });

  test('fails by the code of the app where the app refuses', async () => {
    const refuse = () => {
      throw new HostRefusal('PERMISSION_DENIED');
    };
    const { shop } = openInApp({ commands: { uploadMedia: refuse } });
    expect(await codeOf(shop.call('uploadMedia'))).toBe('PERMISSION_DENIED');
  });

  test('is over after the time of the contract, and the app is asked to stop [S7.bridge.16]', async () => {
    const { shop, app, clock, bridge } = openInApp({ commands: { getMarketInfo: never } });
    const call = codeOf(shop.call('getMarketInfo'));
    await expect.poll(() => app.calls).toHaveLength(1);
    clock.increment(1_999);
    expect(app.cancelled).toEqual([]);
    clock.increment(1);
    expect(await call).toBe('TIMEOUT');
    expect(app.cancelled).toHaveLength(1);
    expect(bridge.pending()).toBe(0);
  });

  test('may have a time of its own', async () => {
    const { shop, clock } = openInApp({ commands: { getUserInfo: never } });
    const call = codeOf(shop.call('getUserInfo', {}, { timeoutMs: 1_500 }));
    clock.increment(1_500);
    expect(await call).toBe('TIMEOUT');
  });

  test('waits for a person as long as the person needs, and goes with its signal', async () => {
    const { shop, app, clock } = openInApp({ commands: { confirm: never } });
    const attempt = new AbortController();
    const call = codeOf(shop.call('confirm', { message: 'Log out?' }, { signal: attempt.signal }));
    await expect.poll(() => app.calls).toHaveLength(1);
    clock.increment(86_400_000);
    attempt.abort();
    expect(await call).toBe('ABORTED');
    expect(app.cancelled).toHaveLength(1);
    expect(await codeOf(shop.call('confirm', { message: 'Again?' }, { signal: attempt.signal }))).toBe('ABORTED');
  });

  test('never hangs on a machine that has stopped', async () => {
    const { shop, root } = openInApp();
    root.stop();
    expect(await codeOf(shop.call('getMarketInfo'))).toBe('CLOSED');
  });

  test('that is only mentioned fails in silence', async () => {
    const { shop, bridge } = openInApp({ commands: {} });
    shop.mention('notifyApp', { name: 'cartMerged' });
    await expect.poll(() => bridge.pending()).toBe(0);
  });
});
