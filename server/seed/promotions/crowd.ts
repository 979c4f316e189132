import type { CrowdStatus } from '#rules/crowd.ts';
import { type Site, sites } from '#rules/markets.ts';
import { countBuckets } from '#server/shop/promotions/crowd/counts.ts';
import {
  createProject,
  type NewProject,
  type NewTier,
  tierItemId,
} from '#server/shop/promotions/crowd/create-project.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { insertRows } from '../insert-rows.ts';
import { seedId } from '../seed-id.ts';
import { sellPieces } from './sell-pieces.ts';

/** By market; null where it is not offered. */
type BySite = readonly [US: number | null, EU: number | null, GB: number | null, CA: number | null, JA: number | null];

interface TierSeed extends Pick<NewTier, 'tierId' | 'sku' | 'title' | 'quota'> {
  /** Days from the seed. */
  readonly ships: number;
  /** Minor units. */
  readonly amounts: BySite;
  readonly later: BySite;
  /** Pieces that are pledged. */
  readonly sold: BySite;
}

interface ProjectSeed extends Omit<NewProject, 'startTime' | 'endTime' | 'picture' | 'tiers'> {
  readonly status?: CrowdStatus;
  /** Days from the seed. */
  readonly starts: number;
  readonly ends: number;
  readonly backers: number;
  readonly tiers: readonly TierSeed[];
  readonly updates?: readonly { readonly ago: number; readonly title: string; readonly body: readonly string[] }[];
}

/** What orders show of a light that nobody has seen. */
const picture = { slug: 'sq-parcel', alt: 'Closed carton on a doorstep: this light is not made yet' };
const limits = { perBuyerLimit: 2, warrantyId: 'lamp' } as const;

/** One of each state. */
const projects: readonly ProjectSeed[] = [
  {
    id: 'crowd-buoy',
    title: 'Buoy',
    summary: 'A light that floats. Floats on a pool, a pond or a bath, and always turns its lit side up.',
    drawing: 'BUOY',
    spu: 'LM-BUOY',
    questionsSpu: 'LM-PEBBLE',
    goal: { kind: 'UNITS', value: 500 },
    ...{ starts: -24, ends: 26, backers: 356 },
    story: [
      'We wanted to sit by the water after dark without a lamp on the shore. Our first one sank. The fourth one floated.',
      'A keel of glass beads holds it upright. It charges through its plate without a plug, so the shell has no opening at all.',
      'Five prototypes have spent a winter on a lake. Four still work; the fifth met a swan.',
    ],
    numbers: [
      { value: '1', label: 'tool for the shell' },
      { value: '500', label: 'boards, tested wet' },
      { value: '14', label: 'weeks from tool to parcel' },
    ],
    risks: [
      'The shell is welded. If the first hundred leak, we’ll weld them again, which takes six weeks.',
      'There is one tool for the shell. If it cracks, every date on this page moves back two months.',
    ],
    milestones: [
      { units: 200, text: 'A bag to carry it' },
      { units: 400, text: 'A third colour: moss' },
      { units: 600, text: 'A charging plate for two' },
    ],
    tiers: [
      {
        ...{ tierId: 'first', sku: 'LM-BUOY-1', title: 'One, from the first run', quota: 40, ships: 160 },
        amounts: [8_900, 8_900, 7_900, 11_900, 10_800],
        later: [12_900, 12_900, 11_500, 16_900, 15_800],
        sold: [40, 40, 32, 11, 25],
      },
      {
        ...{ tierId: 'second', sku: 'LM-BUOY-1', title: 'One, from the second run', quota: 120, ships: 220 },
        amounts: [9_900, 9_900, 8_900, 13_500, 12_300],
        later: [12_900, 12_900, 11_500, 16_900, 15_800],
        sold: [82, 65, 31, 18, 22],
      },
      {
        ...{ tierId: 'pair', sku: 'LM-BUOY-2', title: 'Two, with a plate for both', quota: 24, ships: 220 },
        amounts: [17_900, 17_900, 15_900, 23_900, 21_800],
        later: [23_900, 23_900, 21_500, 31_900, 29_800],
        sold: [24, 12, 4, 2, 4],
      },
    ],
    updates: [
      {
        ago: 3,
        title: 'Moss, then',
        body: [
          'You asked for a green that doesn’t look like a toy. The shell is dyed all the way through, so scratches stay green.',
        ],
      },
      {
        ago: 17,
        title: 'The swan is fine',
        body: ['The prototype isn’t. We’ve made the ring around its base stronger.'],
      },
    ],
  },
  {
    id: 'crowd-trio',
    title: 'Trio',
    summary: 'Three small pendants on one bar. Each one dims on its own when you turn its shade.',
    drawing: 'TRIO',
    spu: 'LM-TRIO',
    questionsSpu: 'LM-DROP',
    goal: { kind: 'AMOUNT', value: 4_000_000 },
    ...{ starts: -12, ends: 19, backers: 61 },
    story: [
      'A table for six has a bright end and a dark end. Trio gives each end its own light, with no app and no wall switch.',
      'The shade is the dimmer: a quarter turn takes it from candlelight to bright enough to cook by.',
    ],
    numbers: [
      { value: '3', label: 'tools for bar, shade and joint' },
      { value: '250', label: 'sets in the first run' },
      { value: '20', label: 'weeks to make them' },
    ],
    risks: [
      'The joint has to last ten thousand turns. Ours last seven thousand so far, and we won’t ship until they do.',
    ],
    milestones: [
      { units: 100, text: 'A longer cable' },
      { units: 250, text: 'Shades in brass' },
    ],
    tiers: [
      {
        ...{ tierId: 'early', sku: 'LM-TRIO-1', title: 'The set, early', quota: 100, ships: 165 },
        amounts: [14_900, null, null, null, null],
        later: [21_900, null, null, null, null],
        sold: [64, null, null, null, null],
      },
      {
        ...{ tierId: 'set', sku: 'LM-TRIO-1', title: 'The set', quota: 200, ships: 195 },
        amounts: [16_900, null, null, null, null],
        later: [21_900, null, null, null, null],
        sold: [3, null, null, null, null],
      },
    ],
  },
  {
    id: 'crowd-arch',
    title: 'Arch',
    summary: 'A frame of light for a doorway that comes on when someone walks through.',
    drawing: 'ARCH',
    spu: 'LM-ARCH',
    questionsSpu: 'LM-SENSE',
    goal: { kind: 'UNITS', value: 300 },
    status: 'PRODUCING',
    ...{ starts: -60, ends: -20, backers: 322 },
    story: [
      'The passage between two rooms is the darkest spot in a home. Arch lights it for as long as you are in it.',
      'Three parts click around the frame. Nothing is drilled, and it leaves with you when you move.',
    ],
    numbers: [
      { value: '2', label: 'profiles, drawn to length' },
      { value: '368', label: 'frames, three parts each' },
      { value: '9', label: 'weeks until they’re packed' },
    ],
    risks: ['Door frames vary more than we thought. A fourth part for wide doors costs us two weeks, and you nothing.'],
    milestones: [
      { units: 200, text: 'Clips for frames of 30 mm' },
      { units: 350, text: 'A second sensor' },
    ],
    tiers: [
      {
        ...{ tierId: 'door', sku: 'LM-ARCH-1', title: 'One doorway', quota: 90, ships: 70 },
        amounts: [12_900, 12_900, 11_500, 16_900, 15_800],
        later: [17_900, 17_900, 15_900, 23_900, 21_800],
        sold: [90, 84, 52, 31, 44],
      },
      {
        ...{ tierId: 'doors', sku: 'LM-ARCH-2', title: 'Two doorways', quota: 30, ships: 70 },
        amounts: [23_900, 23_900, 21_500, 31_900, 28_800],
        later: [33_900, 33_900, 29_900, 44_900, 41_800],
        sold: [21, 17, 12, 6, 11],
      },
    ],
    updates: [
      { ago: 6, title: 'The profiles are here', body: ['Four hundred metres of them, and all of them straight.'] },
      {
        ago: 20,
        title: 'Goal reached: we’re making it',
        body: ['368 doorways. Thank you. We’ve ordered the tools.'],
      },
    ],
  },
  {
    id: 'crowd-stem',
    title: 'Stem',
    summary: 'A reading light as thin as a pencil that stands wherever you put down a book.',
    drawing: 'STEM',
    spu: 'LM-STEM',
    questionsSpu: 'LM-REED',
    goal: { kind: 'UNITS', value: 400 },
    status: 'SHIPPING',
    ...{ starts: -260, ends: -220, backers: 471 },
    story: ['One joint, one battery, one weight in the foot. It took us two years to leave out the rest.'],
    numbers: [
      { value: '512', label: 'stems, turned from ash' },
      { value: '31', label: 'grams above the foot' },
      { value: '8', label: 'evenings from one charge' },
    ],
    risks: ['It was late once: the ash needed another five weeks to dry.'],
    milestones: [
      { units: 300, text: 'A foot of cork' },
      { units: 500, text: 'A charger of its own' },
    ],
    tiers: [
      {
        ...{ tierId: 'one', sku: 'LM-STEM-1', title: 'One Stem', quota: 150, ships: -5 },
        amounts: [6_900, 6_900, 5_900, 8_900, 8_180],
        later: [9_900, 9_900, 8_900, 12_900, 11_800],
        sold: [150, 142, 88, 54, 78],
      },
    ],
    updates: [
      {
        ago: 4,
        title: 'The first parcels have shipped',
        body: ['In the order you pledged. The last ones ship next week.'],
      },
      {
        ago: 60,
        title: 'Five weeks late',
        body: ['The wood is too wet. We’re waiting, because a dry stem stays straight.'],
      },
      { ago: 220, title: 'Goal reached: we’re making it', body: ['512 of them. We’ll order the wood tomorrow.'] },
    ],
  },
  {
    id: 'crowd-kite',
    title: 'Kite',
    summary: 'A sailcloth ceiling lamp that folds flat into an envelope.',
    drawing: 'KITE',
    spu: 'LM-KITE',
    goal: { kind: 'UNITS', value: 400 },
    status: 'FAILED',
    ...{ starts: -90, ends: -50, backers: 121 },
    story: ['It came in an envelope and opened like a kite. Most of you liked it, but few of you wanted to own it.'],
    numbers: [],
    risks: ['Sailcloth yellows near a warm bulb. We’d have needed a cooler one.'],
    milestones: [{ units: 200, text: 'A second fold' }],
    tiers: [
      {
        ...{ tierId: 'one', sku: 'LM-KITE-1', title: 'One Kite', quota: 100, ships: 120 },
        amounts: [7_900, 7_900, 6_900, 10_500, 9_800],
        later: [11_900, 11_900, 10_500, 15_900, 14_800],
        sold: [52, 31, 22, 9, 14],
      },
    ],
    updates: [
      {
        ago: 50,
        title: 'The goal was missed',
        body: ['Too few people wanted it. We won’t make it, and every pledge is being refunded in full.'],
      },
    ],
  },
  {
    id: 'crowd-ledge',
    title: 'Ledge',
    summary: 'A shelf for one book and one cup, lit from below, for a bed with no room for a nightstand.',
    drawing: 'LEDGE',
    spu: 'LM-LEDGE',
    goal: { kind: 'UNITS', value: 250 },
    ...{ starts: 11, ends: 41, backers: 0 },
    story: ['For now, it’s a drawing. Pledges open once the bracket has held a dictionary for a year.'],
    numbers: [],
    risks: ['The bracket is only certified for European walls. Other markets will follow once theirs are tested.'],
    milestones: [],
    tiers: [
      {
        ...{ tierId: 'one', sku: 'LM-LEDGE-1', title: 'One Ledge', quota: 150, ships: 190 },
        amounts: [null, 8_900, 7_900, null, null],
        later: [null, 11_900, 10_500, null, null],
        sold: [null, 0, 0, null, null],
      },
    ],
  },
];

const bySite = (values: BySite): Partial<Record<Site, number>> =>
  Object.fromEntries(sites.flatMap((site, place) => (values[place] === null ? [] : [[site, values[place] ?? 0]])));

const monthOf = (instant: number): string => new Date(instant).toISOString().slice(0, 7);

/** Writes crowdfunding projects in every state. */
export async function seedCrowd(tx: Tx, now: number): Promise<void> {
  for (const project of projects) await writeProject(tx, project, now);
}

async function writeProject(tx: Tx, seed: ProjectSeed, now: number): Promise<void> {
  const { id, status, starts, ends, backers, tiers, updates = [], ...what } = seed;
  let rows = 0;
  const newId = () => seedId(`${id} ${(rows += 1)}`);
  const project: NewProject = {
    ...{ ...what, ...limits, id, picture, startTime: now + starts * day, endTime: now + ends * day },
    tiers: tiers.map(({ ships, amounts, later, sold: _sold, ...tier }) => ({
      ...{ ...tier, perBuyerLimit: limits.perBuyerLimit, shipMonth: monthOf(now + ships * day) },
      ...{ amounts: bySite(amounts), later: bySite(later) },
    })),
  };
  if (!(await createProject(tx, now, newId, project))) return;
  if (status !== undefined) {
    const decided = { status, decided_at: project.endTime };
    await tx.updateTable('crowd_projects').set(decided).where('promo_id', '=', id).execute();
  }
  const sums = { units: 0, amount: 0 };
  for (const { tierId, quota, amounts, sold } of tiers) {
    for (const [site, pieces] of Object.entries(bySite(sold))) {
      // What was paid back or never made is nobody's any more.
      if (status !== 'FAILED') {
        await sellPieces(tx, { promoItemId: tierItemId(id, tierId, site as Site), quota, sold: pieces });
      }
      sums.units += pieces;
      sums.amount += pieces * (bySite(amounts)[site as Site] ?? 0);
    }
  }
  const share = (all: number, bucket: number) => Math.floor((all + bucket) / countBuckets);
  for (let bucket = 0; bucket < countBuckets; bucket += 1) {
    const counted = {
      units: share(sums.units, bucket),
      amount: share(sums.amount, bucket),
      backers: share(backers, bucket),
    };
    await tx.updateTable('crowd_counts').set(counted).where('promo_id', '=', id).where('bucket', '=', bucket).execute();
  }
  await insertRows(
    tx,
    'crowd_updates',
    updates.map(({ ago, title, body }) => ({
      ...{ update_id: newId(), promo_id: id, title, body: JSON.stringify(body), time: now - ago * day },
    })),
  );
}
