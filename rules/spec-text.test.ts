import { expect, test } from 'vitest';
import { specText } from './spec-text.ts';

test.each([
  ['E27', undefined, 'E27'],
  ['5000 mAh, replaceable', undefined, '5000 mAh, replaceable'],
  ['620', 'lm', '620 lm'],
  ['3400', 'lm', '3,400 lm'],
  ['Up to 1250', 'lm', 'Up to 1,250 lm'],
  ['25000', 'h', '25,000 h'],
  ['0-2000', 'lx', '0-2,000 lx'],
  ['2200-6500', 'K', '2200-6500 K'],
  ['35 per bulb', 'lm', '35 lm per bulb'],
  ['2200 or 3600 by size', 'lm', '2,200 or 3,600 lm by size'],
])('%s of the unit %s is read as %s', (value, unit, read) => {
  expect(specText({ value, unit })).toBe(read);
});
