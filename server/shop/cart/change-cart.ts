import type { LineSource } from '#rules/cart-lines.ts';
import { cartMaxLines } from '#rules/limits.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { prepared, type Slots } from '#server/db/prepared.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { once } from '#server/intents.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type CartLine, linesFromInput } from '../pricing/cart-lines.ts';
import { resolveLines, type ResolvedLine } from '../pricing/line-offers.ts';
import { lineProblem } from '../pricing/line-problem.ts';
import { suitRefusal } from '../pricing/suits.ts';
import { readCart } from './read-cart.ts';
import { insertLine, openLines, removeLines } from './stored-lines.ts';
import { type CartView, presentCart } from './view-cart.ts';

export interface AddedLine extends LineSource {
  readonly recommendMark?: string;
  /** The other lines of its bundle. */
  readonly others?: readonly LineSource[];
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
 * Puts an item into the cart, on top of the line that it equals, or all lines of a bundle; once per key, where one is given.
 * @throws PROMO_NOT_STARTED, PROMO_ENDED, PROMO_SOLD_OUT, PROMO_USER_LIMIT, OFF_SALE, NOT_IN_MARKET, NOT_LAUNCHED (with the time for this member in `data.opensTime`), OUT_OF_STOCK, CART_QTY_LIMIT (with the most in `data.max`), CART_LINES_LIMIT, or a code of `suitRefusal`; nothing is added then
 * @throws IDEMPOTENCY_MISMATCH when the key was used for something else
 */
export async function addLine(
  shop: ShopContext,
  member: MemberContext,
  added: AddedLine,
  key?: string,
): Promise<CartView> {
  const addition: { view?: CartView } = {};
  await withTransaction(shop, 'relaxed', async (tx) => {
    const carryOut = async () => {
      addition.view = await putIntoCart(shop, tx, member, added);
      return null;
    };
    if (key === undefined) return carryOut();
    // The mark says how they came, not what they want: a repeat may carry another.
    const { recommendMark: _, ...line } = added;
    const request = { site: member.site, added: line };
    return once(shop, tx, { operation: 'addCartLine', subject: member.account.accountId, key, request }, carryOut);
  });
  return addition.view ?? readCart(shop, member);
}

async function putIntoCart(shop: ShopContext, tx: Tx, member: MemberContext, added: AddedLine): Promise<CartView> {
  const { accountId } = member.account;
  const view = { site: member.site, country: member.country, now: shop.clock.now(), accountId };
  const before = await openLines(tx, member, view.now);
  const present = new Map(before.map((line) => [line.key, line]));
  const additions = linesFromInput([added, ...(added.others ?? [])]).map((line) => {
    const { id = line.id, quantity = 0 } = present.get(line.key) ?? {};
    return { ...line, id, quantity: line.quantity + quantity };
  });
  const changed = new Map(additions.map((line) => [line.key, line]));
  const fresh = additions.filter(({ key }) => !present.has(key));
  const lines = [...fresh, ...before.map((line) => changed.get(line.key) ?? line)];
  // The whole cart in one read: the answer shows it.
  const resolved = new Map(await resolveLines(shop, tx, view, lines));
  const accepted = additions.map((line) => acceptLine(line, resolved.get(line.key)));
  if (lines.length > cartMaxLines) throw new ShopError('CART_LINES_LIMIT');
  // The newest line is shown first, so the first of the new ones is written last.
  for (const one of accepted.toReversed()) {
    const { line, offer } = one;
    const addedAmount = offer.unitAmount;
    const isPresent = present.has(line.key);
    const id = isPresent
      ? line.id
      : await insertLine(shop, tx, member, { line, offer, recommendMark: added.recommendMark });
    if (isPresent) await putOnTop(tx, { id, quantity: line.quantity, addedAmount, now: view.now });
    resolved.set(line.key, { ...one, line: { ...line, id, addedAmount } });
  }
  return presentCart(shop, tx, lines, resolved, view);
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
      for (const { after } of grown) acceptMore(after, resolved.get(after.key));
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

/** A line that is put in; a bundle must be whole then. */
function acceptLine(line: CartLine, resolved: ResolvedLine | undefined): ResolvedLine {
  const accepted = acceptMore(line, resolved);
  if (accepted.offer.promotionEnded) throw new ShopError('PROMO_ENDED');
  const refusal = suitRefusal(accepted);
  if (refusal !== undefined) throw new ShopError(refusal);
  return accepted;
}

/** A line of which more is asked for. A bundle that was broken up may grow, one beyond its limit may not. */
function acceptMore(line: CartLine, resolved: ResolvedLine | undefined): ResolvedLine {
  const problem = lineProblem(line, resolved);
  if (problem === undefined && resolved !== undefined) {
    if (resolved.offer.suit?.granted === 'LIMIT') throw new ShopError('PROMO_USER_LIMIT');
    return resolved;
  }
  const { code = 'OFF_SALE', message, max, opensTime } = problem ?? {};
  const data = max === undefined ? opensTime && { opensTime } : { max };
  throw new ShopError(code, {
    ...(message === undefined ? {} : { message }),
    ...(data === undefined ? {} : { data }),
  });
}
