import { refreshReplayWindow } from '#rules/limits.ts';
import type { Member } from './request-context.ts';
import { prepared, type Slots } from '../db/prepared.ts';
import type { ShopContext } from '../shop-context.ts';
import { tokenHash } from '../security/token-hash.ts';

/** A member sees to the hour when a device was used last; closer would cost a write at every call. */
export const seenEvery = 3_600_000;

const sessionOfToken = prepared((db, { one }: Slots<{ hash: string; now: number; usedSince: number }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'sessions.account_id', 'sessions.family_id', 'accounts.email_verified_at'])
    .select((eb) => eb.fn.coalesce('sessions.last_seen_at', 'sessions.created_at').as('seen_at'))
    .where('sessions.token_hash', '=', one('hash'))
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.token_expire_time', '>', one('now'))
    .where((eb) => eb.or([eb('sessions.used_at', 'is', null), eb('sessions.used_at', '>=', one('usedSince'))]))
    .where('accounts.status', 'in', ['ACTIVE', 'DELETING']),
);

/**
 * The member an access token belongs to, unless it has expired, was revoked, or the account is closed. After its pair was
 * rotated it works through the grace time, because calls sent beside the refresh still carry it.
 */
export const memberByAccessToken = async (
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  token: string,
): Promise<Member | undefined> => {
  const now = clock.now();
  const [row] = await sessionOfToken(db, { hash: tokenHash(token), now, usedSince: now - refreshReplayWindow });
  if (!row) return undefined;
  if (now - row.seen_at >= seenEvery) {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', row.id).execute();
  }
  return {
    accountId: row.account_id,
    sessionId: row.id,
    familyId: row.family_id,
    isProved: row.email_verified_at !== null,
  };
};
