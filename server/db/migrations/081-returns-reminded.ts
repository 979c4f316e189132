import type { Migration } from './migration.ts';

/** When a shopper was reminded of the goods of a withdrawal that have not come back. */
export const returnsReminded: Migration = {
  name: '081-returns-reminded',
  statements: () => [
    `alter table revokes add column reminded_time bigint`,
    `create index revokes_awaited on revokes (return_due_time) where status = 'AWAITING_RETURN'`,
  ],
};
