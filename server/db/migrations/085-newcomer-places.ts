import type { Migration } from './migration.ts';

/** New members are known by where their orders go as well, and a pack can be taken back. */
export const newcomerPlaces: Migration = {
  name: '085-newcomer-places',
  statements: () => [
    `alter table coupon_newcomers add column order_no text`,
    `create index coupon_newcomers_by_order on coupon_newcomers (order_no) where order_no is not null`,
    `alter table new_user_packs add column revoked_at bigint`,
  ],
};
