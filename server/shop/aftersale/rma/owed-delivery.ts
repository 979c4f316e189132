import { includesDelivery, type RmaReason } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import { type Claim, readClaims } from '../../orders/claims.ts';
import { type OrderRow, readLines } from '../../orders/order-row.ts';
import { isGift } from '../owed-gifts.ts';
import { deliveryOwed, readDeliveryBack } from '../withdrawal-lines.ts';

interface Asked {
  /** The request itself. */
  readonly rmaNo: string;
  readonly reasons: readonly RmaReason[];
  /** The claims that count as given back. */
  readonly counts: (claim: Claim) => boolean;
  /** Pieces that a request would give back that is not written down yet. */
  readonly giving?: readonly Pick<Claim, 'lineId' | 'quantity'>[];
}

/** What of the outbound delivery goes back with a request: nothing unless nothing is kept and the law says so. */
export async function owedDelivery(
  db: Db,
  order: OrderRow,
  { rmaNo, reasons, counts, giving = [] }: Asked,
): Promise<number> {
  const { order_no: orderNo, site, delivered_time: delivered } = order;
  const [lines, claims] = await Promise.all([readLines(db, orderNo), readClaims(db, [orderNo])]);
  const claimed = (claims.get(orderNo) ?? []).filter(counts);
  const allReasons = [...reasons, ...claimed.flatMap(({ reason }) => reason ?? [])];
  if (!includesDelivery({ site, hasCome: delivered !== null, reasons: allReasons })) return 0;
  const open = [...claimed.filter(({ isOpen }) => isOpen), ...giving];
  const isKept = lines
    .filter((line) => !isGift(line))
    .some(({ id, quantity, refunded_quantity: refunded }) => {
      const moving = open.filter(({ lineId }) => lineId === id);
      return moving.reduce((sum, claim) => sum + claim.quantity, refunded) < quantity;
    });
  if (isKept) return 0;
  const hasCome = delivered !== null && !reasons.includes('NOT_RECEIVED');
  return deliveryOwed(order, lines, await readDeliveryBack(db, orderNo, rmaNo), hasCome);
}
