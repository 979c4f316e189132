import type { Migration } from './migration.ts';

/**
 * What earned a gift, what a shopper does with it when it is not earned any more, and what that takes off a refund; the
 * parcel that brings refused items back to the shopper; and when an upload of an order was looked at.
 */
export const afterSale: Migration = {
  name: '025-after-sale',
  statements: () => [
    `alter table order_lines add column gift_terms text`,
    `alter table rma_lines add column gift_choice text`,
    `alter table rmas add column gift_amount bigint not null default 0`,
    `alter table rmas add column send_back_reference text`,
    `alter table revokes add column gift_amount bigint not null default 0`,
    `alter table refunds add column gift_amount bigint not null default 0`,
    `alter table order_media add column used_at bigint not null default 0`,
    `alter table order_media add column removed_at bigint`,
    `create index order_media_by_use on order_media (used_at) where removed_at is null`,
    `create index order_media_removed on order_media (removed_at) where removed_at is not null`,
  ],
};
