import { expect, test } from 'vitest';
import { dearestLine } from './dearest-line.ts';

const image = {
  url: '/media/products/dome/',
  alt: '',
  w: 1,
  h: 1,
  widths: [320],
  lqip: { day: '#000', night: '#000' },
};
const line = (lineId: string, amount: number) => ({ lineId, image, unit: { amount, currency: 'USD' as const } });

test('the dearest lamp is the one whose piece costs most, not the longest line', () => {
  expect(dearestLine([line('bulb', 1499), line('dome', 8900), line('strip', 3599)])?.lineId).toBe('dome');
});

test('of lamps of one price the first is taken', () => {
  expect(dearestLine([line('a', 8900), line('b', 8900)])?.lineId).toBe('a');
});

test('an order without lines has no dearest lamp', () => {
  expect(dearestLine([])).toBeUndefined();
});
