import type { Currency } from '#rules/money.ts';
import type { DisputeReason, DisputeStatus, ProviderDispute } from '../provider.ts';
import type { Sandbox } from './sandbox.ts';
import type { SessionRow } from './session-row.ts';

export type DisputeRow = {
  id: string;
  sessionId: string;
  paymentNo: string;
  amount: number;
  currency: Currency;
  reason: DisputeReason;
  status: DisputeStatus;
  openedTime: number;
  evidenceDueTime: number;
  closedTime: number | null;
  changedTime: number;
};

export const findDispute = ({ db }: Pick<Sandbox, 'db'>, id: string): DisputeRow | undefined =>
  db.prepare<[string], DisputeRow>('select * from disputes where id = ?').get(id);

/** A dispute as the API and the webhooks tell it. */
export const disputeViewOf = (row: DisputeRow): ProviderDispute => ({
  disputeRef: row.id,
  providerRef: row.sessionId,
  amount: { amount: row.amount, currency: row.currency },
  reason: row.reason,
  status: row.status,
  openedTime: row.openedTime,
  evidenceDueTime: row.evidenceDueTime,
  ...(row.closedTime === null ? {} : { closedTime: row.closedTime }),
});

/** Money that banks have taken back: of disputes that are open or were lost, minor units. */
export const disputedOf = ({ db }: Pick<Sandbox, 'db'>, { id }: Pick<SessionRow, 'id'>): number =>
  db
    .prepare<[string], number>(`select coalesce(sum(amount), 0) from disputes where sessionId = ? and status <> 'WON'`)
    .pluck()
    .get(id) ?? 0;
