import { movePromotion, promotionPhase, type PromotionRecord } from '#machines/promotion/move.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { groupBy } from '#rules/group-by.ts';
import type { Site } from '#rules/markets.ts';
import { day } from '#rules/durations.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type Command, count, UsageError, word } from '#server/ops/command.ts';
import { parseJsonFile, readText } from '#server/ops/file-fields.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { raiseVersions } from '../catalogue/versions.ts';
import { type ComingPrice, refuseHeldPrices } from './campaigns/price-holds.ts';
import { createPromotion } from './create-promotion.ts';
import { type FlashPlan, parseFlashPlan, PlanFault } from './flash/flash-plan.ts';
import { scheduleDraw } from './draws/schedule-draw.ts';
import { makeComingSessions } from './flash/make-sessions.ts';

const listed = 50;

interface Standing extends PromotionRecord {
  readonly promoId: string;
  readonly handle: string;
  readonly type: string;
  readonly title: string;
  readonly site: Site | null;
}

/** Promotions with their windows, a row for each market; one without a window has a row without a market. */
async function readStandings({ db }: ShopContext, handle?: string): Promise<Standing[]> {
  const rows = await db
    .selectFrom('promotions')
    .leftJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'handle', 'type', 'title', 'status', 'site', 'preview_time'])
    .select(['start_time', 'end_time'])
    .$if(handle !== undefined, (query) => query.where('handle', '=', handle ?? ''))
    .orderBy('promotions.created_at', 'desc')
    .orderBy('promotions.promo_id')
    .orderBy('site')
    .execute();
  return rows.map(({ promo_id: promoId, handle: name, type, title, status, site, ...times }) => ({
    ...{ promoId, handle: name, type, title, status, site },
    ...{ previewTime: times.preview_time, startTime: times.start_time ?? 0, endTime: times.end_time ?? 0 },
  }));
}

async function requireStandings(shop: ShopContext, handle: string): Promise<[Standing, ...Standing[]]> {
  const [first, ...others] = await readStandings(shop, handle);
  if (!first) throw new UsageError(`There’s no promotion "${handle}": see \`promo list\`.`);
  return [first, ...others];
}

const phaseText = (standing: Standing, now: number): string =>
  standing.site === null ? 'no market' : `${standing.site} ${promotionPhase(standing, now)}`;

async function list(shop: ShopContext): Promise<string[]> {
  const now = shop.clock.now();
  const byHandle = groupBy(await readStandings(shop), ({ handle }) => handle);
  const lines = [...byHandle].slice(0, listed).map(([handle, rows]) => {
    const [first] = rows;
    const phases = rows.map((row) => phaseText(row, now)).join(', ');
    return `${handle}  ${first?.type ?? ''}  ${phases}  ${first?.title ?? ''}`;
  });
  return lines.length === 0 ? ['No promotions.'] : lines;
}

/** What each market sells of a promotion: its windows, and of each item how many pieces are left. */
async function show(shop: ShopContext, handle: string): Promise<string[]> {
  const standings = await requireStandings(shop, handle);
  const now = shop.clock.now();
  const windows = standings.flatMap((standing) => {
    const { site, startTime, endTime } = standing;
    if (site === null) return [];
    return [`${phaseText(standing, now)}  ${deadlineText(startTime, site)} to ${deadlineText(endTime, site)}`];
  });
  const items = await shop.db
    .selectFrom('promo_items')
    .leftJoin('promo_sessions', 'promo_sessions.session_id', 'promo_items.session_id')
    .select(['promo_item_id', 'promo_items.site', 'sku', 'quota', 'tier'])
    .select((row) =>
      row
        .selectFrom('promo_item_buckets')
        .select((bucket) => bucket.fn.sum<number | string | null>('remaining').as('left'))
        .whereRef('promo_item_buckets.promo_item_id', '=', 'promo_items.promo_item_id')
        .as('left'),
    )
    .where('promo_items.promo_id', '=', standings[0].promoId)
    .where((row) => row.or([row('promo_sessions.end_time', 'is', null), row('promo_sessions.end_time', '>', now)]))
    .orderBy('promo_sessions.start_time')
    .orderBy('promo_items.site')
    .orderBy('promo_items.sort')
    .limit(200)
    .execute();
  return [
    ...windows,
    ...items.map(({ promo_item_id: id, site, sku, quota, tier, left }) => {
      const pieces = quota === null ? 'unlimited' : `${Number(left ?? 0)} of ${quota} left`;
      return `${id}  ${site}  ${sku}${tier === null ? '' : `  step ${tier}`}  ${pieces}`;
    }),
  ];
}

const pricesOfPlan = ({ items }: FlashPlan): Omit<ComingPrice, 'from' | 'to'>[] =>
  items.flatMap(({ sku, amounts }) =>
    Object.entries(amounts).map(([site, amount]) => ({ sku, site: site as Site, amount })),
  );

/** What a promotion will ask everybody for its variants; a flash sale has its plan, which makes its items day by day. */
async function comingPrices({ db }: ShopContext, standings: readonly Standing[]): Promise<ComingPrice[]> {
  const {
    promo_id: promoId,
    config,
    type,
  } = await db
    .selectFrom('promotions')
    .select(['promo_id', 'config', 'type'])
    .where('promo_id', '=', standings[0]?.promoId ?? '')
    .executeTakeFirstOrThrow();
  // Others grant a price to one member, which nobody else is asked.
  if (type !== 'FLASH_SALE' && type !== 'EARLY_BIRD') return [];
  const plan: Partial<FlashPlan> = type === 'FLASH_SALE' ? JSON.parse(config) : {};
  const { items } = plan;
  const prices = items
    ? pricesOfPlan({ sessions: [], items })
    : await db.selectFrom('promo_items').select(['sku', 'site', 'amount']).where('promo_id', '=', promoId).execute();
  return prices.flatMap((price) =>
    standings.flatMap(({ site, startTime: from, endTime: to }) => (site === price.site ? { ...price, from, to } : [])),
  );
}

/** A command that moves a promotion in all of its markets. */
const mover = (name: 'schedule' | 'end' | 'archive', help: string): Command => ({
  name: `promo ${name}`,
  usage: '<handle>',
  help,
  run: async (shop, input) => {
    const standings = await requireStandings(shop, word(input, 0, 'The handle'));
    const now = shop.clock.now();
    const status = standings.map((one) => movePromotion(one, name, now)).find((moved) => moved !== undefined);
    const [{ promoId, handle, type, status: before }] = standings;
    if (status === undefined) throw new UsageError(`${handle} is ${before} and can’t be moved that way.`);
    if (name === 'schedule') await refuseHeldPrices(shop, await comingPrices(shop, standings));
    // Nobody enters before it is public how the winners will be drawn.
    if (name === 'schedule' && type === 'GIVEAWAY') await scheduleDraw(shop, handle);
    const changed = await withTransaction(shop, 'durable', async (tx) => {
      const update = tx.updateTable('promotions').set({ status, updated_at: now });
      const result = await update.where('promo_id', '=', promoId).where('status', '=', before).executeTakeFirst();
      await raiseVersions(tx, ['PROMOTIONS']);
      return result;
    });
    if (changed.numUpdatedRows === 0n)
      throw new UsageError(`${handle} has changed in the meantime: see \`promo show\`.`);
    if (name === 'schedule') await makeComingSessions(shop);
    return [`${handle} is ${status}.`];
  },
});

async function readPlan(file: string): Promise<{ readonly plan: FlashPlan; readonly sites: readonly Site[] }> {
  const parsed = parseJsonFile(await readText(file), file);
  try {
    const plan = parseFlashPlan(parsed);
    const sites = new Set(plan.items.flatMap(({ amounts }) => Object.keys(amounts) as Site[]));
    return { plan, sites: [...sites] };
  } catch (error) {
    if (error instanceof PlanFault) throw new UsageError(`${file}, ${error.message}.`);
    throw error;
  }
}

/** Writes a flash sale as a draft, for the markets that its file has prices of. */
async function createFlash(shop: ShopContext, handle: string, file: string, days: number): Promise<string[]> {
  if (!/^[a-z0-9-]{1,60}$/.test(handle)) throw new UsageError('A handle has lowercase letters, digits and hyphens.');
  const { plan, sites } = await readPlan(file);
  const skus = [...new Set(plan.items.map(({ sku }) => sku))];
  const variants = await shop.db.selectFrom('skus').select('sku').where('sku', 'in', skus).execute();
  const unknown = skus.filter((sku) => !variants.some((row) => row.sku === sku));
  if (unknown.length > 0) throw new UsageError(`There is no variant ${unknown.join(', ')}.`);
  const now = shop.clock.now();
  const window = { previewTime: null, startTime: now, endTime: now + days * day };
  await refuseHeldPrices(
    shop,
    pricesOfPlan(plan).map((price) => ({ ...price, from: window.startTime, to: window.endTime })),
  );
  const isNew = await withTransaction(shop, 'durable', (tx) =>
    createPromotion(
      tx,
      {
        ...{ promoId: shop.newId(), type: 'FLASH_SALE', handle, title: 'Flash Sale', config: plan, status: 'DRAFT' },
        windows: Object.fromEntries(sites.map((site) => [site, window])),
      },
      now,
    ),
  );
  if (!isNew) throw new UsageError(`The promotion "${handle}" already exists.`);
  return [`${handle} is a draft for ${sites.join(', ')}. Start it: promo schedule ${handle}`];
}

export const promotionCommands: readonly Command[] = [
  { name: 'promo list', usage: '', help: 'promotions, with their status in each market', run: list },
  {
    name: 'promo show',
    usage: '<handle>',
    help: 'a promotion’s windows, and what’s left of its items',
    run: (shop, input) => show(shop, word(input, 0, 'The handle')),
  },
  mover('schedule', 'schedule it to run in its windows'),
  mover('end', 'end it now; cart lines go back to the normal price'),
  mover('archive', 'remove it from every list'),
  {
    name: 'flash create',
    usage: '<handle> <file.json>',
    help: 'save a flash sale, planned as sessions and items, as a draft for 30 days',
    options: ['days'],
    run: (shop, input) =>
      createFlash(
        shop,
        word(input, 0, 'The handle'),
        word(input, 1, 'The file'),
        count(input.options['days'] ?? '30', '--days'),
      ),
  },
];
