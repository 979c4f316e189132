import type { OrderStatus } from '#rules/order-states.ts';
import { rmaOptions, type TypeOption } from '#rules/rma.ts';
import { type OpenLine, openLineOf, type Claim } from './claims.ts';
import { isProtected } from './order-protection.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

const aliveStatuses: readonly OrderStatus[] = ['PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'COMPLETED'];

/** Pieces of a line that have left us and are neither given back nor on their way back. */
export const returnablePieces = ({ left, unsent }: OpenLine): number => left - unsent;

/** What was paid has all gone back, by the shop or by a bank; what a deposit paid is not of the order. */
const isPaidBack = ({ paid_amount: paid, refunded_amount: refunded, lost_amount: lost, ...order }: OrderRow): boolean =>
  order.deposit_order_no === null && paid > 0 && refunded + lost >= paid;

/** A line that can be asked about; `isLost` when pieces of it are in a parcel that counts as lost. */
export interface ReturnableLine extends OpenLine {
  readonly isLost: boolean;
}

/** What a shopper may ask for about a line, and until when. */
export function rmaOptionsOf(order: OrderRow, open: ReturnableLine, now: number): TypeOption[] {
  const { delivered_time: delivered, est_delivery_to: promised } = order;
  return rmaOptions({
    site: order.site,
    now,
    placedTime: order.placed_time,
    left: returnablePieces(open),
    isAlive: aliveStatuses.includes(order.status) && !isPaidBack(order),
    isLost: open.isLost,
    isProtected: isProtected(order),
    ...(delivered === null ? {} : { deliveredTime: delivered }),
    ...(promised === null ? {} : { promisedTime: promised }),
    ...(open.line.warranty_end_time === null ? {} : { warrantyEndTime: open.line.warranty_end_time }),
  });
}

/** True when a request is open, or something can be asked for about a line. */
export function offersRma(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { claims, lostLines }: { readonly claims: readonly Claim[]; readonly lostLines: ReadonlySet<string> },
  now: number,
): boolean {
  return lines
    .map((line) => ({ ...openLineOf(line, claims), isLost: lostLines.has(line.id) }))
    .some(
      (open) => open.openRmaNo !== undefined || rmaOptionsOf(order, open, now).some(({ why }) => why === undefined),
    );
}
