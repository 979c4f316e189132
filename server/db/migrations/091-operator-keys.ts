import type { Migration } from './migration.ts';

/** Operators have keys with names and roles. */
export const operatorKeys: Migration = {
  name: '091-operator-keys',
  statements: () => [
    `create table operator_keys (
      name text primary key,
      role text not null,
      hash text not null unique,
      created_at bigint not null,
      revoked_at bigint
    )`,
  ],
};
