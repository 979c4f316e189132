import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageNames, shoppingPages, readOptions } from './options.ts';

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

test('the usage, which is read before anything is installed, names every page', () => {
  const usage = readFileSync('tools/setup/usage/bench-phone.txt', 'utf8');
  expect(pageNames.filter((name) => !usage.includes(name))).toEqual([]);
});

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
