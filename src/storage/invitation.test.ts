import { expect, test } from 'vitest';
import { stored } from './keys.ts';
import { forgetInvitation, keepInvitation, keptInvitation } from './invitation.ts';
import { createStore } from './store.ts';

function emptyStore() {
  const values = new Map<string, string>();
  const area = {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return createStore({ area: () => area, onForeignChange: () => undefined });
}

const day = 24 * 3_600_000;
const opened = 1_800_000_000_000;

test('an opened link counts for thirty days and the last one wins', () => {
  const store = emptyStore();
  keepInvitation(store, 'AAAA1111', opened);
  keepInvitation(store, 'bbbb-2222', opened + day);
  expect(keptInvitation(store, opened + 31 * day - 1)).toEqual({ shareCode: 'BBBB2222' });
  expect(keptInvitation(store, opened + 31 * day)).toEqual({});
});

test('what cannot be a code takes nothing away', () => {
  const store = emptyStore();
  keepInvitation(store, 'AAAA1111', opened);
  keepInvitation(store, '<script>', opened + 1);
  expect(keptInvitation(store, opened + 1)).toEqual({ shareCode: 'AAAA1111' });
});

test('a clock that was put back does not make a link last longer', () => {
  const store = emptyStore();
  keepInvitation(store, 'AAAA1111', opened);
  expect(keptInvitation(store, opened - 1)).toEqual({});
  forgetInvitation(store);
  expect(store.read(stored.shareCode)).toBe('');
});
