import { defineHandlers } from '../contract/handler.ts';
import { Reply } from '../contract/reply.ts';
import type { KeptFile } from '../kept-files.ts';
import { categoriesOf } from '../shop/catalogue/categories.ts';
import { listCollections, readCollection } from '../shop/catalogue/collections.ts';
import { explainPrice } from '../shop/pricing/explain-price.ts';
import { listLaunches } from '../shop/catalogue/list-launches.ts';
import { listWallLamps } from '../shop/catalogue/list-wall-lamps.ts';
import { countSearch } from '../shop/catalogue/searches-without-result.ts';
import { listProducts } from '../shop/catalogue/list-products.ts';
import { readMarketCatalogue } from '../shop/catalogue/market-catalogue.ts';
import { readCatalogue } from '../shop/catalogue/read-catalogue.ts';
import { openProductManual } from '../shop/catalogue/manual/product-manual.ts';
import { openProductSheet } from '../shop/catalogue/sheet/product-sheet.ts';
import { readEnergyLabels } from '../shop/catalogue/read-energy-labels.ts';
import { readProduct } from '../shop/catalogue/read-product.ts';
import { readStock } from '../shop/stock/read-stock.ts';
import { readWarranty } from '../shop/catalogue/read-warranty.ts';
import { recommend } from '../shop/catalogue/recommend.ts';
import { confirmStock, subscribeStock } from '../shop/stock/subscribe-stock.ts';
import { suggest } from '../shop/catalogue/suggest.ts';
import { suggestHelp } from '../shop/support/search/suggest-help.ts';

/** A document of a product: kept for an hour, and not sent again to who has it. */
async function pdfReply(
  { file, etag, bytes }: KeptFile,
  rawHeaders: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Reply> {
  const headers = { etag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' };
  if (rawHeaders['if-none-match']?.includes(etag)) return Reply.raw(304, headers);
  const content = { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${file}"` };
  return Reply.raw(200, { ...headers, ...content }, await bytes());
}

export const catalogueRoutes = defineHandlers({
  getCategoryTree: async ({ context: { site } }, shop) => ({
    list: categoriesOf(await readMarketCatalogue(shop, site)),
  }),
  listProducts: async ({ context, query }, shop) => {
    const page = await listProducts(shop, context.site, query);
    await countSearch(shop, context, query, page);
    return page;
  },
  listLaunches: async ({ context: { site } }, shop) => ({ list: await listLaunches(shop, site) }),
  listWallLamps: async ({ context: { site } }, shop) => ({ list: await listWallLamps(shop, site) }),
  suggest: async ({ context: { site }, query }, shop) => {
    const [products, help] = await Promise.all([suggest(shop, site, query.q), suggestHelp(shop, site, query.q)]);
    return { ...products, help };
  },
  getHotTerms: async ({ context: { site } }, shop) => ({ terms: [...(await readCatalogue(shop, site)).hotTerms] }),
  getProduct: ({ context: { site, country }, query }, shop) => readProduct(shop, site, country, query),
  getPriceDetail: ({ context: { site, country, account }, query }, shop) =>
    explainPrice(shop, { ...query, site, country, accountId: account?.accountId }),
  getWarranty: ({ context: { site }, query }, shop) => readWarranty(shop, site, query.spu),
  getEfficiency: async ({ context: { site }, query }, shop) => ({ list: await readEnergyLabels(shop, site, query) }),
  getProductSheet: async ({ query, rawHeaders }, shop) =>
    pdfReply(await openProductSheet(shop, query.sku, query.site ?? 'EU'), rawHeaders),
  getManual: async ({ params, query, rawHeaders }, shop) =>
    pdfReply(await openProductManual(shop, params.spu, query.site ?? 'EU'), rawHeaders),
  recommend: ({ context: { site }, query }, shop) => recommend(shop, site, query.scene, query.spu),
  listCollections: async ({ context: { site } }, shop) => ({ list: await listCollections(shop, site) }),
  getCollection: ({ context: { site }, query }, shop) => readCollection(shop, site, query.handle),
  subscribeStock: async ({ context: { site, account }, body }, shop) => {
    await subscribeStock(shop, { ...body, site, accountId: account?.accountId });
    return {};
  },
  confirmStock: async ({ body }, shop) => {
    await confirmStock(shop, body.token);
    return {};
  },
  getStock: ({ context: { site }, query }, shop) => readStock(shop, site, query.skus),
});
