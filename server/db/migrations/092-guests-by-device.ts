import type { Migration } from './migration.ts';

/**
 * A guest is one shopper by mailbox and by browser: orders keep digests of both, and claims of bundles count for several buyers, as
 * other claims do.
 */
export const guestsByDevice: Migration = {
  name: '092-guests-by-device',
  statements: () => [
    `alter table orders add column guest_mailbox text`,
    `alter table orders add column guest_device text`,
    `create index orders_by_guest_mailbox on orders (guest_mailbox) where guest_mailbox is not null`,
    `create index orders_by_guest_device on orders (guest_device) where guest_device is not null`,
    `alter table suit_claims add column buyers text not null default '[]'`,
    `update suit_claims set buyers = '["' || buyer || '"]'`,
    `alter table suit_claims drop column buyer`,
  ],
};
