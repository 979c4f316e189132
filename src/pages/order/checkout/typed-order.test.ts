import { afterEach, expect, test } from 'vitest';
import { dropAllTyped, typedOrderDraft } from './typed-order.ts';

const typed = { email: 'ola@example.test', remark: 'Ring twice', address: { country: 'US', city: 'Oakland' } };
const nothing = { email: '', remark: '', address: undefined };

afterEach(dropAllTyped);

test('what a guest typed is there again after a reload, in the market it was typed for', () => {
  typedOrderDraft('US').keep(typed);
  expect(typedOrderDraft('US').read()).toEqual(typed);
  expect(typedOrderDraft('EU').read()).toEqual(nothing);
});

test('nothing of it is left once the order is placed', () => {
  typedOrderDraft('US').keep(typed);
  typedOrderDraft('US').drop();
  expect(typedOrderDraft('US').read()).toEqual(nothing);
});

test('nothing of it is left in any market once the guest is a member', () => {
  typedOrderDraft('US').keep(typed);
  typedOrderDraft('GB').keep(typed);
  dropAllTyped();
  expect(typedOrderDraft('US').read()).toEqual(nothing);
  expect(typedOrderDraft('GB').read()).toEqual(nothing);
});
