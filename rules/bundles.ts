import { fractionOf } from './shares.ts';

/** Where a bundle belongs; a room that has none is not offered as a filter. */
export const bundleRooms = ['LIVING_ROOM', 'BEDROOM', 'DESK', 'GARDEN', 'WHOLE_HOME'] as const;
export type BundleRoom = (typeof bundleRooms)[number];

/** What a bundle takes off: minor units of each set, or a whole percentage of what its lines cost by their sale prices. */
export type BundleDiscount =
  | { readonly kind: 'FIXED'; readonly amount: number }
  | { readonly kind: 'PERCENT'; readonly percent: number };

/** One product of a bundle. No variant is a choice of two items. */
export interface BundleItem {
  /** The variants that can be chosen from. */
  readonly skus: readonly string[];
  /** Pieces in one set. */
  readonly quantity: number;
  readonly optional: boolean;
}

interface BundleLine {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * How many sets some lines are; 0 where they are not whole sets: a required item is missing, an item is there more or less
 * often than the others, or a line is of no item. An optional item is in all sets or in none.
 */
export function wholeSets(items: readonly BundleItem[], lines: readonly BundleLine[]): number {
  const piecesOf = ({ skus }: BundleItem) =>
    lines.reduce((pieces, { sku, quantity }) => (skus.includes(sku) ? pieces + quantity : pieces), 0);
  const present = items.filter((item) => !item.optional || piecesOf(item) > 0);
  const [first] = present;
  if (first === undefined) return 0;
  const sets = piecesOf(first) / first.quantity;
  const isWhole =
    Number.isInteger(sets) &&
    present.every((item) => piecesOf(item) === sets * item.quantity) &&
    lines.every(({ sku }) => items.some(({ skus }) => skus.includes(sku)));
  return isWhole ? sets : 0;
}

/**
 * What a bundle takes off some sets together, never more than they cost. A percentage is rounded half up, once for all sets.
 * Prices spread it over the lines (`priceOrder`), by largest remainder.
 * @param goods what the lines cost by their sale prices; minor units
 */
export function bundleDiscount(discount: BundleDiscount, sets: number, goods: number): number {
  const amount = discount.kind === 'FIXED' ? discount.amount * sets : fractionOf(goods, discount.percent, 100);
  return Math.min(goods, amount);
}

/** The item of which the fewest sets are left, and how many; undefined for no items. */
export function scarcestOf<Item extends { readonly quantity: number; readonly available: number }>(
  items: readonly Item[],
): { readonly item: Item; readonly sets: number } | undefined {
  return items
    .map((item) => ({ item, sets: Math.floor(item.available / item.quantity) }))
    .reduce<{ readonly item: Item; readonly sets: number } | undefined>(
      (least, one) => (least === undefined || one.sets < least.sets ? one : least),
      undefined,
    );
}
