import { mayInvite, parseShareCode } from '#rules/share-codes.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { hasPaid } from '../account/has-paid.ts';
import { type Newcomer, welcomeInvited } from '../coupons/new-members.ts';

/** `refused`: bound already, or not to be bound to this one; the shopper needs no message. */
export type Invitation =
  | { readonly state: 'bound'; readonly inviter: string; readonly coupons: readonly string[] }
  | { readonly state: 'unknown' | 'refused' };

/**
 * Writes down by whose code a member came, and thanks the member for coming by it. The first one that counts stays;
 * `inviter` is the nickname, `coupons` what the coupons are called that the member has got.
 */
export async function bindInvitation(
  shop: ShopContext,
  tx: Tx,
  { accountId: inviteeId, clientId, ip }: Omit<Newcomer, 'site'>,
  typed: string,
): Promise<Invitation> {
  const code = parseShareCode(typed);
  const inviter = code === undefined ? undefined : await ownerOf(tx, code);
  if (code === undefined || inviter === undefined) return { state: 'unknown' };
  const { created_at: joined, email } = await tx
    .selectFrom('accounts')
    .select(['created_at', 'email'])
    .where('id', '=', inviteeId)
    .executeTakeFirstOrThrow();
  const invitee = { accountId: inviteeId, email, joined, hasPaid: await hasPaid(tx, inviteeId) };
  const { id: accountId, email: inviterEmail, created_at: inviterJoined } = inviter;
  if (!mayInvite({ inviter: { accountId, email: inviterEmail, joined: inviterJoined }, invitee })) {
    return { state: 'refused' };
  }
  const now = shop.clock.now();
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('share_binds')
    .values({
      id: shop.newId(),
      invitee_id: inviteeId,
      inviter_id: inviter.id,
      code,
      bound_time: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('invitee_id').doNothing())
    .executeTakeFirst();
  if (written !== 1n) return { state: 'refused' };
  const coupons = await welcomeInvited(shop, tx, { accountId: inviteeId, clientId, ip });
  return { state: 'bound', inviter: inviter.nickname, coupons };
}

function ownerOf(tx: Tx, code: string) {
  return tx
    .selectFrom('share_codes')
    .innerJoin('accounts', 'accounts.id', 'share_codes.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.nickname', 'accounts.created_at'])
    .where('share_codes.code', '=', code)
    .executeTakeFirst();
}
