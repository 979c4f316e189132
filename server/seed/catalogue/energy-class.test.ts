import { describe, expect, it } from 'vitest';
import { energyLabelOf } from './energy-class.ts';
import type { SkuSeed } from './types.ts';
import { products } from './products.ts';

const light = (lumens: number, watts: number): SkuSeed => ({
  sku: 'X',
  options: {},
  weightG: 1,
  dims: [1, 1, 1],
  lumens,
  watts,
});

describe('the energy class of a light source', () => {
  it.each([
    [2100, 10, 'A'],
    [2099, 10, 'B'],
    [1850, 10, 'B'],
    [1849, 10, 'C'],
    [1599, 10, 'D'],
    [1349, 10, 'E'],
    [1099, 10, 'F'],
    [850, 10, 'F'],
    [849, 10, 'G'],
  ])('is, for %i lm from %i W on the mains, %s', (lumens, watts, expected) => {
    expect(energyLabelOf('mains', light(lumens, watts))?.class).toBe(expected);
  });

  it('counts a spot higher and a low-voltage strip lower than its plain efficacy', () => {
    expect(energyLabelOf('mains-directional', light(1000, 10))?.class).toBe('E');
    expect(energyLabelOf('low-voltage', light(900, 10))?.class).toBe('G');
  });

  it('rounds the use of 1,000 hours up to whole kWh', () => {
    expect(energyLabelOf('mains', light(1100, 9.5))?.kWhPer1000h).toBe(10);
    expect(energyLabelOf('mains', light(1100, 10))?.kWhPer1000h).toBe(10);
  });

  it('is unknown without light output', () => {
    expect(energyLabelOf('mains', { sku: 'X', options: {}, weightG: 1, dims: [1, 1, 1] })).toBeUndefined();
  });

  it('is given for every sku of thirteen products, in three classes at least', () => {
    const labelled = products.filter(({ lightSource }) => lightSource !== undefined);
    const found = labelled.flatMap(({ lightSource, skus }) =>
      skus.map((sku) => (lightSource === undefined ? undefined : energyLabelOf(lightSource, sku)?.class)),
    );
    expect(labelled).toHaveLength(13);
    expect(found).not.toContain(undefined);
    expect(new Set(found).size).toBeGreaterThanOrEqual(3);
  });
});
