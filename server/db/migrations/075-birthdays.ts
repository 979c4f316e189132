import type { Migration } from './migration.ts';

/** Whose birthday a day is, by month and day. */
export const birthdays: Migration = {
  name: '075-birthdays',
  statements: () => ['create index accounts_by_birthday on accounts (substr(birthday, 6)) where birthday is not null'],
};
