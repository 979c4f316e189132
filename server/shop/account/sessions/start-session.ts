import { accessTokenLifetime, refreshTokenLifetime } from '#rules/limits.ts';
import type { Client } from '#server/contract/request-context.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Insertable } from 'kysely';
import { networkOf } from '#server/security/network.ts';
import { tokenHash } from '#server/security/token-hash.ts';
import { deriveTokens } from './tokens.ts';
import type { TokenPair } from './tokens.ts';

/** The client that holds a session, and what the member would recognise it by. */
export type SessionClient = Pick<Client, 'id' | 'userAgent' | 'ip'>;

export interface IssuedTokens extends TokenPair {
  refreshTokenExpireTime: number;
}

interface FamilyStep {
  accountId: string;
  familyId: string;
  parentId: string | null;
  counter: number;
  client: SessionClient;
}

/** Writes one step of a token family and hands out its pair. */
export async function issueTokens(shop: ShopContext, db: Db, step: FamilyStep): Promise<IssuedTokens> {
  const now = shop.clock.now();
  const pair = deriveTokens(shop.tokenSecret, step.familyId, step.counter);
  const row: Insertable<Schema['sessions']> = {
    id: shop.newId(),
    account_id: step.accountId,
    client_id: step.client.id,
    family_id: step.familyId,
    parent_id: step.parentId,
    counter: step.counter,
    token_hash: tokenHash(pair.token),
    token_expire_time: now + accessTokenLifetime,
    refresh_token_hash: tokenHash(pair.refreshToken),
    refresh_token_expire_time: now + refreshTokenLifetime,
    used_at: null,
    revoked_at: null,
    revoke_reason: null,
    user_agent: step.client.userAgent.slice(0, 200),
    ip_prefix: ipPrefix(step.client.ip),
    created_at: now,
    updated_at: now,
  };
  await db.insertInto('sessions').values(row).execute();
  return { ...pair, refreshTokenExpireTime: row.refresh_token_expire_time };
}

/** A login: the first step of a new token family. */
export async function startSession(
  shop: ShopContext,
  db: Db,
  accountId: string,
  client: SessionClient,
): Promise<IssuedTokens> {
  return issueTokens(shop, db, { accountId, familyId: shop.newId(), parentId: null, counter: 0, client });
}

/** Enough of an address to tell networks apart, too little to follow a person: /24 of IPv4, /48 of IPv6. */
export function ipPrefix(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip);
  return v4 ? `${v4[1] ?? ''}.0/24` : networkOf(ip, 48);
}
