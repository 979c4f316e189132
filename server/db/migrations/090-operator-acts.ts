import type { Migration } from './migration.ts';

/** What operators do leaves a row, with the change that it is about. */
export const operatorActs: Migration = {
  name: '090-operator-acts',
  statements: () => [
    `create table operator_acts (
      id text primary key,
      time bigint not null,
      operator text not null,
      role text not null,
      via text not null,
      command text not null,
      words text not null,
      result text not null,
      code text
    )`,
    `create index operator_acts_by_time on operator_acts (time)`,
  ],
};
