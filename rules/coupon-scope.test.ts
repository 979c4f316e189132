import { expect, it } from 'vitest';
import { isInScope } from './coupon-scope.ts';

const lamp = { sku: 'L-1', categories: ['floor'], collections: ['dusk'] };
const terms = (scope: 'ALL' | 'SKUS' | 'CATEGORIES' | 'COLLECTION', includeIds: string[], excludeIds: string[] = []) =>
  isInScope({ scope, includeIds, excludeIds }, lamp);

it('a coupon is for everything, or for the SKUs, categories or collection that it names', () => {
  expect(terms('ALL', [])).toBe(true);
  expect([terms('SKUS', ['L-1']), terms('SKUS', ['L-2', 'floor'])]).toEqual([true, false]);
  expect([terms('CATEGORIES', ['floor']), terms('CATEGORIES', ['L-1'])]).toEqual([true, false]);
  expect([terms('COLLECTION', ['dusk']), terms('COLLECTION', ['floor'])]).toEqual([true, false]);
});

it('a coupon is never for a SKU or a category that it excludes', () => {
  expect([terms('ALL', [], ['L-1']), terms('SKUS', ['L-1'], ['floor'])]).toEqual([false, false]);
  expect(terms('ALL', [], ['L-2', 'dusk'])).toBe(true);
});
