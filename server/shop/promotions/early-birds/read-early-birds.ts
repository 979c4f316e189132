import { promotionPhase } from '#machines/promotion/move.ts';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { day } from '#rules/durations.ts';
import { money } from '#rules/money.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MarketCatalogue, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { pricePart } from '../../catalogue/price-part.ts';
import { readReminded } from '../reminders/reminded.ts';
import { type ItemRow, ladderRowsOf, ladderRowsSince, leftOf, openSteps, soldOf } from '../quota/item-rows.ts';
import { presentVariant } from '../quota/present-variant.ts';

type Schemas = components['schemas'];
type EarlyBird = Schemas['EarlyBird'];
type Visit = Pick<RequestContext, 'site' | 'account'>;

/** How long an early bird that is over stays in the list. */
const shownAfterEnd = 90 * day;
const shownStates: readonly EarlyBird['state'][] = ['LIVE', 'COMING', 'SOLD_OUT', 'ENDED'];
const states = { WARMUP: 'COMING', LIVE: 'LIVE', SOLD_OUT: 'SOLD_OUT', ENDED: 'ENDED' } as const;

/** The steps of one ladder from the lowest price up, at least one. */
type Ladder = readonly [ItemRow, ...ItemRow[]];

/** The item that a reminder of a ladder is kept for. */
const firstItem = ([first]: Ladder): string => first.promo_item_id;

/** The early birds of a market: what can be bought, what comes, what is sold out and what is over. */
export async function listEarlyBirds(shop: ShopContext, { site, account }: Visit): Promise<EarlyBird[]> {
  const now = shop.clock.now();
  const [rows, market] = await Promise.all([
    ladderRowsSince(shop.db, { site, from: now - shownAfterEnd }),
    readMarketCatalogue(shop, site),
  ]);
  const ladders = laddersOf(rows);
  const reminded = await readReminded(shop, account?.accountId, ladders.map(firstItem));
  const found = await Promise.all(ladders.map((ladder) => present(shop, market, ladder, reminded)));
  return shownStates.flatMap((state) => found.flatMap((one) => (one?.offer.state === state ? [one.offer] : [])));
}

/** An early bird with what there is to know of its product. @throws NOT_FOUND, NOT_IN_MARKET */
export async function readEarlyBird(
  shop: ShopContext,
  { site, account }: Visit,
  promoId: string,
): Promise<Schemas['EarlyBirdDetail']> {
  const [rows, market] = await Promise.all([ladderRowsOf(shop.db, { promoId }), readMarketCatalogue(shop, site)]);
  const [ladder] = laddersOf(rows.filter((row) => row.site === site));
  const reminded = await readReminded(shop, account?.accountId, ladder ? [firstItem(ladder)] : []);
  const found = ladder && (await present(shop, market, ladder, reminded));
  if (!found) throw new ShopError(rows.some((row) => row.site !== site) ? 'NOT_IN_MARKET' : 'NOT_FOUND');
  return found;
}

/** Rows of one market by promotion; a promotion has one ladder. @param rows ladders step by step */
function laddersOf(rows: readonly ItemRow[]): Ladder[] {
  const ladders = new Map<string, Ladder>();
  for (const row of rows) {
    const before = ladders.get(row.promo_id);
    ladders.set(row.promo_id, before === undefined ? [row] : [...before, row]);
  }
  return [...ladders.values()];
}

/** Undefined where it is not announced yet, or the market does not sell its variant any more. */
async function present(
  shop: ShopContext,
  market: MarketCatalogue,
  ladder: Ladder,
  reminded: ReadonlySet<string>,
): Promise<Schemas['EarlyBirdDetail'] | undefined> {
  const [first] = ladder;
  const { site, status, preview_time: previewTime, start_time: startTime, end_time: endTime } = first;
  const open = openSteps(ladder)(first);
  const now = shop.clock.now();
  const variant = await presentVariant(shop.db, market, open, now);
  if (!variant) return undefined;
  const { product, sku, offer, available, card, promoPrice, plainPrice } = variant;
  const isSoldOut = available === 0;
  const window = { previewTime, startTime, endTime };
  const phase = promotionPhase({ status, ...window }, now, isSoldOut);
  if (phase === 'DRAFT' || phase === 'SCHEDULED' || phase === 'ARCHIVED') return undefined;
  const state = states[phase];
  const isAhead = state === 'LIVE' || state === 'COMING';
  const next = ladder.find((row) => (row.tier ?? 0) > (open.tier ?? 0) && leftOf(row) !== 0);
  const { highlights, specs, options } = inMarketSpelling(
    { highlights: product.highlights, specs: product.specs, options: sku.options },
    site,
  );
  return {
    ...{ highlights, specs },
    offer: {
      ...{ id: first.promo_id, summary: spelled(first.summary, site), card, plainPrice, state, startTime, endTime },
      variant: options.map(({ value }) => value).join(', '),
      price: isAhead ? promoPrice : pricePart(offer),
      nextPrice: next ? money(next.amount, offer.currency) : plainPrice,
      ladder: ladder.map((row) => ({
        ...{ promoItemId: row.promo_item_id, tier: row.tier ?? 0, amount: money(row.amount, offer.currency) },
        ...{ quota: row.quota ?? 0, sold: soldOf(row), left: leftOf(row) ?? 0 },
        state: leftOf(row) === 0 ? 'SOLD' : row === open && state === 'LIVE' ? 'OPEN' : 'NEXT',
      })),
      perUserLimit: open.per_buyer_limit,
      reminded: reminded.has(firstItem(ladder)),
    },
  };
}
