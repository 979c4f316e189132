import type { Generated } from 'kysely';
import type { KeyedOperation } from '#openapi/operation-types.ts';
import type { OperatorRole } from '#rules/operator-roles.ts';
import type { DefaultCount, JsonText, Row } from './common.ts';

/** Commands of operators that give something each time, unless they are said with a key. */
export type GivingCommand = 'coin adjust' | 'coupon give' | 'prize grant';

/**
 * Commands that came with an idempotency key, and the first answer to each; the unique operation, subject and key make the
 * second caller wait for the first.
 */
export interface IntentsTable extends Row {
  operation: KeyedOperation | GivingCommand;
  subject: string;
  key: string;
  request_hash: string;
  /** JSON; null while the command is carried out. */
  answer: JsonText | null;
  expire_time: number;
}

/** Side effects to be carried out after the commit that decided them; the receiver dedups by `id`. */
export interface OutboxTable extends Row {
  kind: string;
  payload: JsonText;
  dedup_key: string | null;
  available_at: number;
  attempts: DefaultCount;
  locked_until: DefaultCount;
  done_at: number | null;
  dead_at: number | null;
  last_error: string | null;
}

/** The local inbox of a shop without SMTP_URL; the id is the outbox id, so a mail arrives once. */
export interface MailInboxTable extends Row {
  to_address: string;
  subject: string;
  template: string;
  text: string;
  html: string;
  attachments: Generated<JsonText>;
  /** Where an answer goes, for mail that can be answered. */
  reply_to: Generated<string | null>;
}

/** How many calls of an operation a network has left, where all processes count together. */
export interface RateCountsTable {
  /** The operation, and a digest of the network. */
  caller: string;
  tokens: number;
  counted_at: number;
}

/** How much of something was had on a day, by a digest of what and who. */
export interface DailyCountsTable {
  subject: string;
  /** Days since 1970 in UTC. */
  day: number;
  count: number;
}

/** Who of a mailbox came first, by a digest of the mailbox and of what each person has once. */
export interface MailboxTurnsTable {
  subject: string;
  /** An account, or a digest of an address. */
  holder: string;
  created_at: number;
}

/** Keys of the operations API that were made, by what proves them. */
export interface OperatorKeysTable {
  name: string;
  role: OperatorRole;
  hash: string;
  created_at: number;
  revoked_at: number | null;
}

/** What operators did and wanted to do, one row each, written with the change that it is about. */
export interface OperatorActsTable {
  id: string;
  time: number;
  /** The name of a key, or the user of the machine. */
  operator: string;
  role: OperatorRole;
  via: 'COMMAND_LINE' | 'HTTP';
  command: string;
  /** What was said with it; texts and addresses are masked. */
  words: string;
  /** BROKEN_OFF: what it had changed when it was refused stands. */
  result: 'DONE' | 'REFUSED' | 'BROKEN_OFF';
  /** Of the refusal. */
  code: string | null;
}

/** Facts about this database that are no part of the shop, such as "the seed has run". */
export interface ShopFactsTable {
  name: string;
  value: string;
  updated_at: number;
}

export interface AppliedMigrationsTable {
  name: string;
  applied_at: number;
}

/** What a browser reported about a call or a page that failed, free of secrets and of persons; `href` has no query. */
export interface WebLogTable extends Row {
  trace_id: string;
  app_id: string;
  client_id: string;
  href: string;
  data: JsonText;
}

/** How long a client looked at a page; `duration` in ms. */
export interface PageTimesTable extends Row {
  client_id: string;
  path: string;
  path_name: string;
  module_id: string;
  activity_name: string;
  duration: number;
}
