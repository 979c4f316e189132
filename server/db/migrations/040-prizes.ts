import type { Migration } from './migration.ts';

/**
 * What members have won. A prize that is a product holds one piece of the stock of its market as long as it is WON; in an
 * order, the reservation of that order does.
 */
export const prizes: Migration = {
  name: '040-prizes',
  statements: () => [
    `create table prizes (
      account_id text not null references accounts (id),
      prize_id text not null,
      site text not null,
      source text not null,
      source_ref text not null,
      promo_id text references promotions (promo_id),
      title text not null,
      image text,
      kind text not null,
      sku text references skus (sku),
      coupon_id text,
      coins integer check (coins > 0),
      status text not null,
      delivery text,
      order_no text,
      won_time bigint not null,
      expire_time bigint not null,
      reminded_at bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (account_id, prize_id),
      unique (account_id, source, source_ref),
      check ((kind = 'PRODUCT') = (sku is not null)),
      check (kind = 'COUPON' or coupon_id is null),
      check ((kind = 'COINS') = (coins is not null))
    )`,
    `create index prizes_by_account on prizes (account_id, won_time)`,
    `create index prizes_by_order on prizes (order_no) where order_no is not null`,
    `create index prizes_waiting on prizes (expire_time) where status = 'WON'`,
  ],
};
