import { sites } from '#rules/markets.ts';
import { createLadder, ladderItem } from '#server/shop/promotions/early-birds/create-ladder.ts';
import type { LadderPlan } from '#server/shop/promotions/early-birds/ladder-file.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { sellPieces } from './sell-pieces.ts';

/** What a piece costs on a step in each market, in minor units; null where the market has no early bird. */
type Amounts = readonly [US: number, EU: number, GB: number, CA: number, JA: number | null];

interface StepSeed {
  readonly quota: number;
  readonly sold: number;
  readonly amounts: Amounts;
}

interface EarlyBirdSeed {
  readonly id: string;
  readonly sku: string;
  readonly title: string;
  readonly summary: string;
  /** Days from the seed. */
  readonly starts: number;
  readonly ends: number;
  readonly steps: readonly StepSeed[];
}

/** One of each state; no market has fewer pieces than its ladders offer. */
const earlyBirds: readonly EarlyBirdSeed[] = [
  {
    id: 'early-arc',
    sku: 'LM-ARC-2',
    title: 'Early bird: Arc, pair',
    summary: 'Two corners at once. The first pairs cost the least, and the price goes up each time a step sells out.',
    ...{ starts: -3, ends: 18 },
    steps: [
      { quota: 60, sold: 51, amounts: [11_900, 11_900, 10_500, 15_900, 14_800] },
      { quota: 24, sold: 0, amounts: [13_900, 13_900, 12_300, 18_500, 17_200] },
      { quota: 15, sold: 0, amounts: [15_900, 15_900, 14_100, 21_000, 19_600] },
    ],
  },
  {
    id: 'early-flood',
    sku: 'LM-FLOOD-2',
    title: 'Early bird: Flood, pair',
    summary: 'A pair for the shrub and the wall behind it. The first step is sold out.',
    ...{ starts: -12, ends: 9 },
    steps: [
      { quota: 30, sold: 30, amounts: [8_900, 8_900, 7_900, 11_900, null] },
      { quota: 20, sold: 8, amounts: [10_500, 10_500, 9_300, 13_900, null] },
      { quota: 12, sold: 0, amounts: [11_900, 11_900, 10_500, 15_900, null] },
    ],
  },
  {
    id: 'early-dial',
    sku: 'LM-DIAL-2',
    title: 'Early bird: Dial, pair',
    summary: 'One dial at the door and one at the bed. The first ones cost little more than a single dial.',
    ...{ starts: 8, ends: 29 },
    steps: [
      { quota: 20, sold: 0, amounts: [4_300, 4_300, 3_700, 5_800, 5_080] },
      { quota: 12, sold: 0, amounts: [5_400, 5_400, 4_700, 7_200, 6_380] },
    ],
  },
  {
    id: 'early-disc',
    sku: 'LM-DISC-40',
    title: 'Early bird: Disc, 40 cm',
    summary: 'A ceiling full of light. Every early price is gone.',
    ...{ starts: -20, ends: 8 },
    steps: [
      { quota: 30, sold: 30, amounts: [6_900, 6_900, 6_100, 9_200, 8_180] },
      { quota: 30, sold: 30, amounts: [8_500, 8_500, 7_500, 11_300, 9_980] },
    ],
  },
  {
    id: 'early-pillar',
    sku: 'LM-PILLAR-DUO-4',
    title: 'Early bird: Pillar Duo, four',
    summary: 'Two pairs for two rooms. It ended before its last step sold out.',
    ...{ starts: -40, ends: -1 },
    steps: [
      { quota: 40, sold: 40, amounts: [6_900, 6_900, 5_900, 9_200, 8_480] },
      { quota: 40, sold: 22, amounts: [8_500, 8_500, 7_400, 11_300, 10_480] },
    ],
  },
];

/** Writes early birds in every state. */
export async function seedEarlyBirds(tx: Tx, now: number): Promise<void> {
  const skus = earlyBirds.map(({ sku }) => sku);
  const sold = await tx.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  // The owner of an older shop may sell something else.
  for (const one of earlyBirds.filter(({ sku }) => sold.some((row) => row.sku === sku))) {
    await writeEarlyBird(tx, one, now);
  }
}

async function writeEarlyBird(tx: Tx, { id, sku, title, summary, starts, ends, steps }: EarlyBirdSeed, now: number) {
  const startTime = now + starts * day;
  const window = { previewTime: Math.min(now, startTime) - day, startTime, endTime: now + ends * day };
  const own = sites.filter((_site, place) => steps.every(({ amounts }) => amounts[place] !== null));
  const amountsOf = (amounts: Amounts) =>
    Object.fromEntries(own.map((site) => [site, amounts[sites.indexOf(site)] ?? 0]));
  const plan: LadderPlan = {
    ...{ handle: id, title, summary, sku, perOrderLimit: 2, perBuyerLimit: 2 },
    steps: steps.map(({ quota, amounts }) => ({ quota, amounts: amountsOf(amounts) })),
    windows: Object.fromEntries(own.map((site) => [site, window])),
  };
  if (!(await createLadder(tx, plan, 'SCHEDULED', now))) return;
  for (const site of own) {
    for (const [index, { quota, sold }] of steps.entries()) {
      await sellPieces(tx, { promoItemId: ladderItem(id, site, index), quota, sold });
    }
  }
}
