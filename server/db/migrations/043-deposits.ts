import type { Migration } from './migration.ts';

/**
 * Campaigns by deposit: their terms by market, and who has reserved. A deposit is an order of its own; the order of the
 * balance names it, and what it has paid counts there.
 */
export const deposits: Migration = {
  name: '043-deposits',
  statements: () => [
    `create table deposit_terms (
      promo_id text not null references promotions (promo_id),
      site text not null,
      deposit_amount bigint not null check (deposit_amount > 0),
      worth_amount bigint not null,
      balance_start bigint not null,
      ship_start bigint not null,
      primary key (promo_id, site),
      check (worth_amount >= deposit_amount and ship_start >= balance_start)
    )`,
    `alter table orders add column deposit_order_no text references orders (order_no)`,
    `alter table orders add column deposit_amount bigint not null default 0`,
    `alter table orders add column cancel_until bigint`,
    `create index orders_by_deposit on orders (deposit_order_no) where deposit_order_no is not null`,
    `create table deposit_reservations (
      reservation_id text primary key,
      account_id text not null references accounts (id),
      promo_id text not null references promotions (promo_id),
      promo_item_id text not null references promo_items (promo_item_id),
      site text not null,
      deposit_order_no text not null unique references orders (order_no),
      balance_order_no text unique references orders (order_no),
      state text not null,
      reminders_sent integer not null default 0,
      reminders_delivered integer not null default 0,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index deposit_reservations_by_account on deposit_reservations (account_id, created_at)`,
    `create index deposit_reservations_open on deposit_reservations (promo_id, site) where state = 'RESERVED'`,
  ],
};
