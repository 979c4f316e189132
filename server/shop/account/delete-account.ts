import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { confirmPassword } from './change-password.ts';
import { endAccountSessions } from './end-sessions.ts';
import type { Member } from '#server/contract/handler.ts';

/** A member may change their mind for this long (ms). */
export const deletionGrace = 14 * 86_400_000;

/** When an account that asked at `requestedAt` goes; epoch ms. */
export function deletionTime(requestedAt: number): number {
  return requestedAt + deletionGrace;
}

/** Notes the wish to be deleted; the sessions go on, so that the wish can be taken back. */
export async function requestDeletion(shop: ShopContext, member: Member, password: string): Promise<number> {
  await confirmPassword(shop, member, password);
  const now = shop.clock.now();
  await shop.db
    .updateTable('accounts')
    .set({ status: 'DELETING', deletion_requested_at: now, updated_at: now })
    .where('id', '=', member.accountId)
    .where('status', '=', 'ACTIVE')
    .execute();
  const account = await shop.db
    .selectFrom('accounts')
    .select('deletion_requested_at')
    .where('id', '=', member.accountId)
    .executeTakeFirst();
  if (!account || account.deletion_requested_at === null) throw new ShopError('UNAUTHORIZED');
  return deletionTime(account.deletion_requested_at);
}

/** Takes the wish back. */
export async function cancelDeletion(shop: ShopContext, accountId: string): Promise<void> {
  await shop.db
    .updateTable('accounts')
    .set({ status: 'ACTIVE', deletion_requested_at: null, updated_at: shop.clock.now() })
    .where('id', '=', accountId)
    .where('status', '=', 'DELETING')
    .execute();
}

/**
 * Job: deletes the accounts whose grace has passed. Orders stay, because the law asks for them, but point at an account
 * that no longer names anyone; what only served the member goes.
 */
export async function deleteDueAccounts(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const due = await shop.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('status', '=', 'DELETING')
    .where('deletion_requested_at', '<=', now - deletionGrace)
    .limit(50)
    .execute();
  for (const { id, email } of due) {
    await shop.db.transaction().execute(async (tx) => {
      await endAccountSessions(tx, id, 'deleted', now);
      await tx.deleteFrom('addresses').where('account_id', '=', id).execute();
      await tx.deleteFrom('cart_lines').where('account_id', '=', id).execute();
      await tx.deleteFrom('mail_preferences').where('email', '=', email).execute();
      await tx.deleteFrom('saved_cards').where('account_id', '=', id).execute();
      await tx.deleteFrom('favourites').where('account_id', '=', id).execute();
      await tx.deleteFrom('share_codes').where('account_id', '=', id).execute();
      await tx.updateTable('reviews').set({ author: 'Former member' }).where('account_id', '=', id).execute();
      await tx
        .updateTable('accounts')
        .set({
          status: 'DELETED',
          email: `${id.toLowerCase()}@deleted.invalid`,
          password_hash: '',
          nickname: 'Deleted member',
          avatar_url: null,
          birthday: null,
          marketing_opt_in: 0,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute();
    });
  }
  return due.length;
}
