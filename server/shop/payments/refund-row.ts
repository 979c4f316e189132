import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import type { Schema } from '#server/db/schema.ts';

export type RefundRow = Selectable<Schema['refunds']>;

/** Pieces of an order line whose money goes back, minor units. */
export interface RefundLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: number;
}

/** The lines of a refund or of the withdrawal it belongs to; none for a refund of the whole order. */
export function readRefundLines(lines: string | null): RefundLine[] {
  return JSON.parse(lines ?? '[]') as RefundLine[];
}

/** A refund of the contract. */
export function toRefund(row: RefundRow): components['schemas']['Refund'] {
  return {
    refundNo: row.refund_no,
    amount: money(row.amount, row.currency),
    status: row.status,
    reason: row.reason,
    createdTime: row.created_at,
    ...(row.settled_time === null ? {} : { settledTime: row.settled_time }),
  };
}
