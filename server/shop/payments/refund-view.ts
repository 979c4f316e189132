import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { Schema } from '#server/db/schema.ts';

/** A refund of the contract. */
export function toRefund(row: Selectable<Schema['refunds']>): components['schemas']['Refund'] {
  return {
    refundNo: row.refund_no,
    amount: money(row.amount, row.currency),
    status: row.status,
    reason: row.reason,
    createdTime: row.created_at,
    ...(row.settled_time === null ? {} : { settledTime: row.settled_time }),
  };
}
