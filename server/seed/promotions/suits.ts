import type { BundleDiscount, BundleItem } from '#rules/bundles.ts';
import { civilTime, instantOf } from '#rules/dates.ts';
import { markets, sites, type Site } from '#rules/markets.ts';
import { createSuit, type NewSuit, type SuitMarket } from '#server/shop/promotions/suits/create-suit.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { picture } from '../picture.ts';

type BySite = readonly [US: number | null, EU: number | null, GB: number | null, CA: number | null, JA: number | null];

/** What a set costs less in each market, set market by market; null: not offered there. */
function fixed(amounts: BySite): Discounts {
  return Object.fromEntries(
    sites.flatMap((site, index) => {
      const amount = amounts[index] ?? null;
      return amount === null ? [] : [[site, { kind: 'FIXED', amount }]];
    }),
  );
}

/** The same percentage in some markets. */
function percent(value: number, where: readonly Site[] = sites): Discounts {
  return Object.fromEntries(where.map((site) => [site, { kind: 'PERCENT', percent: value }]));
}

type Discounts = Readonly<Partial<Record<Site, BundleDiscount>>>;

const item = (spu: string, skus: readonly string[], quantity = 1): BundleItem & { readonly spu: string } => ({
  ...{ spu, skus, quantity },
  optional: false,
});
const optional = (spu: string, skus: readonly string[]): BundleItem & { readonly spu: string } => ({
  ...item(spu, skus),
  optional: true,
});

/** Days from now at which a bundle is announced, begins and ends. */
type Days = Readonly<Record<'preview' | 'start' | 'end', number>>;
const running: Days = { preview: -7, start: -7, end: 28 };
const announced: Days = { preview: -1, start: 10, end: 38 };
const over: Days = { preview: -60, start: -60, end: -2 };

interface SeedSuit extends Omit<NewSuit, 'sort' | 'status' | 'markets'> {
  readonly days: Days;
  readonly discounts: Discounts;
  readonly perBuyerLimit?: number;
}

const suits: readonly SeedSuit[] = [
  {
    suitId: 'evening',
    title: 'Evening set',
    summary: 'A lamp for the table, one for the floor beside you, and a dial for both.',
    room: 'LIVING_ROOM',
    items: [
      item('LM-DOME', ['LM-DOME-VERMILION', 'LM-DOME-BONE', 'LM-DOME-INK']),
      item('LM-PEBBLE', ['LM-PEBBLE-1', 'LM-PEBBLE-2']),
      optional('LM-DIAL', ['LM-DIAL-1']),
    ],
    days: running,
    discounts: fixed([2_900, 2_900, 2_500, 3_900, 3_500]),
  },
  {
    suitId: 'desk',
    title: 'Desk set',
    summary: 'Light behind the screen, light beside it, and no glare.',
    room: 'DESK',
    items: [
      item('LM-RIBBON-BAR', ['LM-RIBBON-BAR-2', 'LM-RIBBON-BAR-3']),
      item('LM-PILLAR-DUO', ['LM-PILLAR-DUO-2']),
      optional('LM-THERMO', ['LM-THERMO-1']),
    ],
    days: running,
    discounts: percent(15),
    perBuyerLimit: 2,
  },
  {
    suitId: 'film',
    title: 'Film night set',
    summary: 'The wall follows the film, and the corner stays warm.',
    room: 'LIVING_ROOM',
    items: [
      item('LM-HALO-TV', ['LM-HALO-TV-65', 'LM-HALO-TV-85']),
      item('LM-ARC', ['LM-ARC-1']),
      item('LM-ORB-A60', ['LM-ORB-A60-1'], 2),
    ],
    days: running,
    discounts: percent(12),
  },
  {
    suitId: 'garden',
    title: 'Garden set',
    summary: 'A lit path to the door, light over the table, and light on the old tree.',
    room: 'GARDEN',
    items: [
      item('LM-FESTOON', ['LM-FESTOON-10M', 'LM-FESTOON-15M']),
      item('LM-PATH', ['LM-PATH-4']),
      item('LM-FLOOD', ['LM-FLOOD-1']),
    ],
    days: running,
    discounts: fixed([4_500, 4_500, 3_900, 5_900, 5_400]),
  },
  {
    suitId: 'morning',
    title: 'Morning set',
    summary: 'A sunrise at your bed and two cubes that know the hour.',
    room: 'BEDROOM',
    items: [item('LM-WAKE', ['LM-WAKE-1']), item('LM-CUBE', ['LM-CUBE-1'], 2)],
    days: running,
    // Wake is not sold in Canada.
    discounts: percent(10, ['US', 'EU', 'GB', 'JA']),
    perBuyerLimit: 1,
  },
  {
    suitId: 'neon',
    title: 'Neon corner set',
    summary: 'A line of neon along the shelf and a stone of light beneath it.',
    room: 'LIVING_ROOM',
    items: [item('LM-RIBBON-NEON', ['LM-RIBBON-NEON-5M']), item('LM-PEBBLE', ['LM-PEBBLE-1'])],
    days: running,
    discounts: percent(10),
  },
  {
    suitId: 'child',
    title: "Child's room set",
    summary: 'Three cubes to stack and a globe for the last story.',
    room: 'BEDROOM',
    items: [item('LM-CUBE', ['LM-CUBE-3']), item('LM-ORB-GLOBE', ['LM-ORB-GLOBE-1'])],
    days: announced,
    discounts: percent(15),
  },
  {
    suitId: 'start',
    title: 'Starter set',
    summary: 'A hub, a sensor and four bulbs: the house knows when you are home.',
    room: 'WHOLE_HOME',
    items: [item('LM-HUB', ['LM-HUB-1']), item('LM-SENSE', ['LM-SENSE-1']), item('LM-ORB-A60', ['LM-ORB-A60-4'])],
    days: over,
    discounts: percent(15),
  },
];

const openingHour = 10;

/** Ten in the morning of a day by the clock of a market. */
function opening(site: Site, instant: number): number {
  const { timeZone } = markets[site];
  return instantOf({ ...civilTime(instant, timeZone), hour: openingHour, minute: 0 }, timeZone);
}

function marketsOf({ days, discounts, perBuyerLimit }: SeedSuit, now: number): NewSuit['markets'] {
  return Object.fromEntries(
    sites.flatMap((site): [Site, SuitMarket][] => {
      const discount = discounts[site];
      if (discount === undefined) return [];
      const window = {
        previewTime: opening(site, now + days.preview * day),
        startTime: opening(site, now + days.start * day),
        endTime: opening(site, now + days.end * day),
      };
      return [[site, { discount, ...window, ...(perBuyerLimit === undefined ? {} : { perBuyerLimit }) }]];
    }),
  );
}

/** True where the shop has every variant of a bundle; an older one may lack some. */
async function hasVariants(tx: Tx, { items }: SeedSuit): Promise<boolean> {
  const skus = items.flatMap((item) => item.skus);
  const rows = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  return rows.length === skus.length;
}

/** Writes the bundles that the shop lacks: on sale, nearly and wholly sold out, announced, over, and not in every market. */
export async function seedSuits(tx: Tx, now: number): Promise<void> {
  for (const [sort, suit] of suits.entries()) {
    const { days: _days, discounts: _discounts, perBuyerLimit: _limit, ...what } = suit;
    if (!(await hasVariants(tx, suit))) continue;
    const image = picture(`set-${suit.suitId}`);
    await createSuit(tx, now, { ...what, sort, image, status: 'SCHEDULED', markets: marketsOf(suit, now) });
  }
}
