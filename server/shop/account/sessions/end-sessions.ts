import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

export type EndReason = 'logout' | 'elsewhere' | 'reuse' | 'password' | 'email' | 'deleted';

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

/**
 * Logs a member out in one place; done before, it changes nothing.
 * @throws NOT_FOUND for a session of somebody else as for one that never was
 */
export async function endSession(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  { account }: MemberContext,
  id: string,
): Promise<void> {
  const own = await db
    .selectFrom('sessions')
    .select('id')
    .where('family_id', '=', id)
    .where('account_id', '=', account.accountId)
    .limit(1)
    .executeTakeFirst();
  if (!own) throw new ShopError('NOT_FOUND');
  await endFamily(db, id, 'elsewhere', clock.now());
}

/** Logs a member out everywhere but here. */
export async function endOtherSessions(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  { account }: MemberContext,
): Promise<void> {
  await endAccountSessions(db, account.accountId, 'elsewhere', clock.now(), account.familyId);
}
