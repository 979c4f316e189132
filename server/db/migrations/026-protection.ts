import type { Migration } from './migration.ts';

/** Whether an order is protected on its way, and whether a claim rests on that protection. */
export const protection: Migration = {
  name: '026-protection',
  statements: () => [
    `alter table orders add column protection_state text not null default 'NONE'`,
    `alter table rmas add column protection integer not null default 0`,
  ],
};
