import type { Migration } from './migration.ts';

/** What a guest ordered is found by the email, and the newest orders of all by their time. */
export const ordersByGuestAndTime: Migration = {
  name: '063-orders-by-guest-and-time',
  statements: () => [
    `create index orders_by_guest on orders (guest_email) where guest_email is not null`,
    `create index orders_by_time on orders (placed_time)`,
  ],
};
