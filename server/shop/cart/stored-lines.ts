import { cartLineMaxAge } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Insertable } from 'kysely';
import type { Offer } from '../catalogue/offer.ts';
import { type CartLine, promotionColumns, toCartLine } from '../pricing/cart-lines.ts';

/** A member's cart in one market; every market keeps its own. */
export type CartOwner = Pick<MemberContext, 'account' | 'site'>;

const linesOfOwner = prepared((db, { one }: Slots<{ accountId: string; site: Site }>) =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'sku', 'buy_type', 'quantity', 'selected'])
    .select(['promo_item_id', 'suit_group_id', 'price_when_added_amount', 'merge_note', 'added_time'])
    .where('account_id', '=', one('accountId'))
    .where('site', '=', one('site'))
    .orderBy('added_time', 'desc')
    .orderBy('id', 'desc'),
);

type LineRow = Awaited<ReturnType<typeof linesOfOwner>>[number];

function readLine(row: LineRow): CartLine {
  const line = toCartLine({
    sku: row.sku,
    quantity: row.quantity,
    buyType: row.buy_type,
    promoItemId: row.promo_item_id ?? undefined,
    suitGroupId: row.suit_group_id ?? undefined,
  });
  return {
    ...line,
    id: row.id,
    selected: row.selected === 1,
    addedAmount: row.price_when_added_amount,
    ...(row.merge_note === null ? {} : { mergeNote: row.merge_note }),
  };
}

const isOld = (now: number) => (row: LineRow) => row.added_time < now - cartLineMaxAge;

/** The lines of a cart, newest first; those of the last 180 days only. */
export async function readLines(db: Db, { account: { accountId }, site }: CartOwner, now: number): Promise<CartLine[]> {
  const rows = await linesOfOwner(db, { accountId, site });
  const old = isOld(now);
  return rows.filter((row) => !old(row)).map(readLine);
}

const lockAccount = prepared((db, { one }: Slots<{ accountId: string }>) =>
  db.selectFrom('accounts').select('id').where('id', '=', one('accountId')).forNoKeyUpdate(),
);

/**
 * Opens a cart for changes: two devices of one member wait for each other here, so what is read afterwards stays true
 * until the end of the transaction. Lines older than 180 days leave. @returns the lines, newest first
 */
export async function openLines(tx: Tx, owner: CartOwner, now: number): Promise<CartLine[]> {
  const {
    account: { accountId },
    site,
  } = owner;
  await lockAccount(tx, { accountId });
  const rows = await linesOfOwner(tx, { accountId, site });
  const old = isOld(now);
  await removeLines(
    tx,
    owner,
    rows.filter(old).map(({ id }) => id),
  );
  return rows.filter((row) => !old(row)).map(readLine);
}

interface NewLine {
  readonly line: Pick<CartLine, 'sku' | 'buyType' | 'promoItemId' | 'suitGroupId' | 'quantity' | 'mergeNote'>;
  /** At this price per piece it is put in. */
  readonly offer: Pick<Offer, 'currency' | 'unitAmount'>;
  readonly recommendMark?: string | undefined;
}

type NewRow = Required<Insertable<Schema['cart_lines']>>;

const insertion = prepared((db, { one }: Slots<NewRow>) =>
  db.insertInto('cart_lines').values({
    id: one('id'),
    account_id: one('account_id'),
    site: one('site'),
    sku: one('sku'),
    buy_type: one('buy_type'),
    promo_item_id: one('promo_item_id'),
    suit_group_id: one('suit_group_id'),
    quantity: one('quantity'),
    selected: one('selected'),
    recommend_mark: one('recommend_mark'),
    merge_note: one('merge_note'),
    currency: one('currency'),
    price_when_added_amount: one('price_when_added_amount'),
    added_time: one('added_time'),
    created_at: one('created_at'),
    updated_at: one('updated_at'),
  }),
);

/** Puts a new line in front, selected. @returns its id */
export async function insertLine(
  shop: ShopContext,
  tx: Tx,
  { account: { accountId }, site }: CartOwner,
  { line, offer, recommendMark }: NewLine,
): Promise<string> {
  const now = shop.clock.now();
  const id = shop.newId();
  await insertion(tx, {
    id,
    account_id: accountId,
    site,
    sku: line.sku,
    ...promotionColumns(line),
    quantity: line.quantity,
    selected: 1,
    recommend_mark: recommendMark ?? null,
    merge_note: line.mergeNote ?? null,
    currency: offer.currency,
    price_when_added_amount: offer.unitAmount,
    added_time: now,
    created_at: now,
    updated_at: now,
  });
  return id;
}

/** Removes lines of the cart by id. */
export async function removeLines(
  tx: Tx,
  { account: { accountId }, site }: CartOwner,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('cart_lines')
    .where('account_id', '=', accountId)
    .where('site', '=', site)
    .where('id', 'in', [...ids])
    .execute();
}
