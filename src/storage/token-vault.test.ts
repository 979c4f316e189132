import { expect, test, vi } from 'vitest';
import { createTokenVault } from './token-vault.ts';

const record = { accountId: 'A1', token: 'at_1', refreshToken: 'rt_1', refreshExpireTime: 1_900_000_000_000 };
const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');

test.each([
  ['has no database', {}],
  [
    'blocks its databases',
    {
      indexedDB: () => {
        throw denied();
      },
    },
  ],
])('where the browser %s, this tab remembers the tokens', async (_why, browser) => {
  const vault = createTokenVault(browser);
  expect(await vault.read()).toBeUndefined();
  await vault.write(record);
  expect(await vault.read()).toEqual(record);
  await vault.write(undefined);
  expect(await vault.read()).toBeUndefined();
});

test('where the browser refuses locks, the work is done without', async () => {
  const vault = createTokenVault({ locks: { request: () => Promise.reject(denied()) } });
  expect(await vault.alone('token-refresh', () => Promise.resolve('done'))).toBe('done');
});

test('work that fails under the lock fails, and is not done again', async () => {
  const vault = createTokenVault({ locks: { request: (_name, work) => work() } });
  const work = vi.fn(() => Promise.reject(new Error('The network failed')));
  await expect(vault.alone('token-refresh', work)).rejects.toThrow('The network failed');
  expect(work).toHaveBeenCalledTimes(1);
});
