import type { Migration } from './migration.ts';

/**
 * How jobs find what is due without a look at all that ever was: accounts to delete, mail that was delivered long ago,
 * payments nobody has heard of, coupons in the order in which they are paged, and updates that followers still wait for.
 */
export const dueRows: Migration = {
  name: '095-due-rows',
  statements: () => [
    `create index accounts_to_delete on accounts (deletion_requested_at, id) where deletion_requested_at is not null`,
    `create index outbox_done on outbox (done_at) where done_at is not null`,
    `create index payments_silent on payments (updated_at, payment_no)
      where live = 1 and status in ('PROCESSING', 'AUTHORISED')`,
    `drop index coupons_to_start`,
    `drop index coupons_to_expire`,
    `create index coupons_to_start on coupons (valid_from, coupon_id) where status = 'WAITING'`,
    `create index coupons_to_expire on coupons (valid_to, coupon_id) where status in ('WAITING', 'UNUSED')`,
    `alter table crowd_updates add column mailed_at bigint`,
    `create index crowd_updates_to_mail on crowd_updates (promo_id, time) where mailed_at is null`,
  ],
};
