import { expect, test } from 'vitest';
import { shoppingPages, readOptions } from './options.ts';

test('without options every page of shopping is loaded five times at both rates', () => {
  expect(readOptions([])).toEqual({ runs: 5, pages: shoppingPages, rates: [4, 8], method: 'simulate' });
});

test('options narrow it down', () => {
  expect(readOptions(['--runs', '1', '--pages', 'home,log-in', '--rates', '4', '--method', 'devtools'])).toEqual({
    runs: 1,
    pages: ['home', 'log-in'],
    rates: [4],
    method: 'devtools',
  });
});

test('help measures nothing', () => expect(readOptions(['--help', '--runs', '1'])).toBeUndefined());

test.each([
  ['--runs', '0'],
  ['--runs', 'many'],
  ['--pages', 'home,checkout'],
  ['--rates', '4,'],
  ['--method', 'provided'],
  ['--pictures', '1'],
])('%s %s is refused', (option, value) => {
  expect(() => readOptions([option, value])).toThrow(option);
});
