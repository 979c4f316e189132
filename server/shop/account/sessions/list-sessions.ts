import type { components } from '#openapi/types.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { deviceOf } from './device-of.ts';

type SignedInSession = components['schemas']['SignedInSession'];

const mostSessions = 50;

/**
 * Where the member is logged in: one row per token family that still opens something, the family that asks first, then
 * the one seen last. A family is named by its id, which opens nothing.
 */
export async function listSessions(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  { account }: MemberContext,
): Promise<SignedInSession[]> {
  const rows = await db
    .selectFrom('sessions as step')
    .innerJoin('sessions as first', (join) =>
      join.onRef('first.family_id', '=', 'step.family_id').on('first.counter', '=', 0),
    )
    .select(['step.family_id', 'step.user_agent', 'step.created_at', 'step.last_seen_at'])
    .select('first.created_at as signed_in_at')
    .where('step.account_id', '=', account.accountId)
    .where('step.revoked_at', 'is', null)
    // The newest step of its family: nobody has exchanged it yet.
    .where('step.used_at', 'is', null)
    .where('step.refresh_token_expire_time', '>', clock.now())
    .orderBy('step.created_at', 'desc')
    .limit(mostSessions)
    .execute();
  return rows
    .map((row) => ({
      id: row.family_id,
      ...deviceOf(row.user_agent),
      isCurrent: row.family_id === account.familyId,
      signedInTime: row.signed_in_at,
      lastSeenTime: row.last_seen_at ?? row.created_at,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenTime - a.lastSeenTime);
}
