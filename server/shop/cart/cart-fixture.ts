import type { Site } from '#rules/markets.ts';
import type { Schema } from '#server/db/schema.ts';
import { addressRoutes } from '#server/routes/address.ts';
import { cartRoutes } from '#server/routes/cart.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { checkoutRoutes } from '#server/routes/checkout.ts';
import { orderRoutes } from '#server/routes/order.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop, type TestShopOptions } from '#server/testing/test-shop.ts';
import type { Updateable } from 'kysely';
import { changeOffer } from '../catalogue/catalogue-changes-fixture.ts';

export interface CartShop {
  readonly shop: TestShop;
  readonly api: TestApi;
  /** A new member, logged in. */
  member(): Promise<TestMember>;
  /** Changes price, limit or stock of a SKU in a market. */
  offer(sku: string, site: Site, change: Updateable<Schema['sku_markets']>): Promise<void>;
  close(): Promise<void>;
}

/** A shop with the Lampyris catalogue, its cart, checkout and orders, and with the promotions that a test gives it. */
export async function openCartShop(options: Pick<TestShopOptions, 'promotions'> = {}): Promise<CartShop> {
  const shop = await openTestShop({ ...options, seeded: true });
  const api = await openTestApi(shop, {
    ...addressRoutes,
    ...cartRoutes,
    ...catalogueRoutes,
    ...checkoutRoutes,
    ...orderRoutes,
  });
  return {
    shop,
    api,
    member: () => logInMember(shop),
    offer: (sku, site, change) => changeOffer(shop, { sku, site }, change),
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
}
