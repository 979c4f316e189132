import type { Selectable } from 'kysely';
import type { ErrorCode } from '#openapi/errors.ts';
import { itemBuyTypes } from '#rules/promotion-states.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { PromotionOffer } from '../../catalogue/offer.ts';
import type { OfferVisit, PromotedLine, PromotionSource, QuotaClaim } from '../../pricing/promotions.ts';
import { type BucketPieces, claimPieces, returnPieces, splitPieces } from './buckets.ts';
import { buyersOf, countForAll, memberBuyer, uncountForAll } from './buyers.ts';
import { buyTypeOfItem, countedItems, type ItemRow, openSteps, rowsByIds, sellingOf, timesOf } from './item-rows.ts';
import { offerOf } from './offer-of.ts';
import { hasFirstPrices, type PlacedOrder, lockForFirstOrder } from '../new-user/standing.ts';

type Order = Selectable<Schema['orders']>;

const countsOfBuyer = prepared((db, { one, each }: Slots<{ buyer: string; ids: readonly string[] }>) =>
  db
    .selectFrom('promo_buyers')
    .select(['promo_item_id', 'pieces'])
    .where('buyer', '=', one('buyer'))
    .where('promo_item_id', 'in', each('ids')),
);

/** Pieces by item that a member holds or has bought; none for a guest, whose address is known with the order. */
export async function readCounts(
  db: Db,
  accountId: string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (accountId === undefined || ids.length === 0) return new Map();
  const rows = await countsOfBuyer(db, { buyer: memberBuyer(accountId), ids });
  return new Map(rows.map(({ promo_item_id: id, pieces }) => [id, pieces]));
}

async function offersFor(
  db: Db,
  { site, now, accountId, isPlaceTaken = false }: OfferVisit,
  lines: readonly PromotedLine[],
): Promise<ReadonlyMap<string, PromotionOffer>> {
  const ids = [...new Set(lines.flatMap(({ promoItemId }) => promoItemId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await rowsByIds(db, { ids });
  const openStep = openSteps(rows);
  const countedAt = countedItems(rows);
  const counts = await readCounts(
    db,
    accountId,
    rows.map(({ promo_item_id: id }) => id),
  );
  const isFirst = isPlaceTaken
    ? ({ type }: ItemRow) => type !== 'NEW_USER'
    : await readFirstPrices(db, { site, now, accountId }, rows);
  const offers = lines.flatMap(({ key, sku, buyType, promoItemId }): [string, PromotionOffer][] => {
    const named = rows.find((row) => row.promo_item_id === promoItemId);
    const isOwn = named?.sku === sku && named.site === site && buyTypeOfItem(named) === buyType;
    if (!isOwn || sellingOf(named, now) === 'OVER' || !isFirst(named)) return [];
    const had = accountId === undefined ? undefined : (counts.get(countedAt(named)) ?? 0);
    return [[key, lineOffer(named, openStep(named), had, now)]];
  });
  return new Map(offers);
}

/** @param had pieces of the member who asks; absent for a guest */
function lineOffer(named: ItemRow, open: ItemRow, had: number | undefined, now: number): PromotionOffer {
  const { startTime, endTime } = timesOf(open);
  const { promo_item_id: promoItemId, per_buyer_limit: perBuyer } = open;
  const isMoved = open !== named;
  return {
    ...offerOf(open),
    endTime,
    ...(sellingOf(open, now) === 'BEFORE' ? { startTime } : { since: startTime }),
    ...(had === undefined || perBuyer === null ? {} : { memberLeft: Math.max(0, perBuyer - had) }),
    ...(isMoved ? { promoItemId, wasAmount: named.amount } : {}),
  };
}

/** Which items are no first-order prices, or are for who asks. */
async function readFirstPrices(
  db: Db,
  { site, now, accountId }: OfferVisit,
  rows: readonly ItemRow[],
  order?: PlacedOrder,
): Promise<(row: ItemRow) => boolean> {
  const promoIds = new Set(rows.filter(({ type }) => type === 'NEW_USER').map(({ promo_id: promoId }) => promoId));
  const granted = new Set<string>();
  for (const promoId of accountId === undefined ? [] : promoIds) {
    if (await hasFirstPrices(db, { accountId: accountId ?? '', site, promoId, now }, order)) granted.add(promoId);
  }
  return ({ promo_id: promoId }) => !promoIds.has(promoId) || granted.has(promoId);
}

/** Items that an order has claimed before, each at the price that was granted then. */
async function readGranted(tx: Tx, orderNo: string): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('promo_claims').select('promo_item_id').where('order_no', '=', orderNo).execute();
  return new Set(rows.map(({ promo_item_id: id }) => id));
}

type Shop = Parameters<PromotionSource['hold']>[0];

const hold: PromotionSource['hold'] = async (shop, tx, order, claims) => {
  const rows = await rowsByIds(tx, { ids: claims.map(({ promoItemId }) => promoItemId) });
  const countedAt = countedItems(rows);
  const granted = await readGranted(tx, order.order_no);
  const { site, account_id: accountId } = order;
  const now = shop.clock.now();
  if (accountId !== null && rows.some(({ type }) => type === 'NEW_USER')) await lockForFirstOrder(tx, accountId);
  const isFirst = await readFirstPrices(tx, { site, now, accountId: accountId ?? undefined }, rows, {
    orderNo: order.order_no,
    wasGranted: granted.size > 0,
  });
  for (const claim of claims) {
    const item = rows.find((row) => row.promo_item_id === claim.promoItemId);
    if (item === undefined) return 'PROMO_ENDED';
    if (!isFirst(item)) return 'PROMO_ELIGIBILITY';
    // What a closed order was granted it keeps when it is paid late, also after the end, as long as pieces are left.
    const selling = granted.has(claim.promoItemId) ? 'NOW' : sellingOf(item, now);
    if (selling !== 'NOW') return selling === 'BEFORE' ? 'PROMO_NOT_STARTED' : 'PROMO_ENDED';
    const refusal = await holdItem(shop, tx, order, item, { ...claim, countedAt: countedAt(item) });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/**
 * Takes an order's pieces of one item: the row of the buyer first, which others seldom want; the bucket last, so that it is
 * locked as briefly as can be.
 * @returns why they cannot be had, with nothing of this item taken
 */
export async function holdItem(
  shop: Shop,
  tx: Tx,
  order: Order,
  { quota, per_buyer_limit: limit }: ItemRow,
  { promoItemId, quantity, countedAt }: QuotaClaim & { readonly countedAt: string },
): Promise<ErrorCode | undefined> {
  const count = { promoItemId: countedAt, quantity };
  const buyers = limit === null ? [] : buyersOf(order);
  if (limit !== null && !(await countForAll(tx, buyers, count, limit))) return 'PROMO_USER_LIMIT';
  const orderNo = order.order_no;
  const buckets = quota === null ? [] : await claimPieces(tx, { promoItemId, orderNo, quota, quantity });
  if (buckets === undefined) {
    await uncountForAll(tx, buyers, count);
    return 'PROMO_SOLD_OUT';
  }
  const now = shop.clock.now();
  const held = {
    quantity,
    buckets: JSON.stringify(buckets),
    buyers: JSON.stringify(buyers),
    state: 'HELD',
    updated_at: now,
  } as const;
  await tx
    .insertInto('promo_claims')
    .values({ order_no: orderNo, promo_item_id: promoItemId, ...held, created_at: now })
    .onConflict((conflict) => conflict.columns(['order_no', 'promo_item_id']).doUpdateSet(held))
    .execute();
  return undefined;
}

const consume: PromotionSource['consume'] = async ({ clock }, tx, orderNo) => {
  await tx
    .updateTable('promo_claims')
    .set({ state: 'CONSUMED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'HELD')
    .execute();
};

/** What was sent and paid back is not sold again at its price; its shopper may have one once more. */
const release: PromotionSource['release'] = async ({ clock }, tx, orderNo, end) => {
  const released = await tx
    .updateTable('promo_claims')
    .set({ state: 'RELEASED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('state', '!=', 'RELEASED')
    .returning(claimColumns)
    .execute();
  const back = released.map(partOf);
  await giveBack(tx, end === 'REFUNDED' ? back.map((part) => ({ ...part, buckets: [] })) : back);
};

const releaseCancelled: NonNullable<PromotionSource['releaseCancelled']> = async ({ clock }, tx, orderNo, rest) => {
  const claims = await tx
    .selectFrom('promo_claims')
    .select(claimColumns)
    .where('order_no', '=', orderNo)
    .where('state', '!=', 'RELEASED')
    .execute();
  const back: Part[] = [];
  for (const claim of claims.map(partOf)) {
    const quantity = rest.find(({ promoItemId }) => promoItemId === claim.promoItemId)?.quantity ?? 0;
    if (quantity >= claim.quantity) continue;
    const pieces = splitPieces(claim.buckets, quantity);
    back.push({ ...claim, quantity: claim.quantity - quantity, buckets: pieces.back });
    await tx
      .updateTable('promo_claims')
      .set({ updated_at: clock.now() })
      .set(quantity === 0 ? { state: 'RELEASED' } : { quantity, buckets: JSON.stringify(pieces.rest) })
      .where('order_no', '=', orderNo)
      .where('promo_item_id', '=', claim.promoItemId)
      .execute();
  }
  await giveBack(tx, back);
};

const claimColumns = ['promo_item_id', 'quantity', 'buckets', 'buyers'] as const;

/** Pieces of a claim, and whom and what they were taken from. */
interface Part {
  readonly promoItemId: string;
  readonly quantity: number;
  readonly buckets: BucketPieces;
  readonly buyers: readonly string[];
}

const partOf = (row: Pick<Selectable<Schema['promo_claims']>, (typeof claimColumns)[number]>): Part => ({
  promoItemId: row.promo_item_id,
  quantity: row.quantity,
  buckets: JSON.parse(row.buckets),
  buyers: JSON.parse(row.buyers),
});

/** Frees what was counted for buyers and puts pieces back, item by item in their order. */
async function giveBack(tx: Tx, parts: readonly Part[]): Promise<void> {
  const rows = parts.length === 0 ? [] : await rowsByIds(tx, { ids: parts.map(({ promoItemId }) => promoItemId) });
  const countedAt = countedItems(rows);
  for (const { promoItemId, quantity, ...part } of parts.toSorted((a, b) => (a.promoItemId < b.promoItemId ? -1 : 1))) {
    const item = rows.find((each) => each.promo_item_id === promoItemId);
    const counted = item ? countedAt(item) : promoItemId;
    await uncountForAll(tx, part.buyers, { promoItemId: counted, quantity });
    await returnPieces(tx, promoItemId, part.buckets);
  }
}

/**
 * Promotions that sell variants at a price of their own, in pieces that are counted: flash sales, ladders of early birds,
 * offers for new members.
 */
export const itemPromotions: PromotionSource = {
  buyTypes: Object.values(itemBuyTypes),
  offersFor,
  hold,
  consume,
  release,
  releaseCancelled,
};
