import type { Migration } from './migration.ts';

/**
 * Promotions with their windows by market, their items and what is left of these. Pieces are counted in several rows for each
 * item, so that orders that are placed at once seldom wait for each other; what an order took is a row of the order.
 */
export const promotions: Migration = {
  name: '032-promotions',
  statements: () => [
    `create table promotions (
      promo_id text primary key,
      type text not null,
      handle text not null unique,
      title text not null,
      summary text not null,
      image text,
      config text not null,
      status text not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index promotions_by_type on promotions (type, status)`,
    `create table promotion_windows (
      promo_id text not null references promotions (promo_id),
      site text not null,
      preview_time bigint,
      start_time bigint not null,
      end_time bigint not null,
      primary key (promo_id, site),
      check (end_time > start_time and (preview_time is null or preview_time <= start_time))
    )`,
    `create index promotion_windows_by_end on promotion_windows (site, end_time)`,
    `create table promo_sessions (
      session_id text primary key,
      promo_id text not null references promotions (promo_id),
      site text not null,
      start_time bigint not null,
      end_time bigint not null,
      check (end_time > start_time)
    )`,
    `create index promo_sessions_by_end on promo_sessions (promo_id, site, end_time)`,
    `create table promo_items (
      promo_item_id text primary key,
      promo_id text not null references promotions (promo_id),
      site text not null,
      sku text not null references skus (sku),
      session_id text references promo_sessions (session_id),
      tier integer,
      amount bigint not null check (amount >= 0),
      quota integer check (quota > 0),
      per_order_limit integer check (per_order_limit > 0),
      per_buyer_limit integer check (per_buyer_limit > 0),
      sort integer not null
    )`,
    `create index promo_items_by_promotion on promo_items (promo_id, site, sort)`,
    `create index promo_items_by_sku on promo_items (site, sku)`,
    `create table promo_item_buckets (
      promo_item_id text not null references promo_items (promo_item_id),
      bucket integer not null,
      remaining integer not null check (remaining >= 0),
      primary key (promo_item_id, bucket)
    )`,
    `create table promo_claims (
      order_no text not null references orders (order_no),
      promo_item_id text not null references promo_items (promo_item_id),
      quantity integer not null check (quantity > 0),
      buckets text not null,
      buyers text not null,
      state text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (order_no, promo_item_id)
    )`,
    `create table promo_buyers (
      buyer text not null,
      promo_item_id text not null references promo_items (promo_item_id),
      pieces integer not null check (pieces >= 0),
      primary key (buyer, promo_item_id)
    )`,
  ],
};
