import type { Site } from '#rules/markets.ts';
import type { SkuMarketsTable } from '#server/db/tables/catalogue.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { cartRoutes } from '#server/routes/cart.ts';
import { contentRoutes } from '#server/routes/content.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop, type TestShopOptions } from '#server/testing/test-shop.ts';
import type { Updateable } from 'kysely';
import { changeOffer } from './catalogue-changes-fixture.ts';

export interface SeededShop {
  readonly shop: TestShop;
  readonly api: TestApi;
  /** Changes the price or stock of a SKU in a market, as an operator would. */
  change(sku: string, site: Site, values: Updateable<SkuMarketsTable>): Promise<void>;
  close(): Promise<void>;
}

/** A shop that sells the Lampyris catalogue, behind its API. */
export async function openSeededShop(options: Pick<TestShopOptions, 'promotions'> = {}): Promise<SeededShop> {
  const shop = await openTestShop({ ...options, seeded: true });
  const api = await openTestApi(shop, { ...catalogueRoutes, ...contentRoutes, ...cartRoutes });
  return {
    shop,
    api,
    change: (sku, site, values) => changeOffer(shop, { sku, site }, values),
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
}
