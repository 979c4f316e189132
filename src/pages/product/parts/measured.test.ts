import { expect, test } from 'vitest';
import { measured } from './measured.ts';

const spec = (value: string, unit: string) => ({ group: 'Light', name: unit, value, unit });

test('a light is measured by its lumens and watts, where both are numbers', () => {
  expect(measured([spec('806', 'lm'), spec('9', 'W')])).toEqual({ watts: 9, lumensPerWatt: 90 });
  expect(measured([spec('Up to 1250', 'lm'), spec('Up to 11', 'W')])).toEqual({ watts: 11, lumensPerWatt: 114 });
  for (const lumens of ['35 per bulb', '0', '']) expect(measured([spec(lumens, 'lm'), spec('9', 'W')])).toBeUndefined();
  expect(measured([spec('806', 'lm'), spec('0', 'W')])).toBeUndefined();
  expect(measured([])).toBeUndefined();
});
