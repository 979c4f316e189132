import { expect, test } from 'vitest';
import { checkBuyer } from './buyer.ts';

const complaintsOf = (company: string, taxId: string) => Object.keys(checkBuyer({ company, taxId }));

test('a company needs its name, the tax number may be left out', () => {
  expect(complaintsOf('', '')).toEqual(['company']);
  expect(complaintsOf('Acme GmbH', '')).toEqual([]);
});

test.each([
  ['DE1', false],
  ['DE12', true],
  ['GB 123 4567-89', true],
  ['1'.repeat(24), true],
  ['1'.repeat(25), false],
  ['DE_123456', false],
  ['DÉ123456', false],
])('%s as a tax number: %s', (taxId, isFine) => {
  expect(complaintsOf('Acme GmbH', taxId)).toEqual(isFine ? [] : ['taxId']);
});
