import { expect, test } from 'vitest';
import { actionPlaces } from './action-places.ts';

test('what moves an order on stands in front, what ends it beside it, and the rest below the items', () => {
  expect(actionPlaces(['PAY', 'EDIT_ADDRESS', 'CANCEL', 'CONTACT'])).toEqual({
    main: ['PAY', 'EDIT_ADDRESS'],
    quiet: ['CANCEL'],
    more: ['CONTACT'],
  });
  expect(actionPlaces(['TRACK', 'REVIEW', 'RMA', 'BILL', 'REBUY'])).toEqual({
    main: ['REVIEW', 'TRACK'],
    quiet: [],
    more: ['RMA', 'BILL', 'REBUY'],
  });
});

test('an order that is over has one action in front: buying it again before its invoice', () => {
  expect(actionPlaces(['RMA', 'BILL', 'REBUY', 'CONTACT'])).toEqual({
    main: ['REBUY'],
    quiet: [],
    more: ['RMA', 'BILL', 'CONTACT'],
  });
});

test('a withdrawal is never below the items', () => {
  expect(actionPlaces(['WITHDRAW', 'BILL'])).toEqual({ main: ['BILL'], quiet: ['WITHDRAW'], more: [] });
});
