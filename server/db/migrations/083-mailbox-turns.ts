import type { Migration } from './migration.ts';

/** Who of a mailbox came first where each person has one turn: spellings of one address are one person. */
export const mailboxTurns: Migration = {
  name: '083-mailbox-turns',
  statements: () => [
    `create table mailbox_turns (
      subject text primary key,
      holder text not null,
      created_at bigint not null
    )`,
    `create index mailbox_turns_by_holder on mailbox_turns (holder)`,
  ],
};
