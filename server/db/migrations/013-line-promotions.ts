import type { Migration } from './migration.ts';

const columns = `id, account_id, site, sku, buy_type, quantity, selected, suit_group_id, promo_item_id, recommend_mark,
  added_time, currency, price_when_added_amount, merge_note, created_at, updated_at`;

/**
 * A cart line is one per SKU, buy type, promotion item and bundle; two lines of one SKU may differ in the last two alone.
 * SQLite cannot drop the old constraint, so the table is written anew. Order lines keep the promotion item as well.
 */
export const linePromotions: Migration = {
  name: '013-line-promotions',
  statements: () => [
    `create table cart_lines_by_promotion (
      id text primary key,
      account_id text not null references accounts (id),
      site text not null,
      sku text not null references skus (sku),
      buy_type integer not null,
      quantity integer not null check (quantity > 0),
      selected integer not null,
      suit_group_id text,
      promo_item_id text,
      recommend_mark text,
      added_time bigint not null,
      currency text not null,
      price_when_added_amount bigint not null,
      merge_note text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `insert into cart_lines_by_promotion (${columns}) select ${columns} from cart_lines`,
    `drop table cart_lines`,
    `alter table cart_lines_by_promotion rename to cart_lines`,
    // Null would differ from null, and two plain lines of one SKU could stand side by side.
    `create unique index cart_lines_of_account on cart_lines
      (account_id, site, sku, buy_type, coalesce(promo_item_id, ''), coalesce(suit_group_id, ''))`,
    `alter table order_lines add column promo_item_id text`,
  ],
};
