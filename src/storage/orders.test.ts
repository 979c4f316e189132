import { expect, test } from 'vitest';
import { accessKeyOf, keepAccessKey, keepLastOrder, readLastOrder } from './orders.ts';
import { createStore } from './store.ts';

// Blocked storage: what is written stays in memory, which is all these need.
const emptyStore = () =>
  createStore({
    area: () => {
      throw new Error('blocked');
    },
    onForeignChange: () => undefined,
  });

test('keeps the key of every guest order', () => {
  const store = emptyStore();
  keepAccessKey(store, 'LUS1', 'a');
  keepAccessKey(store, 'LUS2', 'b');
  expect([accessKeyOf(store, 'LUS1'), accessKeyOf(store, 'LUS2'), accessKeyOf(store, 'LUS3')]).toEqual([
    'a',
    'b',
    undefined,
  ]);
});

test('remembers the last order of each market with what it bought', () => {
  const store = emptyStore();
  keepLastOrder(store, 'US', { purchase: 'BUY_NOW DOME 2', orderNo: 'LUS1' });
  keepLastOrder(store, 'EU', { purchase: 'CART', orderNo: 'LEU1' });
  expect(readLastOrder(store, 'US')).toEqual({ purchase: 'BUY_NOW DOME 2', orderNo: 'LUS1' });
  expect(readLastOrder(store, 'GB')).toBeUndefined();
});
