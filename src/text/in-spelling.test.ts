import { expect, test } from 'vitest';
import { inSpelling } from './in-spelling.ts';

const table = {
  title: 'Your parcel',
  notes: ['It was cancelled', { hint: 'Ask a neighbour' }],
  from: (name: string) => `Parcel of ${name}`,
  count: (count: number) => `${count} parcels`,
} as const;

test('all words of a table are spelled as the market spells them', () => {
  expect(inSpelling(table, 'US')).toMatchObject({
    title: 'Your package',
    notes: ['It was canceled', { hint: 'Ask a neighbor' }],
  });
  expect(inSpelling(table, 'GB')).toMatchObject({ title: 'Your parcel', notes: table.notes });
});

test('a name that is given to a text is not respelled, a text with numbers is', () => {
  expect(inSpelling(table, 'US').count(2)).toBe('2 packages');
  expect(inSpelling(table, 'US').from('Ms Grey')).toBe('Parcel of Ms Grey');
});

test('a table is respelled once for each market', () => {
  expect(inSpelling(table, 'US')).toBe(inSpelling(table, 'US'));
  expect(inSpelling(table, 'US')).not.toBe(inSpelling(table, 'CA'));
});
