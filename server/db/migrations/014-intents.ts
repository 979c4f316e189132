import type { Engine } from '../schema.ts';
import type { Migration } from './migration.ts';

/** Where the operation ends in `createOrder <subject>`. */
const space: Record<Engine, string> = { sqlite: `instr(scope, ' ')`, postgres: `strpos(scope, ' ')` };

export const intents: Migration = {
  name: '014-intents',
  statements: (engine) => [
    `create table intents (
      id text primary key,
      operation text not null,
      subject text not null,
      key text not null,
      request_hash text not null,
      answer text,
      expire_time bigint not null,
      created_at bigint not null,
      updated_at bigint not null,
      unique (operation, subject, key)
    )`,
    `insert into intents (id, operation, subject, key, request_hash, answer, expire_time, created_at, updated_at)
      select id, substr(scope, 1, ${space[engine]} - 1), substr(scope, ${space[engine]} + 1), key, request_hash, response,
        expire_time, created_at, updated_at
      from idempotency_keys`,
    `drop table idempotency_keys`,
    `create index intents_to_expire on intents (expire_time)`,
  ],
};
