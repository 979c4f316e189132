import { describe, expect, test } from 'vitest';
import { browserFallbacks, passThroughKey } from '#bridge-sdk/browser/browser-fallbacks.ts';
import { createMockHost } from '#bridge-sdk/mock/create-mock-host.ts';
import { createBridge } from '#bridge-sdk/src/create-bridge.ts';
import { contract } from '#bridge-sdk/src/generated/contract.ts';

/** What the shop and an app tell each other, with the defaults of the specification. */
const bar = { type: 3, visible: true, count: 2, dot: true, icons: ['cart'] };

test('a session has an account, its token and whether it is savvy [S3.records.02]', async () => {
  const session = { accountId: 'A1', accountToken: 'at_1', savvyUser: true };
  const host = createMockHost({ commands: { getUserInfo: () => ({ ...session, more: 1 }) } });
  const bridge = createBridge({ contract, transport: host.transport });
  expect(await bridge.call('getUserInfo')).toMatchObject(session);
});

test('an app starts with who it is, who is here and how it looks [S3.records.05]', async () => {
  const start = { clientId: 'client-0001-0001', accountId: 'A1', themeId: 2, lightMode: false };
  const host = createMockHost({ commands: { getInitialAppData: () => start } });
  const bridge = createBridge({ contract, transport: host.transport });
  expect(await bridge.call('getInitialAppData')).toEqual(start);
});

describe('a right button', () => {
  test.each([
    ['S3.right-button.01', {}, { type: 0, visible: false, count: 0, dot: false }],
    ['S3.right-button.01', bar, bar],
    [
      'S3.right-button.02',
      { extra: { tint: 'dusk' } },
      { type: 0, visible: false, count: 0, dot: false, extra: { tint: 'dusk' } },
    ],
  ])('[%s] with the settings %j arrives as %j', async (_id, settings, arrived) => {
    const host = createMockHost({ commands: { updateRightButton: () => undefined } });
    const bridge = createBridge({ contract, transport: host.transport });
    await bridge.call('updateRightButton', settings);
    expect(host.calls.map(({ params }) => params)).toEqual([arrived]);
  });
});

test('what is passed to another page is kept by its request code [S3.storage.32]', async () => {
  const values = new Map<string, string>();
  const store = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const fallbacks = browserFallbacks({ view: window, store, navigate: () => undefined });
  const bridge = createBridge({ contract, fallbacks });
  await bridge.call('passThrough', { requestCode: 'A', data: { of: 'a' } });
  await bridge.call('passThrough', { requestCode: 'B', data: { of: 'b' } });
  expect(JSON.parse(values.get(passThroughKey('A')) ?? '')).toEqual({ of: 'a' });
  expect(JSON.parse(values.get(passThroughKey('B')) ?? '')).toEqual({ of: 'b' });
});
