import { civilTime, instantOf } from '#rules/dates.ts';
import { markets as marketsOf, type Site, sites } from '#rules/markets.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import { createGiveaway } from '#server/shop/promotions/giveaways/create-giveaway.ts';
import { addEntrant, addEntries, lockMember, readMember } from '#server/shop/promotions/giveaways/entries.ts';
import type { GiveawayConfig, GiveawayPrize, GiveawayStep } from '#server/shop/promotions/giveaways/giveaway-config.ts';
import type { Tx } from '../../db/schema.ts';
import { day } from '../days.ts';
import { demoShopper } from '../demo-shopper.ts';
import { picture } from '../picture.ts';

interface GiveawaySeed {
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly image: string;
  readonly upright?: string;
  readonly sites?: readonly Site[];
  readonly status?: PromotionStatus;
  /** Days from the seed. */
  readonly opens: number;
  readonly ends: number;
  readonly config: Omit<GiveawayConfig, 'claimDays' | 'upright' | 'minAge'>;
}

const prize = (prizeId: string, title: string, slug: string, count: number, sku: string): GiveawayPrize => ({
  ...{ prizeId, title, image: picture(slug), count },
  award: { kind: 'PRODUCT', sku },
});

const follow: GiveawayStep = {
  ...{ action: 'FOLLOW', entries: 1 },
  channel: { name: 'our workshop', url: 'https://social.example/@lampyris' },
};
const sending = {
  title: 'Who pays for shipping',
  text: 'The shop does. A prize ships on its own or with your next order, as you like.',
};

const outdoor: GiveawaySeed['config'] = {
  path: '/prom/new-outdoor-lights-giveaway',
  prizes: [
    prize('string', 'Festoon, 15 metres', 'festoon', 3, 'LM-FESTOON-15M'),
    prize('path', 'Path lights, set of 4', 'path', 2, 'LM-PATH-4'),
    prize('flood', 'Floodlight', 'flood', 5, 'LM-FLOOD-1'),
  ],
  steps: [
    { action: 'LOG_IN', entries: 1 },
    follow,
    { action: 'SHARE', entries: 1 },
    {
      ...{ action: 'QUIZ', entries: 2, question: 'Which of these goes in the ground?', answer: 'path' },
      choices: [
        { choiceId: 'festoon', label: 'The festoon' },
        { choiceId: 'path', label: 'The path light' },
        { choiceId: 'pebble', label: 'The pebble' },
      ],
    },
  ],
  entryLimit: 5,
  rules: [sending],
  spus: ['LM-FESTOON', 'LM-PATH', 'LM-EAVES', 'LM-FLOOD'],
};

const series: GiveawaySeed['config'] = {
  path: '/prom/new-lamp-series',
  prizes: [
    prize('dome', 'Dome, vermilion', 'dome', 3, 'LM-DOME-VERMILION'),
    prize('pebble', 'Pebble, pair', 'pebble', 3, 'LM-PEBBLE-2'),
    prize('reed', 'Reed, 150 cm', 'reed', 1, 'LM-REED-150'),
  ],
  steps: [
    { action: 'LOG_IN', entries: 1 },
    { action: 'SHARE', entries: 1 },
    {
      ...{ action: 'QUIZ', entries: 1, question: 'What do the three of them share?', answer: 'edge' },
      choices: [
        { choiceId: 'colour', label: 'One colour' },
        { choiceId: 'edge', label: 'No edge' },
        { choiceId: 'size', label: 'One size' },
      ],
    },
  ],
  entryLimit: 3,
  rules: [sending],
  spus: ['LM-DOME', 'LM-PEBBLE', 'LM-REED', 'LM-DISC'],
};

const blackFriday: GiveawaySeed['config'] = {
  path: '/prom/black-friday-prize-draw',
  prizes: [
    prize('screen', 'Screen light, 65 inches', 'halo-tv', 1, 'LM-HALO-TV-65'),
    prize('corner', 'Arc corner floor lamp', 'arc', 2, 'LM-ARC-1'),
    prize('bars', 'Light bars, pair', 'pillar-duo', 4, 'LM-PILLAR-DUO-2'),
  ],
  steps: [
    { action: 'LOG_IN', entries: 1 },
    { action: 'ORDER', entries: 2 },
    { action: 'FREE', entries: 2 },
  ],
  entryLimit: 10,
  rules: [sending],
  spus: ['LM-HALO-TV', 'LM-ARC', 'LM-PILLAR-DUO', 'LM-HEX'],
};

/** One of each state. */
const giveaways: readonly GiveawaySeed[] = [
  {
    ...{ handle: 'new-outdoor-lights-giveaway', title: 'Win a lit garden', config: outdoor },
    summary: 'Ten prizes for outdoors. A few steps, and anyone can check the draw.',
    ...{ image: 'wide-terrace', upright: 'wide-terrace-mobile', opens: -3, ends: 11 },
  },
  {
    ...{ handle: 'new-outdoor-lights-giveaway-autumn', title: 'Win an autumn garden', config: outdoor },
    summary: 'Ten prizes for long evenings outside.',
    ...{ image: 'wide-patio', opens: -40, ends: -1 },
  },
  {
    ...{ handle: 'new-lamp-series', title: 'New Lamp Series', config: series },
    summary: 'Three forms, one family. We’ll draw seven of them for people who say hello.',
    ...{ image: 'wide-sunroom', upright: 'wide-sunroom-mobile', opens: -6, ends: 8 },
    sites: ['US', 'EU', 'GB', 'CA'],
  },
  {
    ...{ handle: 'new-lamp-series-next', title: 'New Lamp Series, II', config: series },
    summary: 'The next three forms. Entries open in a few weeks.',
    ...{ image: 'wide-living', opens: 20, ends: 34 },
  },
  {
    ...{ handle: 'black-friday-prize-draw', title: 'Prize Draw', config: blackFriday },
    summary: 'Each order lights another bulb in the row, and so does each day without one.',
    ...{ image: 'wide-dark', opens: -2, ends: 9 },
  },
];

/** Ten in the morning in New York, where the shop is. */
function morning(instant: number): number {
  const { timeZone } = marketsOf.US;
  return instantOf({ ...civilTime(instant, timeZone), hour: 10, minute: 0 }, timeZone);
}

/** Writes the giveaways of the three pages, and editions of them that are over or still to come. */
export async function seedGiveaways(tx: Tx, now: number): Promise<void> {
  for (const { handle, title, summary, image, upright, sites: own = sites, ...rest } of giveaways) {
    const { config, opens, ends, status = 'SCHEDULED' } = rest;
    const startTime = morning(now + opens * day);
    await createGiveaway(
      tx,
      {
        ...{ promoId: handle, handle, title, summary, image: picture(image), markets: own, status },
        ...{ previewTime: Math.min(startTime, now) - day, startTime, endTime: morning(now + ends * day) },
        config: {
          ...config,
          ...{ claimDays: 30, minAge: 18 },
          ...(upright === undefined ? {} : { upright: picture(upright) }),
        },
      },
      now,
    );
  }
}

/** The demo shopper takes part in one of them. */
export async function seedDemoGiveaways(tx: Tx, now: number): Promise<void> {
  const { id: accountId } = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  const handle = 'new-outdoor-lights-giveaway';
  const taking = { accountId, promoId: handle, site: 'US' } as const;
  const before = await tx
    .selectFrom('giveaway_entrants')
    .select('site')
    .where('account_id', '=', accountId)
    .where('promo_id', '=', handle)
    .executeTakeFirst();
  if (before) return;
  await lockMember(tx, accountId);
  const { pseudonym } = await readMember(tx, accountId, now);
  const entrant = await addEntrant(tx, taking, true, now);
  for (const action of ['LOG_IN', 'SHARE'] as const) {
    await addEntries(tx, entrant, { handle, pseudonym, action, entries: 1, limit: outdoor.entryLimit }, now);
  }
}
