import { cartKey } from '#rules/cart-lines.ts';
import { cartMaxLines } from '#rules/limits.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CartLine, type LineInput, toBuyType } from '../pricing/cart-lines.ts';
import { type LineVariant, loadVariants } from '../pricing/line-variants.ts';
import { lineProblem } from '../pricing/line-problem.ts';
import { type CartVisitor, readCart } from './read-cart.ts';
import { insertLine, openLines, removeLines } from './stored-lines.ts';
import { type CartView, presentCart } from './view-cart.ts';

export interface AddedLine extends LineInput {
  readonly recommendMark?: string;
}

const putOnTop = prepared((db, { one }: Slots<{ id: string; quantity: number; addedAmount: number; now: number }>) =>
  db
    .updateTable('cart_lines')
    .set({
      quantity: one('quantity'),
      selected: 1,
      price_when_added_amount: one('addedAmount'),
      merge_note: null,
      updated_at: one('now'),
    })
    .where('id', '=', one('id')),
);

/**
 * Puts an item into the cart, on top of what is there of it.
 * @throws OFF_SALE, NOT_IN_MARKET, OUT_OF_STOCK, CART_QTY_LIMIT (with the most in `data.max`) or CART_LINES_LIMIT
 */
export async function addLine(shop: ShopContext, visitor: CartVisitor, added: AddedLine): Promise<CartView> {
  const { sku, recommendMark } = added;
  const buyType = toBuyType(added.buyType);
  const key = cartKey(sku, buyType);
  return withTransaction(shop, 'relaxed', async (tx) => {
    const now = shop.clock.now();
    const lines = await openLines(tx, visitor, now);
    // The goods of the whole cart in one read: the answer shows them.
    const skus = new Set([sku, ...lines.map((line) => line.sku)]);
    const goods = await loadVariants(tx, visitor.site, [...skus], now);
    const present = lines.find((line) => line.key === key);
    const quantity = (present?.quantity ?? 0) + added.quantity;
    const wish = { key, sku, buyType, quantity, selected: true };
    const { offer } = acceptLine({ ...wish, id: key }, goods.get(sku));
    const addedAmount = offer.unitAmount;
    const view = { ...visitor, now };
    if (present !== undefined) {
      await putOnTop(tx, { id: present.id, quantity, addedAmount, now });
      const line = { ...wish, id: present.id, addedAmount };
      return presentCart(
        lines.map((other) => (other === present ? line : other)),
        goods,
        view,
      );
    }
    if (lines.length >= cartMaxLines) throw new ShopError('CART_LINES_LIMIT');
    const id = await insertLine(shop, tx, visitor, {
      sku,
      buy_type: buyType,
      quantity,
      currency: offer.currency,
      price_when_added_amount: addedAmount,
      recommend_mark: recommendMark ?? null,
    });
    return presentCart([{ ...wish, id, addedAmount }, ...lines], goods, view);
  });
}

export interface LineChange {
  readonly id: string;
  readonly sku: string;
  /** 0 removes the line. */
  readonly quantity: number;
  readonly selected?: boolean;
}

/**
 * Sets quantities and selection. Lines that another device has removed are passed over: the answer shows what is there.
 * Only a quantity that grows is checked, so a line that stock has left behind can still be lowered or unselected.
 * @throws as `addLine`
 */
export async function updateLines(
  shop: ShopContext,
  visitor: CartVisitor,
  changes: readonly LineChange[],
): Promise<CartView> {
  await withTransaction(shop, 'relaxed', async (tx) => {
    const now = shop.clock.now();
    const lines = await openLines(tx, visitor, now);
    const goods = await loadVariants(
      tx,
      visitor.site,
      lines.map(({ sku }) => sku),
      now,
    );
    for (const { id, sku, quantity, selected } of changes) {
      const line = lines.find((known) => known.id === id && known.sku === sku);
      if (line === undefined) continue;
      if (quantity === 0) {
        await removeLines(tx, visitor, [id]);
        continue;
      }
      if (quantity > line.quantity) acceptLine({ ...line, quantity }, goods.get(sku));
      await tx
        .updateTable('cart_lines')
        .set({
          quantity,
          selected: (selected ?? line.selected) ? 1 : 0,
          ...(quantity === line.quantity ? {} : { merge_note: null }),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
    }
  });
  return readCart(shop, visitor);
}

/** Removes lines; unknown ids change nothing. */
export async function deleteLines(shop: ShopContext, visitor: CartVisitor, ids: readonly string[]): Promise<CartView> {
  await withTransaction(shop, 'relaxed', (tx) => removeLines(tx, visitor, ids));
  return readCart(shop, visitor);
}

function acceptLine(line: CartLine, goods: LineVariant | undefined): LineVariant {
  const problem = lineProblem(line, goods);
  if (problem === undefined && goods !== undefined) return goods;
  const { code = 'OFF_SALE', message, max } = problem ?? {};
  throw new ShopError(code, {
    ...(message === undefined ? {} : { message }),
    ...(max === undefined ? {} : { data: { max } }),
  });
}
