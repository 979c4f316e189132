import type { Migration } from './migration.ts';

/** Conversations with the assistant. */
export const assistant: Migration = {
  name: '058-assistant',
  statements: () => [
    `create table assistant_sessions (
      owner text not null,
      session_id text not null,
      messages integer not null default 0 check (messages >= 0),
      cleared_at bigint,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (owner, session_id)
    )`,
    `create index assistant_sessions_by_time on assistant_sessions (updated_at)`,
    `create index assistant_sessions_cleared on assistant_sessions (cleared_at) where cleared_at is not null`,
    `create table assistant_messages (
      owner text not null,
      session_id text not null,
      seq integer not null,
      ask_id text,
      who text not null,
      text text not null,
      sources text not null,
      actions text not null,
      handover integer not null check (handover in (0, 1)),
      time bigint not null,
      primary key (owner, session_id, seq),
      foreign key (owner, session_id) references assistant_sessions (owner, session_id)
    )`,
  ],
};
