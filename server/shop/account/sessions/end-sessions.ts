import type { Db } from '#server/db/schema.ts';

export type EndReason = 'logout' | 'elsewhere' | 'reuse' | 'password' | 'deleted';

/** Ends every step of one token family, so that none of its tokens opens anything any more. */
export async function endFamily(db: Db, familyId: string, reason: EndReason, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason, updated_at: now })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the sessions of an account on every device, or on every other one. */
export async function endAccountSessions(
  db: Db,
  accountId: string,
  reason: EndReason,
  now: number,
  exceptFamilyId?: string,
): Promise<void> {
  let ended = db
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason, updated_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null);
  if (exceptFamilyId !== undefined) ended = ended.where('family_id', '!=', exceptFamilyId);
  await ended.execute();
}
