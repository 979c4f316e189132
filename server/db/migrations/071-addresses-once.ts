import type { Migration } from './migration.ts';

/** The normal form of an address, once in a book; empty in rows that were written before and not changed since. */
export const addressesOnce: Migration = {
  name: '071-addresses-once',
  statements: () => [
    `alter table addresses add column address_key text`,
    `create unique index addresses_once on addresses (account_id, address_key)`,
  ],
};
