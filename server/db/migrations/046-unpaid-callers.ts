import type { Migration } from './migration.ts';

/** Whose orders wait for their payment; the row without an order is what callers wait for each other at. */
export const unpaidCallers: Migration = {
  name: '046-unpaid-callers',
  statements: () => [
    `create table unpaid_callers (
      caller text not null,
      order_no text not null,
      created_at bigint not null,
      primary key (caller, order_no)
    )`,
    `create index unpaid_callers_by_time on unpaid_callers (created_at)`,
  ],
};
