import type { Migration } from './migration.ts';

/** What a shopper has of a ladder is counted at its first step: a limit is for all of its steps. */
export const limitsByLadder: Migration = {
  name: '054-limits-by-ladder',
  statements: () => [
    `create table promo_buyers_by_ladder (
      buyer text not null,
      promo_item_id text not null references promo_items (promo_item_id),
      pieces integer not null check (pieces >= 0),
      primary key (buyer, promo_item_id)
    )`,
    `insert into promo_buyers_by_ladder (buyer, promo_item_id, pieces)
      select buyer, counted, sum(pieces) from (
        select promo_buyers.buyer, promo_buyers.pieces, coalesce(
          (select first.promo_item_id from promo_items first
            where items.tier is not null and first.tier is not null
              and first.promo_id = items.promo_id and first.site = items.site and first.sku = items.sku
            order by first.tier limit 1),
          promo_buyers.promo_item_id
        ) as counted
        from promo_buyers join promo_items items on items.promo_item_id = promo_buyers.promo_item_id
      ) by_ladder group by buyer, counted`,
    `drop table promo_buyers`,
    `alter table promo_buyers_by_ladder rename to promo_buyers`,
  ],
};
