import { expect, test } from 'vitest';
import { fingerprint } from '#rules/fingerprint.ts';
import { fakeArea, openStore } from './area-fixture.ts';
import { readIntent, writeIntent } from './intents.ts';
import { stored } from './keys.ts';

test('the intents of all operations come back after a reload as they were written', () => {
  const area = fakeArea();
  const before = openStore(area);
  const payment = { key: 'k2', method: 'CARD', savedCardId: null };
  writeIntent(before, 'createOrder', 'checkout', { key: 'k1', quoteHash: 'q' });
  writeIntent(before, 'createPayment', 'LUS1', payment);
  writeIntent(before, 'createPayment', 'LUS2', { ...payment, savedCardId: 'card' });
  writeIntent(before, 'revokeOrder', 'LUS1', { key: 'k3', hash: 'h' });
  const store = openStore(area);
  expect(readIntent(store, 'createOrder', 'checkout')).toEqual({ key: 'k1', quoteHash: 'q' });
  expect(readIntent(store, 'createPayment', 'LUS1')).toEqual(payment);
  expect(readIntent(store, 'createPayment', 'LUS2')).toEqual({ ...payment, savedCardId: 'card' });
  expect(readIntent(store, 'revokeOrder', 'LUS1')).toEqual({ key: 'k3', hash: 'h' });
  expect(readIntent(store, 'revokeOrder', 'LUS2')).toBeNull();
});

test('an intent whose answer is known is forgotten, and the others stay', () => {
  const store = openStore(fakeArea());
  writeIntent(store, 'revokeOrder', 'LUS1', { key: 'a', hash: 'h' });
  writeIntent(store, 'revokeOrder', 'LUS2', { key: 'b', hash: 'h' });
  writeIntent(store, 'revokeOrder', 'LUS1', null);
  expect([readIntent(store, 'revokeOrder', 'LUS1'), readIntent(store, 'revokeOrder', 'LUS2')?.key]).toEqual([
    null,
    'b',
  ]);
});

test('an intent that lacks a field is none', () => {
  const store = openStore(fakeArea({ intents: JSON.stringify({ 'createPayment LUS1': { key: 'k' } }) }));
  expect(readIntent(store, 'createPayment', 'LUS1')).toBeNull();
});

test('intents that an earlier version kept as texts are read, and go with their answer', () => {
  const draft = '["CANCEL_PAID",[],"CHANGED_MIND",[]]';
  const store = openStore(
    fakeArea({
      intents: JSON.stringify({
        'checkout key': 'k1 q',
        'payment key LUS1': JSON.stringify({ key: 'k2', method: 'CARD', savedCardId: null }),
        'payment key LUS2': '{"key":',
        'revoke LUS1': `k3 ${draft}`,
        'lastOrder US': 'LUS1 CART',
      }),
    }),
  );
  expect(readIntent(store, 'createOrder', 'checkout')).toEqual({ key: 'k1', quoteHash: 'q' });
  expect(readIntent(store, 'createPayment', 'LUS1')).toEqual({ key: 'k2', method: 'CARD', savedCardId: null });
  expect(readIntent(store, 'createPayment', 'LUS2')).toBeNull();
  expect(readIntent(store, 'revokeOrder', 'LUS1')).toEqual({ key: 'k3', hash: fingerprint(draft) });
  writeIntent(store, 'createOrder', 'checkout', null);
  expect(Object.keys(store.read(stored.intents))).not.toContain('checkout key');
});
