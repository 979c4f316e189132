import type { RmaStatus } from '#rules/rma.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { RefundLine } from '../payments/refund-row.ts';
import { applyMove } from './rma/apply-move.ts';
import { readRmaLines, readRmaRow, refOf, type RmaRow } from './rma/rma-row.ts';
import { type OpenOrder, piecesIn } from './withdrawal-lines.ts';

/** The items are still with the shopper. */
const homeStatuses: readonly RmaStatus[] = ['REQUESTED', 'NEEDS_INFO', 'AWAITING_RETURN'];

/**
 * The requests for another one whose pieces a withdrawal needs: it takes their place.
 * @throws REVOKE_REQUEST for a part of a request whose items have left the shopper
 */
export async function requestsReplacedBy(
  db: Db,
  orderNo: string,
  { open }: Pick<OpenOrder, 'open'>,
  withdrawn: readonly RefundLine[],
): Promise<RmaRow[]> {
  const needed = open.filter(
    ({ line, left, requestedPieces }) => piecesIn(withdrawn, line.id) > left - requestedPieces,
  );
  const numbers = new Set(needed.flatMap(({ openRmaNo }) => openRmaNo ?? []));
  const requests: RmaRow[] = [];
  for (const rmaNo of [...numbers].toSorted()) {
    const rma = await readRmaRow(db, { orderNo, rmaNo });
    const lines = await readRmaLines(db, refOf(rma));
    const isWhole = lines.every(({ line_id: lineId, quantity }) => piecesIn(withdrawn, lineId) >= quantity);
    if (!homeStatuses.includes(rma.status) && !isWhole) {
      const message = `Your request ${rmaNo} is about more of these items, and they are with us. Please withdraw from all of them.`;
      throw new ShopError('REVOKE_REQUEST', { message });
    }
    requests.push(rma);
  }
  return requests;
}

/** Ends requests whose place a withdrawal takes. The order must have been taken. */
export async function replaceRequests(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  requests: readonly RmaRow[],
  revokeNo: string,
): Promise<void> {
  for (const rma of requests) {
    await applyMove(
      shop,
      tx,
      { order, rma },
      {
        event: { type: 'withdrawal.declared' },
        actor: 'USER',
        columns: { revoke_no: revokeNo },
      },
    );
  }
}

/** The pieces of a withdrawal that a request brought back before: they were inspected, and are on the shelf or written off. */
export async function readInspected(db: Db, orderNo: string, revokeNo: string): Promise<RefundLine[]> {
  const lines = await db
    .selectFrom('rma_lines')
    .innerJoin('rmas', (join) =>
      join.onRef('rmas.order_no', '=', 'rma_lines.order_no').onRef('rmas.rma_no', '=', 'rma_lines.rma_no'),
    )
    .select(['line_id', 'quantity'])
    .where('rmas.order_no', '=', orderNo)
    .where('rmas.revoke_no', '=', revokeNo)
    .where('restocked_quantity', 'is not', null)
    .execute();
  return lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity, amount: 0 }));
}
