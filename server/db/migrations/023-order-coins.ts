import type { Migration } from './migration.ts';

/**
 * What coins an order spent, got back, and had taken back, and what its refunds and returns did with coins and coupons.
 * `coins_back_quantity` counts the pieces of a line whose coins are settled; `earn_percent` is the level's multiplier of
 * the day, in hundredths.
 */
export const orderCoins: Migration = {
  name: '023-order-coins',
  statements: () => [
    `alter table orders add column coins_used bigint not null default 0`,
    `alter table orders add column coins_returned bigint not null default 0`,
    `alter table orders add column coins_taken_back bigint not null default 0`,
    `alter table orders add column earn_percent integer not null default 0`,
    `alter table order_lines add column coins_back_quantity integer not null default 0`,
    `alter table refunds add column coin_return bigint not null default 0`,
    `alter table refunds add column coin_clawback bigint not null default 0`,
    `alter table refunds add column shortfall_amount bigint not null default 0`,
    `alter table refunds add column coupon_return text`,
    `alter table refunds add column to_coins bigint not null default 0`,
    `alter table rmas add column refund_to text not null default 'ORIGINAL'`,
    `alter table rmas add column coin_return bigint`,
    `alter table rmas add column coin_clawback bigint not null default 0`,
    `alter table rmas add column shortfall_amount bigint not null default 0`,
  ],
};
