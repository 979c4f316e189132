import { createHash } from 'node:crypto';
import { drawWinners, numberEntries, rootOf } from '#rules/draw.ts';
import { sites } from '#rules/markets.ts';
import { sandboxChain, signSandboxRound } from '#server/beacons/chains.ts';
import { serverDigest } from '#server/shop/promotions/draws/draw-row.ts';
import { sealedDraw } from '#server/shop/promotions/draws/sealed-draw.ts';
import { createGiveaway } from '#server/shop/promotions/giveaways/create-giveaway.ts';
import type { GiveawayConfig, GiveawayPrize } from '#server/shop/promotions/giveaways/giveaway-config.ts';
import type { Tx } from '../../db/schema.ts';
import { day, minute } from '../days.ts';
import { picture } from '../picture.ts';

/** The sandbox beacon, where a shop starts it when nothing else is said. */
const beacon = { chain: sandboxChain, publicOrigin: 'http://localhost:4003' };

/** Editions that are over, beside those that giveaways have: days from the seed, and how many entered. */
const past = [
  {
    ...{ handle: 'new-outdoor-lights-giveaway-summer', title: 'Win a summer garden', image: 'wide-terrace' },
    ...{ path: '/prom/new-outdoor-lights-giveaway', like: 'new-outdoor-lights-giveaway', ended: -95 },
  },
  {
    ...{ handle: 'new-lamp-series-first', title: 'The first three forms', image: 'wide-sunroom' },
    ...{ path: '/prom/new-lamp-series', like: 'new-lamp-series', ended: -40 },
  },
  {
    ...{ handle: 'new-lamp-series-trial', title: 'A draw that nobody knew of', image: 'wide-living' },
    ...{ path: '/prom/new-lamp-series', like: 'new-lamp-series', ended: -200 },
  },
] as const;

/** How many entries the editions had that are drawn. */
const entered: Readonly<Record<string, number>> = {
  'new-outdoor-lights-giveaway-autumn': 2_318,
  'new-outdoor-lights-giveaway-summer': 640,
  'new-lamp-series-first': 372,
  'new-lamp-series-trial': 0,
};

/** Who won, as everybody sees them. */
const people = [
  ...(['J***n DE', 'M***a US', 'A***i JP', 'S***e GB', 'L***s FR', 'O***a CA', 'T***o US', 'H***h US'] as const),
  ...(['P***r NL', 'C***a ES', 'N***h US', 'E***e IE'] as const),
];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A draw for every giveaway: sealed where it runs or is to come, announced where it is over. */
export async function seedDraws(tx: Tx, now: number): Promise<void> {
  for (const edition of past) await addEdition(tx, edition, now);
  const giveaways = await tx
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'handle', 'config'])
    .select(({ fn }) => [fn.max('end_time').as('closeTime')])
    .where('type', '=', 'GIVEAWAY')
    .groupBy(['promotions.promo_id', 'handle', 'config'])
    .execute();
  for (const { promo_id: promoId, handle, config, closeTime } of giveaways) {
    const { prizes, entryLimit }: GiveawayConfig = JSON.parse(config);
    const draw = { promoId, campaign: handle, closeTime: Number(closeTime), prizes, entryLimit };
    const count = entered[handle];
    if (draw.closeTime <= now && count !== undefined) await announce(tx, draw, count, now);
    if (draw.closeTime > now) await add(tx, await sealedDraw(beacon, draw, now));
  }
}

async function addEdition(
  tx: Tx,
  { like, ended, path, ...edition }: (typeof past)[number],
  now: number,
): Promise<void> {
  const model = await tx.selectFrom('promotions').select('config').where('handle', '=', like).executeTakeFirst();
  if (!model) return;
  const config: GiveawayConfig = { ...JSON.parse(model.config), path };
  const endTime = now + ended * day;
  await createGiveaway(
    tx,
    {
      ...{ promoId: edition.handle, handle: edition.handle, title: edition.title, summary: '', markets: sites, config },
      ...{ image: picture(edition.image), status: 'ENDED', previewTime: null, startTime: endTime - 30 * day, endTime },
    },
    now,
  );
}

async function add(tx: Tx, row: Awaited<ReturnType<typeof sealedDraw>>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('draws')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return added === 1n;
}

interface DrawOf {
  readonly promoId: string;
  readonly campaign: string;
  readonly closeTime: number;
  readonly prizes: readonly GiveawayPrize[];
  readonly entryLimit: number;
}

/** A draw that is over, with entries of people who are in no other table. */
async function announce(tx: Tx, draw: DrawOf, count: number, now: number): Promise<void> {
  const sealed = await sealedDraw(beacon, draw, now);
  const entries = await numberEntries(
    draw.campaign,
    Array.from({ length: count }, (_, at) => ({
      pseudonym: hash(`${draw.campaign} ${Math.floor(at / 2)}`).slice(0, 24),
      sequence: at,
    })),
    serverDigest,
  );
  const ids = entries.map(({ id }) => id);
  const { randomness, signature } = await signSandboxRound(Number(sealed.round));
  const winners = await drawWinners({ seed: sealed.seed, randomness, prizes: draw.prizes }, entries, serverDigest);
  const drawn = { randomness, signature, drawn_at: sealed.round_time, announced_at: sealed.round_time + minute };
  const isNew = await add(tx, {
    ...{ ...sealed, ...drawn, status: 'ANNOUNCED', root: await rootOf(ids, serverDigest), entry_count: count },
    entries: JSON.stringify(entries.map(({ pseudonym, sequence }) => ({ pseudonym, sequence }))),
    root_time: draw.closeTime + minute,
  });
  if (!isNew || winners.length === 0) return;
  await tx
    .insertInto('draw_winners')
    .values(
      winners.map(({ entryId, prize }, at) => {
        const [name = '', country = ''] = (people[at % people.length] ?? '').split(' ');
        return {
          ...{ promo_id: draw.promoId, place: at + 1, entry_id: entryId, leaf: ids.indexOf(entryId), prize, country },
          ...{ account_id: null, site: null, masked_name: name, prize_id: null, granted_at: drawn.announced_at },
        };
      }),
    )
    .execute();
}
