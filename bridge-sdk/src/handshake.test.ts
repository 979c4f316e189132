import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from './create-bridge.ts';
import { contract } from './generated/contract.ts';

const user = { accountId: 'A1', accountToken: 'ada', savvyUser: true };
const commands = { getUserInfo: () => user };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const welcome = (channel: string, data: object) =>
  JSON.stringify({ v: 1, ch: channel, k: 'welcome', data: { protocol: 1, host: {}, commands: {}, ...data } });

describe('an app that sends a welcome', () => {
  test('is described by its name, version and commands', async () => {
    const host = createMockHost({ platform: 'android', appVersion: '5.1.0', commands });
    const bridge = createBridge({ contract, transport: host.transport });
    expect(await bridge.ready).toMatchObject({
      mode: 'native',
      welcome: { host: { platform: 'android', appVersion: '5.1.0' } },
      isSameContract: true,
    });
    expect(bridge.supports('getUserInfo')).toBe(true);
    expect(bridge.supports('getUserInfo', 2)).toBe(false);
    expect(bridge.supports('uploadMedia')).toBe(false);
  });

  test('sends initial data for later subscribers', () => {
    const host = createMockHost({ initial: { accountToken: 'ada', lightMode: false } });
    const bridge = createBridge({ contract, transport: host.transport });
    expect(bridge.peek('hostData')).toMatchObject({ accountToken: 'ada', lightMode: false });
  });

  test('and has another contract is recognised', async () => {
    const host = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    host.sendRaw(welcome(host.channel(), { contract: 'older' }));
    expect(await bridge.ready).toMatchObject({ isSameContract: false });
  });

  test('twice changes nothing the second time', async () => {
    const host = createMockHost({ commands });
    const bridge = createBridge({ contract, transport: host.transport });
    host.sendRaw(welcome(host.channel(), { commands: { uploadMedia: 1 } }));
    expect(bridge.supports('uploadMedia')).toBe(false);
    expect(bridge.supports('getUserInfo')).toBe(true);
  });

  test.each([
    ['of another protocol', { protocol: 2 }],
    ['without commands', { commands: undefined }],
    ['without a name', { host: 'ios' }],
  ])('that is invalid (%s) is ignored', async (_, data) => {
    const host = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    host.sendRaw(welcome(host.channel(), data));
    await vi.advanceTimersByTimeAsync(800);
    expect(await bridge.ready).toMatchObject({ welcome: undefined });
  });
});

describe('an app that sends no welcome', () => {
  test('is a legacy app after 800 ms, and not before', async () => {
    const host = createMockHost({ commands, isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    const call = bridge.call('getUserInfo');
    await vi.advanceTimersByTimeAsync(799);
    expect(host.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual(user);
    expect(await bridge.ready).toMatchObject({ mode: 'native', welcome: undefined });
    expect(bridge.supports('uploadMedia')).toBe(true);
    expect(bridge.supports('uploadMedia', 2)).toBe(false);
  });

  test('gets no call whose time-out has passed', async () => {
    const host = createMockHost({ commands, isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    const ended = expect(bridge.call('getUserInfo', {}, { timeoutMs: 500 })).rejects.toMatchObject({
      code: 'TIMEOUT',
      via: undefined,
    });
    await vi.advanceTimersByTimeAsync(2_000);
    await ended;
    expect(host.calls).toEqual([]);
    expect(host.cancelled).toEqual([]);
  });

  test('may omit the channel until it sends a welcome', async () => {
    const host = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    const push = (market: string) =>
      host.sendRaw(JSON.stringify({ v: 1, k: 'evt', name: 'marketChange', data: { market } }));
    push('DE');
    expect(bridge.peek('marketChange')?.market).toBe('DE');
    host.sendRaw(welcome(host.channel(), {}));
    push('FR');
    expect(bridge.peek('marketChange')?.market).toBe('DE');
  });

  test('in time, but a late one, has the commands of that welcome from then on', async () => {
    const host = createMockHost({ isWelcoming: false });
    const bridge = createBridge({ contract, transport: host.transport });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(bridge.supports('uploadMedia')).toBe(true);
    host.sendRaw(welcome(host.channel(), { commands: { closePage: 1 } }));
    expect(bridge.supports('uploadMedia')).toBe(false);
    expect(bridge.supports('closePage')).toBe(true);
  });

  test('does not delay closing the bridge', async () => {
    const bridge = createBridge({ contract, transport: createMockHost({ isWelcoming: false }).transport });
    const call = expect(bridge.call('getUserInfo')).rejects.toMatchObject({ code: 'CLOSED' });
    bridge.close();
    await call;
    expect(await bridge.ready).toMatchObject({ mode: 'native' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('because it cannot receive hello does not block the bridge', async () => {
    const host = createMockHost();
    host.crash();
    const bridge = createBridge({ contract, transport: host.transport });
    await vi.advanceTimersByTimeAsync(800);
    await expect(bridge.call('closePage')).rejects.toMatchObject({ code: 'HOST_ERROR' });
  });
});

describe('a bridge without an app', () => {
  test('settles every call on a server and does nothing', async () => {
    const stand = vi.fn();
    const bridge = createBridge({ contract, fallbacks: { closePage: stand } });
    expect(bridge.mode).toBe('server');
    expect(await bridge.ready).toMatchObject({ mode: 'server' });
    await expect(bridge.call('closePage')).rejects.toMatchObject({ code: 'UNSUPPORTED' });
    expect(bridge.supports('closePage')).toBe(false);
    expect(stand).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
