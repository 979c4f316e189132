import type { Migration } from './migration.ts';

const itemColumns = 'item_id, site, title, cost, stock, per_user, template_id, active, sort';
const exchangeColumns = 'exchange_no, account_id, item_id, cost, coupon_id, time';

/**
 * Coins are exchanged for a coupon or for a product, whose exchange is an order. SQLite cannot drop `not null`, so both
 * tables are written anew.
 */
export const exchangedProducts: Migration = {
  name: '027-exchanged-products',
  statements: () => [
    `create table coin_exchange_items_by_kind (
      item_id text primary key,
      site text not null,
      title text not null,
      cost integer not null check (cost > 0),
      stock integer not null check (stock >= 0),
      per_user integer not null,
      template_id text,
      sku text,
      active integer not null default 1,
      sort integer not null,
      check ((template_id is null) <> (sku is null))
    )`,
    `insert into coin_exchange_items_by_kind (${itemColumns}) select ${itemColumns} from coin_exchange_items`,
    `drop table coin_exchange_items`,
    `alter table coin_exchange_items_by_kind rename to coin_exchange_items`,
    `create table coin_exchanges_by_kind (
      exchange_no text primary key,
      account_id text not null references accounts (id),
      item_id text not null,
      cost integer not null,
      coupon_id text,
      order_no text unique,
      time bigint not null,
      undone_time bigint,
      check ((coupon_id is null) <> (order_no is null))
    )`,
    `insert into coin_exchanges_by_kind (${exchangeColumns}) select ${exchangeColumns} from coin_exchanges`,
    `drop table coin_exchanges`,
    `alter table coin_exchanges_by_kind rename to coin_exchanges`,
    `create index coin_exchanges_by_account on coin_exchanges (account_id, item_id)`,
  ],
};
