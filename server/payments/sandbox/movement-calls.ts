import { answer, type Reply } from '#server/sandboxes/replies.ts';
import type { DatedRefund, ProviderCharge } from '../provider.ts';
import type { ChargeEntry, RefundEntry } from './ledger.ts';
import type { Sandbox } from './sandbox.ts';

/** How many movements a list holds at most. */
export const movementsAtOnce = 100;

export type MovementQuery = { readonly since: string; readonly after?: string };

const chargeViewOf = (row: ChargeEntry): ProviderCharge => ({
  chargeRef: row.id,
  providerRef: row.sessionId,
  paymentNo: row.paymentNo,
  orderNo: row.orderNo,
  amount: { amount: row.amount, currency: row.currency },
  createdTime: row.createdTime,
});

const refundViewOf = (row: RefundEntry): DatedRefund => ({
  refundRef: row.id,
  refundNo: row.refundNo,
  providerRef: row.sessionId,
  amount: { amount: row.amount, currency: row.currency },
  status: 'SETTLED',
  createdTime: row.createdTime,
});

/** The rows since an instant, the oldest first. A full list names where the next one begins, for `after`. */
const pageOf = <Row extends { id: string; createdTime: number }>(
  { db }: Sandbox,
  book: 'charges' | 'refunds',
  { since, after = '' }: MovementQuery,
): { rows: Row[]; rest: { next?: string } } => {
  const [afterTime = '', afterId = ''] = after.split(' ');
  const rows = db
    .prepare<[{ since: number; time: number; id: string; most: number }], Row>(
      `select * from ${book} where createdTime >= @since and (createdTime, id) > (@time, @id)
         order by createdTime, id limit @most`,
    )
    .all({ since: Number(since), time: Number(afterTime), id: afterId, most: movementsAtOnce });
  const last = rows.at(-1);
  return {
    rows,
    rest: last && rows.length === movementsAtOnce ? { next: `${last.createdTime} ${last.id}` } : {},
  };
};

/** The charges at or after an instant (epoch ms). */
export const listCharges = (sandbox: Sandbox, query: MovementQuery): Reply => {
  const { rows, rest } = pageOf<ChargeEntry>(sandbox, 'charges', query);
  return answer({ list: rows.map(chargeViewOf), ...rest });
};

/** The refunds at or after an instant (epoch ms). */
export const listRefunds = (sandbox: Sandbox, query: MovementQuery): Reply => {
  const { rows, rest } = pageOf<RefundEntry>(sandbox, 'refunds', query);
  return answer({ list: rows.map(refundViewOf), ...rest });
};
