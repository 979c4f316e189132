import { describe, expect, it } from 'vitest';
import { askedQuantities, quantitiesIn } from './quantities.ts';

describe('quantities', () => {
  it('are numbers with a unit, in a range or alone', () => {
    expect(quantitiesIn('2200-6500 K, 3,400 lumens, 55-65 in')).toMatchObject([
      { unit: 'K', from: 2200, to: 6500 },
      { unit: 'lm', from: 3400, to: 3400 },
      { unit: 'mm', from: 55 * 25.4, to: 65 * 25.4 },
    ]);
    expect(quantitiesIn('3 in the hallway, IP65, E27, 4K, 1 of 2')).toMatchObject([{ unit: 'K' }]);
  });

  it('are asked for as near as people round them, or without an end', () => {
    const { rest, quantities } = askedQuantities('bulb over 800 lumens 16 ft');
    expect(rest.trim()).toBe('bulb');
    expect(quantities).toMatchObject([
      { said: 'over 800 lumens', from: 800, to: Infinity },
      { unit: 'mm', said: '16 ft' },
    ]);
    expect(quantities[1]?.to).toBeGreaterThan(5_000);
  });

  it('have both ends where both are typed, also after a word that asks for one', () => {
    expect(askedQuantities('strip from 5 to 10 m').quantities).toMatchObject([
      { said: 'from 5 to 10 m', from: 4_500, to: 10_500 },
    ]);
  });

  it('are taken where they stand, also after a code that ends like one', () => {
    expect(askedQuantities('LM-A60 W bulb 60 W').rest).toBe('LM-A60 W bulb  ');
  });
});
