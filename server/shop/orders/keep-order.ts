import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { mailProof } from '../account/email-proof.ts';
import { acceptPassword, createAccount, type SignedIn } from '../account/register.ts';
import { type SessionClient, startSession } from '../account/sessions/start-session.ts';
import type { OpenedOrder } from './order-access.ts';
import { lockOrder } from './order-row.ts';

/** The terms that the thank-you page shows beside the password. */
const termsVersion = '2026-11';

/**
 * Makes an account out of a guest's order and a password, for the email of the order and only while nobody has an
 * account with it. The key that was handed out with the order does not prove the mailbox, a mailed link does; until
 * one has, the account sees its orders and nothing else, and is mailed the link that proves it.
 * @throws ORDER_STATE when the order has an account, AUTH_EMAIL_TAKEN, AUTH_PASSWORD_WEAK
 */
export async function keepOrder(
  shop: ShopContext,
  { order: opened, access }: OpenedOrder,
  password: string,
  client: SessionClient,
): Promise<SignedIn> {
  const email = opened.guest_email;
  if (opened.account_id !== null || email === null) throw new ShopError('ORDER_STATE');
  const passwordHash = await acceptPassword(password, email);
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, opened.order_no);
    if (order.account_id !== null) throw new ShopError('ORDER_STATE');
    const { country, order_no: orderNo } = order;
    const accountId = await createAccount(shop, tx, {
      email,
      passwordHash,
      country,
      marketingOptIn: false,
      termsVersion,
      isProved: access === 'mail',
    });
    if (access !== 'mail') await mailProof(shop, tx, { accountId, email });
    await tx.updateTable('orders').set({ account_id: accountId }).where('order_no', '=', orderNo).execute();
    await tx.updateTable('rmas').set({ account_id: accountId }).where('order_no', '=', orderNo).execute();
    return { accountId, savvyUser: false, newUser: true, ...(await startSession(shop, tx, accountId, client)) };
  });
}
