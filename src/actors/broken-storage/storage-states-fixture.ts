import fc from 'fast-check';
import { sites } from '#rules/markets.ts';
import { stored } from '../../storage/keys.ts';

/** Every key the shop reads at its start, those of older versions included. */
const keys: readonly string[] = [
  ...Object.values(stored).map(({ key }) => key),
  ...sites.map((site) => `shoppingCart_${site}`),
];

/** A cart that is nearly right is worse than noise: it gets further. */
const line = fc.record(
  {
    id: fc.oneof(fc.constantFrom('LM-DOME_0', 'LM-DOME_1', '', '__proto__'), fc.string()),
    sku: fc.oneof(fc.constantFrom('LM-DOME', '', 'constructor'), fc.string()),
    buyType: fc.oneof(fc.constantFrom(0, 7, 8, -1, '0', null), fc.double()),
    quantity: fc.oneof(fc.constantFrom(0, -3, 1, 1e9, 1.5, '2', null, NaN), fc.integer()),
    status: fc.oneof(fc.boolean(), fc.constantFrom('true', 1, null)),
  },
  { requiredKeys: [] },
);
const bySite = (value: fc.Arbitrary<unknown>) =>
  fc.dictionary(fc.constantFrom(...sites, 'XX', '__proto__', ''), value, { maxKeys: 3 });
const cart = fc.record(
  {
    list: bySite(fc.oneof(fc.array(line, { maxLength: 4 }), fc.anything())),
    selected: bySite(fc.oneof(fc.array(fc.constantFrom('LM-DOME_0', 'gone_0', 7, null)), fc.anything())),
    status: fc.anything(),
  },
  { requiredKeys: [] },
);

const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '{"__proto__":{"polluted":true}}',
    '[[[[[[[[[[[[',
    '"\\ud800"',
    '\u0000\u0007',
    '<script>alert(1)</script>',
    '1e999',
    '-1',
    '2000000000000',
    'x'.repeat(10_000),
  ),
  fc.json(),
  fc.string(),
  fc.string({ unit: 'binary' }),
  cart.map((value) => JSON.stringify(value)),
  // Written half, because the phone went off.
  fc.tuple(cart, fc.nat(40)).map(([value, cut]) => JSON.stringify(value).slice(0, -1 - cut)),
  bySite(fc.record({ key: fc.string(), lines: fc.array(line) }, { requiredKeys: [] })).map((value) =>
    JSON.stringify(value),
  ),
);

/** What a browser may hold after years of other versions, other scripts and full disks. */
export const storageStates: fc.Arbitrary<[string, string][]> = fc.array(fc.tuple(fc.constantFrom(...keys), text), {
  minLength: 1,
  maxLength: 12,
});
