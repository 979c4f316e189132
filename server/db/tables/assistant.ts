import type { Generated } from 'kysely';
import type { DefaultCount, Flag, JsonText } from './common.ts';

/**
 * Whose conversation it is: the account id of a member; of a guest the hash of the session's id, which only their browser has.
 */
type Owner = string;

export interface AssistantSessionsTable {
  owner: Owner;
  /** The hash of the id. */
  session_id: string;
  /** Messages so far; the next one has this number. */
  messages: DefaultCount;
  /** When its shopper cleared it: taken back within the hour, deleted afterwards. */
  cleared_at: Generated<number | null>;
  created_at: number;
  updated_at: number;
}

export interface AssistantMessagesTable {
  owner: Owner;
  session_id: string;
  seq: number;
  /** The id of a question, with which it is asked once. */
  ask_id: string | null;
  who: 'SHOPPER' | 'ASSISTANT';
  /** With emoji encoded. */
  text: string;
  sources: JsonText;
  actions: JsonText;
  handover: Flag;
  time: number;
}
