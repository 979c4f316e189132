import type { components } from '#openapi/types.ts';
import { pagePaths } from '#rules/page-paths.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { removeFile, storedFile } from '../../media/upload-folders.ts';
import { accountMails } from '../mails.ts';
import { confirmPassword } from '../change-password.ts';
import { endAccountSessions } from '../sessions/end-sessions.ts';
import { forgetMember } from './forget-member.ts';
import { consumeTicket } from '../verification-codes.ts';

/** A member may change their mind for this long (ms). */
export const deletionGrace = 14 * 86_400_000;

/** An order that is over: nothing is owed to anybody, so nobody has to be reached about it. */
const overStatuses = ['COMPLETED', 'CLOSED', 'CANCELLED', 'REFUNDED'] as const;
const accountsPerRun = 50;

/** When an account that asked at `requestedAt` goes; epoch ms. */
export function deletionTime(requestedAt: number): number {
  return requestedAt + deletionGrace;
}

/**
 * Notes a member's request to be deleted, proved by the password or by a mailed code, and confirms it by email. This
 * session goes on, so that the request can be taken back; those on other devices end. Of two requests the first counts.
 * @returns when the account goes, epoch ms @throws BAD_REQUEST for a wrong password, AUTH_TICKET_INVALID
 */
export async function requestDeletion(
  shop: ShopContext,
  member: MemberContext,
  input: components['schemas']['DeletionRequest'],
): Promise<number> {
  const { accountId, familyId } = member.account;
  if ('password' in input) await confirmPassword(shop, member, input.password);
  return withTransaction(shop, 'durable', async (tx) => {
    const now = shop.clock.now();
    const account = await readDeletion(tx, accountId);
    if ('ticket' in input)
      await consumeTicket(shop, tx, { email: account.email, scene: 'DELETE', ticket: input.ticket });
    const { numUpdatedRows: changed } = await tx
      .updateTable('accounts')
      .set({
        status: 'DELETING',
        deletion_requested_at: now,
        deletion_reason: input.reasonCode ?? null,
        updated_at: now,
      })
      .where('id', '=', accountId)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    if (changed === 0n) return deletionTime((await readDeletion(tx, accountId)).deletion_requested_at ?? now);
    await endAccountSessions(tx, accountId, 'deleted', now, familyId);
    const facts = { effectiveTime: deletionTime(now), site: account.site, link: `${profileLink(shop)}#keep` };
    await sendMail(shop, tx, { to: account.email, template: accountMails.deletionAsked, facts });
    return facts.effectiveTime;
  });
}

async function readDeletion(db: Db, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'site', 'deletion_requested_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ShopError('UNAUTHORIZED');
  return account;
}

const profileLink = ({ config }: ShopContext): string => config.publicOrigin + pagePaths.profile;

/** Takes the request back and confirms it by email; without a request nothing happens. */
export async function cancelDeletion(shop: ShopContext, accountId: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ status: 'ACTIVE', deletion_requested_at: null, deletion_reason: null, updated_at: shop.clock.now() })
      .where('id', '=', accountId)
      .where('status', '=', 'DELETING')
      .returning('email')
      .executeTakeFirst();
    if (!account) return;
    await sendMail(shop, tx, {
      to: account.email,
      template: accountMails.deletionCancelled,
      facts: { link: profileLink(shop) },
    });
  });
}

/**
 * Job: deletes the accounts whose grace has passed and whose orders are over.
 * @returns how many are gone
 */
export async function deleteDueAccounts(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('accounts')
    .select(['id', 'deletion_requested_at'])
    .where('status', '=', 'DELETING')
    .where('deletion_requested_at', '<=', shop.clock.now() - deletionGrace)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.account_id', '=', 'accounts.id')
            .where('orders.status', 'not in', overStatuses),
        ),
      ),
    )
    .limit(accountsPerRun);
  const read = inPages(due, ['deletion_requested_at', 'id']);
  return workThrough(shop, {
    name: 'delete accounts',
    read,
    keyOf: ({ id }) => id,
    run: async ({ id }) => {
      const files = await withTransaction(shop, 'durable', (tx) => forgetMember(shop, tx, id));
      await Promise.all(files.map((file) => removeFile(storedFile(shop.config, file))));
      return true;
    },
  });
}
