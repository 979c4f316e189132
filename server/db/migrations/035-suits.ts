import type { Migration } from './migration.ts';

/**
 * Bundles: what stands in one, what it takes off in a market, what orders took of it and what shoppers have had. Its title,
 * status and windows are those of its promotion. A variant is a choice of one item only, so that a line names its item.
 */
export const suits: Migration = {
  name: '035-suits',
  statements: () => [
    `create table suits (
      suit_id text primary key references promotions (promo_id),
      room text not null,
      sort integer not null
    )`,
    `create index suits_by_room on suits (room, sort)`,
    `create table suit_items (
      suit_id text not null references suits (suit_id),
      item integer not null,
      spu text not null references products (spu),
      quantity integer not null check (quantity > 0),
      optional integer not null,
      primary key (suit_id, item)
    )`,
    `create index suit_items_by_product on suit_items (spu)`,
    `create table suit_choices (
      suit_id text not null references suits (suit_id),
      sku text not null references skus (sku),
      item integer not null,
      sort integer not null,
      primary key (suit_id, sku)
    )`,
    `create table suit_terms (
      suit_id text not null references suits (suit_id),
      site text not null,
      discount_kind text not null,
      discount_value bigint not null check (discount_value > 0),
      per_buyer_limit integer check (per_buyer_limit > 0),
      primary key (suit_id, site)
    )`,
    `create table suit_claims (
      order_no text not null references orders (order_no),
      suit_id text not null references suits (suit_id),
      buyer text not null,
      sets integer not null check (sets > 0),
      state text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (order_no, suit_id)
    )`,
    `create table suit_buyers (
      buyer text not null,
      suit_id text not null references suits (suit_id),
      sets integer not null check (sets >= 0),
      primary key (buyer, suit_id)
    )`,
  ],
};
