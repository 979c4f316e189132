import { expect, test } from 'vitest';
import { readEvent } from './read-event.ts';

test('an event is read with everything it carries', () => {
  expect(readEvent('{ "type": "cart.add", "sku": "firefly" }')).toEqual({ type: 'cart.add', sku: 'firefly' });
});

test.each(['', '{', '[]', 'null', '"cart.add"', '{}', '{ "type": 1 }'])('%s is no event', (written) => {
  expect(readEvent(written)).toBeUndefined();
});
