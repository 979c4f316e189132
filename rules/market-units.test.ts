import { expect, test } from 'vitest';
import { inMarketUnits } from './market-units.ts';
import { sites } from './markets.ts';

test.each([
  ['It works down to -20 °C.', 'It works down to -4 °F (-20 °C).'],
  ['From -20 to 45 degrees C', 'From -4 to 113 °F (-20 to 45 °C)'],
  ['±0.2 °C', '±0.4 °F (±0.2 °C)'],
  ['Cut it every 10 cm.', 'Cut it every 4 in (10 cm).'],
  ['a 3 cm radius', 'a 1.2 in (3 cm) radius'],
  ['60 x 112 mm', '2.4 x 4 in (60 x 112 mm)'],
  ['in 2, 5 and 10 metres', 'in 7, 16 and 33 ft (2, 5 and 10 m)'],
  ['about ten metres, within one metre, half a metre', 'about 33 feet, within 3 feet, 20 inches'],
  ['4.8 per metre of LM-STRIP-5 m', '4.8 per meter of LM-STRIP-5 m'],
  ['an RCD, the residual-current device', 'a GFCI, the GFCI'],
  ['Look at the fuse box within two working days.', 'Look at the breaker panel within two business days.'],
  ['Plasterboard, cast aluminium', 'Drywall, cast aluminum'],
  ['An autumn, a power socket, an aluminium frame', 'A fall, an outlet, an aluminum frame'],
])('in the United States, %s is %s, once and for all', (text, american) => {
  expect(inMarketUnits(text, 'US')).toBe(american);
  expect(inMarketUnits(american, 'US')).toBe(american);
  for (const site of sites.filter((each) => each !== 'US' && each !== 'CA'))
    expect(inMarketUnits(text, site)).toBe(text);
});

test('a name keeps the length that its box has, and Canada its spelling', () => {
  const text = 'Grey strip, 5 m, from -20 °C, with an RCD';
  expect(inMarketUnits(text, 'CA', { hasLengths: false })).toBe('Grey strip, 5 m, from -4 °F (-20 °C), with a GFCI');
});
