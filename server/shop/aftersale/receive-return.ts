import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { appendEvent } from '../orders/order-events.ts';
import { lockOrder, type OrderRow, readLines } from '../orders/order-row.ts';
import { readRefundLines } from '../payments/refund-row.ts';
import { deductMissingGifts } from './deduct-missing-gifts.ts';
import { readRevoke, type Revoke } from './read-revoke.ts';
import { refundWithdrawn, type RevokeRow } from './refund-withdrawn.ts';
import { readInspected } from './replaced-requests.ts';
import { shelvePieces } from './shelve-pieces.ts';
import { piecesIn, readOpenLines } from './withdrawal-lines.ts';

/** What was found when the items of a withdrawal came back. */
interface ReturnCheck {
  /** How many of the pieces are as good as new; all without it. */
  readonly restock?: number | undefined;
  /** Gifts that were to come back were not in the parcel: they are deducted. */
  readonly withoutGifts?: boolean;
}

/**
 * The items of a withdrawal have come back: its money goes back the way it came, at most what is left of the payment, and
 * the pieces that are as good as new go on the shelf.
 * @throws NOT_FOUND, ORDER_STATE when they came before or were given back otherwise, BAD_REQUEST for more pieces than came
 */
export async function receiveReturn(
  shop: ShopContext,
  revokeNo: string,
  { restock, withoutGifts = false }: ReturnCheck = {},
): Promise<Revoke> {
  const revoke = await shop.db
    .selectFrom('revokes')
    .select('order_no')
    .where('revoke_no', '=', revokeNo)
    .where('mode', '=', 'WITHDRAW')
    .executeTakeFirst();
  if (!revoke) throw new ShopError('NOT_FOUND');
  const { order_no: orderNo } = revoke;
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    await refuseTaken(tx, orderNo, revokeNo);
    const locked = await lockReturn(shop, tx, revokeNo);
    const returned = withoutGifts ? await deductMissingGifts(tx, locked) : locked;
    await shelveReturned(shop, tx, order, returned, restock);
    await refundWithdrawn(shop, tx, order, returned);
    await appendEvent(shop, tx, orderNo, { type: 'RETURN_RECEIVED', actor: 'STAFF', note: { revokeNo } });
  });
  await sendRefunds(shop);
  return readRevoke(shop.db, orderNo, revokeNo);
}

/** Goods that come after their withdrawal was closed are still its own, unless their pieces were given back otherwise. */
async function refuseTaken(tx: Tx, orderNo: string, revokeNo: string): Promise<void> {
  const { lines } = (await tx
    .selectFrom('revokes')
    .select('lines')
    .where('revoke_no', '=', revokeNo)
    .where('status', '=', 'LAPSED')
    .executeTakeFirst()) ?? { lines: null };
  const open = await readOpenLines(tx, orderNo);
  const isTaken = readRefundLines(lines).some(
    ({ lineId, quantity }) => quantity > (open.find(({ line }) => line.id === lineId)?.left ?? 0),
  );
  if (isTaken) throw new ShopError('ORDER_STATE', { message: 'These items have already been returned another way.' });
}

async function lockReturn(shop: ShopContext, tx: Tx, revokeNo: string): Promise<RevokeRow> {
  const revoke = await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDING', updated_at: shop.clock.now() })
    .where('revoke_no', '=', revokeNo)
    .where('status', 'in', ['AWAITING_RETURN', 'LAPSED'])
    .returningAll()
    .executeTakeFirst();
  if (!revoke) throw new ShopError('ORDER_STATE', { message: 'These goods have already arrived.' });
  return revoke;
}

/** What a request had brought back before is on the shelf already, or written off. */
async function shelveReturned(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { revoke_no: revokeNo, lines: returned }: RevokeRow,
  restock: number | undefined,
): Promise<void> {
  const lines = await readLines(tx, order.order_no);
  const inspected = await readInspected(tx, order.order_no, revokeNo);
  // Shelves are taken in one order by everybody, so that two returns never wait for each other.
  const pieces = readRefundLines(returned)
    .filter(({ giftChoice }) => giftChoice !== 'DEDUCT')
    .map((line) => ({ ...line, quantity: Math.max(0, line.quantity - piecesIn(inspected, line.lineId)) }))
    .flatMap(({ lineId, quantity }) => lines.filter(({ id }) => id === lineId).map(({ sku }) => ({ sku, quantity })))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  const came = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  await shelvePieces(shop, tx, order, pieces, restock ?? came);
}
