import { groupBy } from '#rules/group-by.ts';
import { openRmaStatuses, payerOfReturn, type RmaReason, type RmaStatus } from '#rules/rma.ts';
import type { Db } from '#server/db/schema.ts';
import { leftToShip, type OrderLineRow } from './order-row.ts';

const openRevokes = ['AWAITING_RETURN', 'RECEIVED', 'REFUNDING'] as const;
const claimingRmas: readonly RmaStatus[] = [...openRmaStatuses, 'REFUNDED'];

/** Pieces of a line that a withdrawal or an RMA is about and whose money was given or promised. */
export interface Claim {
  readonly orderNo: string;
  readonly lineId: string;
  readonly quantity: number;
  /** Minor units. */
  readonly amount: number;
  /** The money has not gone back yet: the pieces are not counted as refunded. */
  readonly isOpen: boolean;
  /** Another one is asked for, and nothing was given yet. */
  readonly isForItems: boolean;
  /** Nobody can refuse it any more. */
  readonly isDecided: boolean;
  /** The shopper wanted it so and the pieces went back, as far as it is known: nothing was wrong with them. */
  readonly isByChoice: boolean;
  /** Of an RMA. */
  readonly rmaNo?: string;
  readonly reason?: RmaReason;
}

/** What was claimed of some orders, whether it has been paid back or not; what was refused or taken back is left out. */
export async function readClaims(db: Db, orderNos: readonly string[]): Promise<ReadonlyMap<string, Claim[]>> {
  if (orderNos.length === 0) return new Map();
  const [revokes, lines] = await Promise.all([
    db
      .selectFrom('revokes')
      .select(['order_no', 'lines', 'status'])
      .where('order_no', 'in', orderNos)
      .where('mode', '=', 'WITHDRAW')
      .where('status', 'in', [...openRevokes, 'REFUNDED'])
      .execute(),
    db
      .selectFrom('rma_lines')
      .innerJoin('rmas', (join) =>
        join.onRef('rmas.order_no', '=', 'rma_lines.order_no').onRef('rmas.rma_no', '=', 'rma_lines.rma_no'),
      )
      .select(['rma_lines.order_no', 'rma_lines.rma_no', 'line_id', 'quantity', 'amount', 'status', 'reason'])
      .select(['type', 'label_carrier'])
      .where('rma_lines.order_no', 'in', orderNos)
      .where('status', 'in', claimingRmas)
      .execute(),
  ]);
  const withdrawn = revokes.flatMap(({ order_no: orderNo, lines: text, status }) => {
    const pieces: readonly Pick<Claim, 'lineId' | 'quantity' | 'amount'>[] = JSON.parse(text ?? '[]');
    return pieces.map(({ lineId, quantity, amount }): Claim => ({
      orderNo,
      lineId,
      quantity,
      amount,
      isOpen: status !== 'REFUNDED',
      isForItems: false,
      isDecided: true,
      isByChoice: true,
    }));
  });
  const rmaClaims = lines.map((row): Claim => ({
    orderNo: row.order_no,
    lineId: row.line_id,
    quantity: row.quantity,
    amount: row.amount,
    isOpen: row.status !== 'REFUNDED',
    isForItems: (row.type === 'REPLACEMENT' || row.type === 'WARRANTY') && !isPaidBack(row.status),
    isDecided: isPaidBack(row.status),
    isByChoice: payerOfReturn([row.reason]) === 'SHOPPER' && !(isPaidBack(row.status) && row.label_carrier === null),
    rmaNo: row.rma_no,
    reason: row.reason,
  }));
  return groupBy([...withdrawn, ...rmaClaims], ({ orderNo }) => orderNo);
}

/** The money is on its way or there. Where it came without a label, the shop let the shopper keep the items. */
const isPaidBack = (status: RmaStatus): boolean => status === 'REFUNDING' || status === 'REFUNDED';

/** An order line with its pieces that can still be given back. */
export interface OpenLine {
  readonly line: OrderLineRow;
  /** Pieces that were given back or are on their way back. */
  readonly gone: number;
  /** What was given or promised for them, minor units. */
  readonly claimed: number;
  readonly left: number;
  /** Of them, the pieces that have not been sent yet. */
  readonly unsent: number;
  /** Of the pieces that are gone, those that the shopper gave back by choice. */
  readonly byChoice: number;
  /** The RMA that is open about the line; there is one at a time. */
  readonly openRmaNo: string | undefined;
}

export function openLineOf(line: OrderLineRow, claims: readonly Claim[]): OpenLine {
  const own = claims.filter(({ lineId }) => lineId === line.id);
  const moving = own.filter(({ isOpen }) => isOpen);
  const gone = Math.min(
    line.quantity,
    moving.reduce((sum, { quantity }) => sum + quantity, line.refunded_quantity),
  );
  const left = line.quantity - gone;
  return {
    line,
    gone,
    claimed: own.reduce((sum, { amount }) => sum + amount, 0),
    left,
    unsent: Math.min(left, leftToShip(line)),
    byChoice: Math.min(
      line.quantity,
      own.reduce((sum, { quantity, isByChoice }) => (isByChoice ? sum + quantity : sum), 0),
    ),
    openRmaNo: moving.find(({ rmaNo }) => rmaNo !== undefined)?.rmaNo,
  };
}
