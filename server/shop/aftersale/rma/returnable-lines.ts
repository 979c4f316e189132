import type { Db } from '#server/db/schema.ts';
import { readLostLines } from '../../orders/lost-parcels.ts';
import type { ReturnableLine } from '../../orders/rma-options-of.ts';
import { readOpenLines } from '../withdrawal-lines.ts';

/** The lines of an order with what decides what can be asked for about them. */
export async function readReturnableLines(db: Db, orderNo: string, now: number): Promise<ReturnableLine[]> {
  const [open, lostLines] = await Promise.all([readOpenLines(db, orderNo), readLostLines(db, [orderNo], now)]);
  return open.map((one) => ({ ...one, isLost: lostLines.has(one.line.id) }));
}
