import type { Migration } from './migration.ts';

/**
 * Payments that banks dispute, what they have given back for good, and what of a refund the bank has given back instead.
 * Until when a gift may come back that a withdrawal waits for alone.
 */
export const disputes: Migration = {
  name: '030-disputes',
  statements: () => [
    `create table disputes (
      id text primary key,
      provider text not null,
      dispute_ref text not null,
      payment_no text not null references payments (payment_no),
      order_no text not null references orders (order_no),
      currency text not null,
      amount bigint not null check (amount > 0),
      reason text not null,
      status text not null,
      opened_time bigint not null,
      evidence_due_time bigint not null,
      closed_time bigint,
      coin_clawback integer not null default 0,
      created_at bigint not null,
      updated_at bigint not null,
      unique (provider, dispute_ref)
    )`,
    `create index disputes_by_order on disputes (order_no)`,
    `create index disputes_open on disputes (updated_at) where status = 'OPEN'`,
    `alter table orders add column lost_amount bigint not null default 0`,
    `alter table refunds add column disputed_amount bigint not null default 0`,
    `alter table revokes add column gift_due_time bigint`,
    `create index revokes_gift_due on revokes (gift_due_time) where gift_due_time is not null`,
  ],
};
