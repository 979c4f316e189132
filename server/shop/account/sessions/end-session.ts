import { ShopError } from '#server/contract/shop-error.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { endAccountSessions, endFamily } from './end-sessions.ts';

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
