import type { Migration } from './migration.ts';

/**
 * Withdrawals before everything has been sent. `cancelled_quantity` counts the pieces of a line that are not sent any
 * more; `declared_with` names the withdrawal that the part of pieces not sent was declared with, where it is not alone.
 */
export const earlyWithdrawals: Migration = {
  name: '024-early-withdrawals',
  statements: () => [
    `alter table order_lines add column cancelled_quantity integer not null default 0`,
    `alter table revokes add column declared_with text`,
  ],
};
