import type { Currency } from '#rules/money.ts';
import { countUndelivered } from '#server/sandboxes/fault-routes.ts';
import type { DisputeRow } from './dispute-row.ts';
import type { Sandbox } from './sandbox.ts';

export type ChargeEntry = {
  id: string;
  sessionId: string;
  paymentNo: string;
  orderNo: string;
  amount: number;
  currency: Currency;
  createdTime: number;
};
export type RefundEntry = {
  id: string;
  refundNo: string;
  sessionId: string;
  amount: number;
  currency: Currency;
  createdTime: number;
};
export type EventEntry = {
  id: string;
  kind: string;
  sessionId: string;
  createdTime: number;
  tries: number;
  lastResult: string | null;
  deliveredTime: number | null;
};

/** Every movement of money, oldest first: what an invariant compares with the shop's orders. */
export const readLedger = ({ db }: Sandbox) => ({
  charges: db.prepare<[], ChargeEntry>('select * from charges order by rowid').all(),
  refunds: db.prepare<[], RefundEntry>('select * from refunds order by rowid').all(),
  disputes: db.prepare<[], DisputeRow>('select * from disputes order by rowid').all(),
  undelivered: countUndelivered({ db }),
});

export const readEvents = ({ db }: Sandbox, sessionId?: string): EventEntry[] =>
  db
    .prepare<[string | null, string | null], EventEntry>(
      `select e.id, e.kind, e.sessionId, e.createdTime, d.tries, d.lastResult, d.deliveredTime
       from events e join deliveries d on d.eventId = e.id
       where (? is null or e.sessionId = ?) order by d.id desc limit 100`,
    )
    .all(sessionId ?? null, sessionId ?? null);
