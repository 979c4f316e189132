import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { envelope, failureOf, json, layout, shopAnswering } from './answering-fixture.ts';
import { unwrap } from './envelope.ts';
import { createSlowRequestMonitor } from './slow-requests.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server whose answers are held until they are given. */
function slowShop() {
  const held: ((response: Response) => void)[] = [];
  const calls = createSlowRequestMonitor(
    (request) =>
      new Promise((resolve, reject) => {
        held.push(resolve);
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      }),
  );
  const { client } = shopAnswering(calls.send);
  const ask = () => unwrap(client.GET(layout));
  const answer = (call: number) => held[call]?.(json(envelope(200, { blocks: [] })));
  return { calls, client, held, ask, answer };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a call that takes long', () => {
  test('is said to be under way after 8 s, and can be cancelled after 20 s [S7.calls.11]', async () => {
    const { calls, ask, answer } = slowShop();
    const running = ask();
    await wait(7_999);
    expect(calls.stage()).toBe('quick');
    await wait(1);
    expect(calls.stage()).toBe('long');
    await wait(11_999);
    expect(calls.stage()).toBe('long');
    await wait(1);
    expect(calls.stage()).toBe('tooLong');
    answer(0);
    expect(await running).toEqual({ blocks: [] });
    expect(calls.stage()).toBe('quick');
  });

  test('fails as cancelled when it is given up, and one that is younger goes on', async () => {
    const { calls, ask, answer } = slowShop();
    const old = failureOf(ask());
    await wait(15_000);
    const young = ask();
    await wait(5_000);
    calls.cancel();
    expect(await old).toMatchObject({ kind: 'aborted', message: 'The request was cancelled' });
    await wait(3_000);
    expect(calls.stage()).toBe('long');
    answer(1);
    expect(await young).toEqual({ blocks: [] });
  });

  test('cannot be cancelled a millisecond before its time', async () => {
    const { calls, ask, answer } = slowShop();
    const running = ask();
    await wait(19_999);
    calls.cancel();
    answer(0);
    expect(await running).toEqual({ blocks: [] });
  });

  test('still ends when whoever asked has gone', async () => {
    const { calls, client } = slowShop();
    const leaving = new AbortController();
    const running = failureOf(unwrap(client.GET(layout, { signal: leaving.signal })));
    await wait(9_000);
    leaving.abort();
    expect(await running).toMatchObject({ kind: 'aborted' });
    expect(calls.stage()).toBe('quick');
  });

  test('is not noticed where nobody waits for it', async () => {
    const { calls } = slowShop();
    const background = ['/bff-app/v1/mobile/refresh-token', '/app-mall/v1/page-time/report', '/web-log/v1/entry'];
    for (const path of background) void calls.send(new Request(`https://shop.test${path}`));
    void calls.send(new Request(`https://shop.test${layout}`, { keepalive: true }));
    await wait(60_000);
    expect(calls.stage()).toBe('quick');
  });

  test('notifies whoever listens when something has changed, and nobody else', async () => {
    const { calls, ask, answer } = slowShop();
    const listener = vi.fn();
    const stop = calls.subscribe(listener);
    const running = ask();
    await wait(20_000);
    expect(listener).toHaveBeenCalledTimes(2);
    answer(0);
    await running;
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    const again = ask();
    await wait(8_000);
    expect(listener).toHaveBeenCalledTimes(3);
    answer(1);
    await again;
  });
});
