import { createAccount } from '../shop/account/register.ts';
import { startSession } from '../shop/account/sessions/start-session.ts';
import type { ShopContext } from '../shop-context.ts';

export interface TestMember {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

/** A member with an e-mail of their own, signed in on the client that test calls come from. No password is needed to test with it. */
export const signInMember = async (shop: ShopContext): Promise<TestMember> => {
  const email = `member.${shop.newId().toLowerCase()}@lampyris.test`;
  const accountId = await shop.database.writers.durable.transaction().execute((tx) =>
    createAccount(shop, tx, {
      email,
      passwordHash: 'no password fits this',
      country: 'US',
      marketingOptIn: false,
      termsVersion: '2026-11',
    }),
  );
  const place = { clientId: 'test-client', userAgent: 'test', ip: '10.0.0.1' };
  const { token } = await startSession(shop, shop.db, accountId, place);
  return { accountId, email, token };
};
