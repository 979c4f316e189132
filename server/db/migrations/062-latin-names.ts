import type { Migration } from './migration.ts';

/** The name of an address as a carrier reads it, where it has letters that are not Latin. */
export const latinNames: Migration = {
  name: '062-latin-names',
  statements: () => ['alter table addresses add column latin_name text'],
};
