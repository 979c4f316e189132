import { expect, test } from 'vitest';
import { lightOf } from './light.ts';

const colour = (value: string) => [{ key: 'colour', value }];
const spec = (name: string, value: string) => [{ group: 'Light', name, value }];

test.each([
  ['rgbic', spec('White range', '2700-6500'), { hasColours: true, white: { from: 2_700, to: 6_500 } }],
  ['rgb', [], { hasColours: true, white: { from: 2_200, to: 6_500 } }],
  ['tunable-white', spec('White range', '1800-2700'), { hasColours: false, white: { from: 1_800, to: 2_700 } }],
  ['white', spec('White', '2200'), { hasColours: false, white: { from: 2_200, to: 2_200 } }],
  ['rgb', spec('White range', 'of all kinds'), { hasColours: true, white: { from: 2_200, to: 6_500 } }],
])('the light of a lamp that is %s', (type, specs, light) => {
  expect(lightOf(colour(type), specs)).toEqual(light);
});

test('a hub gives no light', () => {
  expect(lightOf([{ key: 'type', value: 'hub' }], [])).toBeUndefined();
});
