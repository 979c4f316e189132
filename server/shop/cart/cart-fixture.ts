import { randomUUID } from 'node:crypto';
import type { Site } from '#rules/markets.ts';
import { seed } from '#server/db/seed/seed.ts';
import type { Schema } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { cartRoutes } from '#server/routes/cart.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { checkoutRoutes } from '#server/routes/checkout.ts';
import { orderRoutes } from '#server/routes/order.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop, type TestShopOptions } from '#server/testing/test-shop.ts';
import type { Updateable } from 'kysely';
import { createAccount } from '../account/register.ts';
import { startSession } from '../account/sessions/start-session.ts';

export interface TestMember {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
}

export interface CartShop {
  readonly shop: TestShop;
  readonly api: TestApi;
  /** A new member, signed in. */
  member(): Promise<TestMember>;
  /** Changes price, limit or stock of a SKU in a market. */
  offer(sku: string, site: Site, change: Updateable<Schema['sku_markets']>): Promise<void>;
  close(): Promise<void>;
}

/** A shop with the Lampyris catalogue, its cart, checkout and orders, and with the promotions that a test gives it. */
export async function openCartShop(options: Pick<TestShopOptions, 'promotions'> = {}): Promise<CartShop> {
  const shop = await openTestShop(options);
  await seed(shop.database, shop.clock, { demoShopper: false });
  const api = await openTestApi(shop, { ...cartRoutes, ...catalogueRoutes, ...checkoutRoutes, ...orderRoutes });
  return {
    shop,
    api,
    member: async () => {
      const email = `${randomUUID()}@lampyris.test`;
      const account = { email, passwordHash: 'unused', country: 'US', marketingOptIn: false, termsVersion: '2026-11' };
      const accountId = await withTransaction(shop, 'relaxed', (tx) => createAccount(shop, tx, account));
      const place = { clientId: 'test-client', userAgent: 'test', ip: '10.0.0.1' };
      const { token } = await startSession(shop, shop.db, accountId, place);
      return { accountId, email, token };
    },
    offer: async (sku, site, change) => {
      await shop.db.updateTable('sku_markets').set(change).where('sku', '=', sku).where('site', '=', site).execute();
    },
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
}
