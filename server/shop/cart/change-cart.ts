import type { LineSource } from '#rules/cart-lines.ts';
import { cartMaxLines } from '#rules/limits.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CartLine, toCartLine } from '../pricing/cart-lines.ts';
import { resolveLines, type ResolvedLine, type ResolvedLines } from '../pricing/line-offers.ts';
import { lineProblem } from '../pricing/line-problem.ts';
import { readCart } from './read-cart.ts';
import { insertLine, openLines, removeLines } from './stored-lines.ts';
import { type CartView, presentCart } from './view-cart.ts';

export interface AddedLine extends LineSource {
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
 * Puts an item into the cart, on top of the line that it equals.
 * @throws PROMO_NOT_STARTED, PROMO_ENDED, PROMO_SOLD_OUT, PROMO_USER_LIMIT, OFF_SALE, NOT_IN_MARKET, NOT_LAUNCHED (with the time for this member in `data.opensTime`), OUT_OF_STOCK, CART_QTY_LIMIT (with the most in `data.max`) or CART_LINES_LIMIT
 */
export async function addLine(shop: ShopContext, member: MemberContext, added: AddedLine): Promise<CartView> {
  return withTransaction(shop, 'relaxed', async (tx) => {
    const { accountId } = member.account;
    const view = { site: member.site, country: member.country, now: shop.clock.now(), accountId };
    const before = await openLines(tx, member, view.now);
    const addition = toCartLine(added);
    const present = before.find(({ key }) => key === addition.key);
    const quantity = addition.quantity + (present?.quantity ?? 0);
    const line = { ...addition, id: present?.id ?? addition.id, quantity };
    const lines = present === undefined ? [line, ...before] : before.map((other) => (other === present ? line : other));
    // The whole cart in one read: the answer shows it.
    const resolved = await resolveLines(shop, tx, view, lines);
    const { offer } = acceptLine(line, resolved.get(line.key));
    if (offer.promotionEnded) throw new ShopError('PROMO_ENDED');
    if (present === undefined) {
      if (before.length >= cartMaxLines) throw new ShopError('CART_LINES_LIMIT');
      const id = await insertLine(shop, tx, member, { line, offer, recommendMark: added.recommendMark });
      return presentCart(shop, tx, lines, withLine(resolved, { ...line, id, addedAmount: offer.unitAmount }), view);
    }
    await putOnTop(tx, { id: line.id, quantity, addedAmount: offer.unitAmount, now: view.now });
    return presentCart(shop, tx, lines, withLine(resolved, { ...line, addedAmount: offer.unitAmount }), view);
  });
}

function withLine(resolved: ResolvedLines, line: CartLine): ResolvedLines {
  const before = resolved.get(line.key);
  return before === undefined ? resolved : new Map(resolved).set(line.key, { ...before, line });
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
  member: MemberContext,
  changes: readonly LineChange[],
): Promise<CartView> {
  await withTransaction(shop, 'relaxed', async (tx) => {
    const now = shop.clock.now();
    const edits = (await openLines(tx, member, now)).map((before) => ({
      before,
      after: changedLine(before, changes),
    }));
    const removed = edits.filter(({ after }) => after.quantity === 0);
    const remaining = edits.filter(({ after }) => after.quantity > 0);
    const grown = remaining.filter(({ before, after }) => after.quantity > before.quantity);
    if (grown.length > 0) {
      const lines = remaining.map(({ after }) => after);
      const resolved = await resolveLines(
        shop,
        tx,
        { site: member.site, now, accountId: member.account.accountId },
        lines,
      );
      for (const { after } of grown) acceptLine(after, resolved.get(after.key));
    }
    await removeLines(
      tx,
      member,
      removed.map(({ before }) => before.id),
    );
    for (const { before, after } of remaining.filter((edit) => edit.after !== edit.before)) {
      await tx
        .updateTable('cart_lines')
        .set({
          quantity: after.quantity,
          selected: after.selected ? 1 : 0,
          ...(after.quantity === before.quantity ? {} : { merge_note: null }),
          updated_at: now,
        })
        .where('id', '=', before.id)
        .execute();
    }
  });
  return readCart(shop, member);
}

/** The line after the changes of a request, itself where none is about it. */
function changedLine(line: CartLine, changes: readonly LineChange[]): CartLine {
  const change = changes.findLast(({ id, sku }) => id === line.id && sku === line.sku);
  if (change === undefined) return line;
  return { ...line, quantity: change.quantity, selected: change.selected ?? line.selected };
}

/** Removes lines; unknown ids change nothing. */
export async function deleteLines(shop: ShopContext, member: MemberContext, ids: readonly string[]): Promise<CartView> {
  await withTransaction(shop, 'relaxed', (tx) => removeLines(tx, member, ids));
  return readCart(shop, member);
}

function acceptLine(line: CartLine, resolved: ResolvedLine | undefined): ResolvedLine {
  const problem = lineProblem(line, resolved);
  if (problem === undefined && resolved !== undefined) return resolved;
  const { code = 'OFF_SALE', message, max, opensTime } = problem ?? {};
  const data = max === undefined ? opensTime && { opensTime } : { max };
  throw new ShopError(code, {
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
  });
}
