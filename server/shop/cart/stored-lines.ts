import { cartLineMaxAge } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Insertable } from 'kysely';
import { flashPieces } from '../catalogue/flash-pieces.ts';
import type { Offer } from '../catalogue/offer.ts';
import { type CartLine, promotionColumns, toCartLine } from '../pricing/cart-lines.ts';
import { type LineVariants, variantColumns, variantOf, type VariantRow } from '../pricing/line-offers.ts';

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

const linesWithVariants = prepared((db, { one }: Slots<{ accountId: string; site: Site; now: number }>) =>
  db
    .selectFrom('cart_lines')
    .leftJoin('sku_markets', (join) =>
      join.onRef('sku_markets.sku', '=', 'cart_lines.sku').onRef('sku_markets.site', '=', 'cart_lines.site'),
    )
    .leftJoin('skus', 'skus.sku', 'sku_markets.sku')
    .leftJoin('products', 'products.spu', 'skus.spu')
    .leftJoin('product_launches', (join) =>
      join.onRef('product_launches.spu', '=', 'skus.spu').onRef('product_launches.site', '=', 'sku_markets.site'),
    )
    .leftJoin('energy_labels', 'energy_labels.sku', 'skus.sku')
    .select(['cart_lines.id', 'cart_lines.sku as line_sku', 'buy_type', 'quantity', 'selected'])
    .select(['promo_item_id', 'suit_group_id', 'price_when_added_amount', 'merge_note', 'added_time'])
    .select(variantColumns)
    .select(flashPieces(one('now')).as('flash_pieces'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('coupons')
          .select('coupon_id')
          .where('coupons.account_id', '=', one('accountId'))
          .where('coupons.status', 'in', ['WAITING', 'UNUSED'])
          .where('coupons.valid_from', '<=', one('now'))
          .where('coupons.valid_to', '>', one('now')),
      ).as('has_coupons'),
    )
    .where('cart_lines.account_id', '=', one('accountId'))
    .where('cart_lines.site', '=', one('site'))
    .orderBy('added_time', 'desc')
    .orderBy('cart_lines.id', 'desc'),
);

/** Whether the market knows the variant of a line. */
const isKnown = <Row extends { readonly [Column in keyof VariantRow]: VariantRow[Column] | null }>(
  row: Row,
): row is Row & VariantRow => row.sku !== null;

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

const isOld = (now: number) => (row: Pick<LineRow, 'added_time'>) => row.added_time < now - cartLineMaxAge;

/** The lines of a cart, newest first; those of the last 180 days only. */
export async function readLines(db: Db, { account: { accountId }, site }: CartOwner, now: number): Promise<CartLine[]> {
  const rows = await linesOfOwner(db, { accountId, site });
  const old = isOld(now);
  return rows.filter((row) => !old(row)).map(readLine);
}

/** A cart with what is sold of its lines at this moment. */
export interface KnownLines {
  readonly lines: readonly CartLine[];
  readonly variants: LineVariants;
  /** The member has coupons that can be used now. */
  readonly hasCoupons: boolean;
}

/** `readLines` with the variants of the lines. One statement. */
export async function readKnownLines(
  db: Db,
  { account: { accountId }, site }: CartOwner,
  now: number,
): Promise<KnownLines> {
  const old = isOld(now);
  const rows = (await linesWithVariants(db, { accountId, site, now })).filter((row) => !old(row));
  return {
    lines: rows.map((row) => readLine({ ...row, sku: row.line_sku })),
    variants: new Map(rows.filter(isKnown).map((row) => [row.sku, variantOf(row, { site, now })])),
    hasCoupons: rows.some((row) => Boolean(row.has_coupons)),
  };
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
