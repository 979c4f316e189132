import type { Generated } from 'kysely';
import type { Site } from '#rules/markets.ts';
import type { ThemeId } from '#rules/theme-id.ts';
import type { DefaultCount, DefaultFlag, Flag, Row } from './common.ts';

export type AccountStatus = 'ACTIVE' | 'LOCKED' | 'DELETING' | 'DELETED';
export type CodeScene = 'REGISTER' | 'RESET' | 'CHANGE' | 'DELETE';

/** `accounts.id` is the accountId of the contract; `email` is stored in lower case. */
export interface AccountsTable extends Row {
  email: string;
  password_hash: string;
  nickname: string;
  avatar_url: string | null;
  avatar_style: DefaultCount;
  birthday: string | null;
  country: string;
  site: Site;
  locale: string;
  email_verified_at: number | null;
  marketing_opt_in: DefaultFlag;
  marketing_opt_in_at: number | null;
  terms_version: string;
  status: AccountStatus;
  deletion_requested_at: number | null;
  deletion_reason: string | null;
  theme_id: Generated<ThemeId>;
}

/**
 * One row per issued token pair. A login starts a family; each refresh adds the successor with `counter + 1`
 * and sets `used_at` of its parent. Tokens are stored as SHA-256 only.
 */
export interface SessionsTable extends Row {
  account_id: string;
  client_id: string;
  family_id: string;
  parent_id: string | null;
  counter: number;
  token_hash: string;
  token_expire_time: number;
  refresh_token_hash: string;
  refresh_token_expire_time: number;
  used_at: number | null;
  revoked_at: number | null;
  revoke_reason: string | null;
  user_agent: string;
  ip_prefix: string;
  /** When one of its tokens was last shown, to the hour; null before the first hour is over. */
  last_seen_at: Generated<number | null>;
}

/** A six-digit code by mail, then the ticket that its check hands out. Both are hashed, both are used once. */
export interface VerificationCodesTable extends Row {
  email: string;
  scene: CodeScene;
  client_id: string;
  code_hash: string;
  expire_time: number;
  attempts: DefaultCount;
  ticket_hash: string | null;
  ticket_expire_time: number | null;
  used_at: number | null;
}

/** Written before the password is checked, deleted on success: counting cannot be raced. */
export interface LoginFailuresTable extends Row {
  email: string;
  ip_prefix: string;
  /** The device, where the member had logged in on it before. */
  client_id: Generated<string | null>;
  failed_at: number;
}

export type AddressTag = 'HOME' | 'WORK' | 'OTHER';

export interface AddressesTable extends Row {
  account_id: string;
  first_name: string;
  last_name: string;
  /** As a carrier reads it, where the name has letters that are not Latin. */
  latin_name: string | null;
  company: string | null;
  phone: string;
  country: string;
  region: string | null;
  city: string;
  district: string | null;
  line1: string;
  line2: string | null;
  postcode: string;
  is_default_shipping: Flag;
  is_default_billing: Flag;
  tag: AddressTag;
  note: string | null;
  /** Its normal form, once in a book; null in rows that were written before there was one. */
  address_key: Generated<string | null>;
}

/** A picture or film that a shopper uploaded; the bytes lie in the data directory under `path`. */
export interface MediaTable extends Row {
  account_id: string;
  kind: 'IMAGE' | 'VIDEO';
  content_type: string;
  bytes: number;
  path: string;
  /** When something was last seen to refer to it; 0 for what nothing has used yet. */
  used_at: DefaultCount;
  /** Its file is going, or gone. */
  removed_at: Generated<number | null>;
}
