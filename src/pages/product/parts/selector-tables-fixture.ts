import type { SelectorTable } from './selector-table.ts';

/** Red comes in both sizes, green in small only; large red is sold out. */
export const domes: SelectorTable = {
  axes: [
    { name: 'Finish', values: ['Red', 'Green', 'Blue'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  skus: [
    { sku: 'RED-S', options: { Finish: 'Red', Size: 'Small' }, isBuyable: true, most: 10 },
    { sku: 'RED-L', options: { Finish: 'Red', Size: 'Large' }, isBuyable: false, most: 0 },
    { sku: 'GREEN-S', options: { Finish: 'Green', Size: 'Small' }, isBuyable: true, most: 3 },
  ],
};

/** Another market: green in large, red in large, which is in stock there. */
export const otherMarket: SelectorTable = {
  axes: domes.axes,
  skus: [
    { sku: 'GREEN-L', options: { Finish: 'Green', Size: 'Large' }, isBuyable: true, most: 2 },
    { sku: 'RED-L', options: { Finish: 'Red', Size: 'Large' }, isBuyable: true, most: 5 },
  ],
};

/** The same properties, and none of the SKUs. */
export const noneLeft: SelectorTable = { axes: domes.axes, skus: [] };

/** A product that comes in one form. */
export const onlyOne: SelectorTable = { axes: [], skus: [{ sku: 'ONLY', options: {}, isBuyable: true, most: 1 }] };
