import { createAccount } from '../shop/account/register.ts';
import { startSession } from '../shop/account/sessions/start-session.ts';
import type { ShopContext } from '../shop-context.ts';

/** The client that test calls come from. */
export const testClient = { id: 'test-client', userAgent: 'test', ip: '10.0.0.1' };

export interface TestMember {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

/**
 * A member with an email of their own, logged in on `testClient`. No password is needed to test with it.
 * @param as another email, and whether a mail has proved it
 */
export const logInMember = async (
  shop: ShopContext,
  { email = `member.${shop.newId().toLowerCase()}@lampyris.test`, isProved = true } = {},
): Promise<TestMember> => {
  const accountId = await shop.database.writers.durable.transaction().execute((tx) =>
    createAccount(shop, tx, {
      email,
      passwordHash: 'no password fits this',
      country: 'US',
      marketingOptIn: false,
      termsVersion: '2026-11',
      isProved,
    }),
  );
  const { token } = await startSession(shop, shop.db, accountId, testClient);
  return { accountId, email, token };
};
