import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { loadOffers } from '../catalogue/load-offers.ts';
import { maxQuantity } from '../catalogue/offer.ts';
import { readImage } from '../media/picture.ts';
import { readOptions } from '../pricing/read-options.ts';
import { countExchanges } from './exchange-items.ts';

type Schemas = components['schemas'];

/** What the market exchanges for coins, with what the member has had of each. */
export async function listExchange(shop: ShopContext, context: RequestContext): Promise<Schemas['CoinExchangeList']> {
  const { site } = context;
  const items = await shop.db
    .selectFrom('coin_exchange_items')
    .leftJoin('skus', 'skus.sku', 'coin_exchange_items.sku')
    .selectAll('coin_exchange_items')
    .select(['skus.image', 'skus.options'])
    .where('coin_exchange_items.site', '=', site)
    .where('coin_exchange_items.active', '=', 1)
    .orderBy('coin_exchange_items.sort')
    .orderBy('coin_exchange_items.item_id')
    .execute();
  const skus = items.flatMap(({ sku }) => (sku === null ? [] : [sku]));
  const offers = await loadOffers(shop.db, site, skus, shop.clock.now());
  const had = isMember(context) ? await countExchanges(shop.db, context.account.accountId) : new Map<string, number>();
  return {
    items: items.map(({ sku, image, options, ...item }) => {
      const offer = sku === null ? undefined : offers.get(sku);
      const inStock = sku === null ? Infinity : offer === undefined ? 0 : maxQuantity(offer);
      return {
        itemId: item.item_id,
        kind: sku === null ? 'COUPON' : 'PRODUCT',
        title: spelled(item.title, site),
        ...(sku === null || image === null || options === null
          ? {}
          : { product: { sku, image: readImage(image), options: readOptions({ options: spelled(options, site) }) } }),
        cost: item.cost,
        left: Math.min(item.stock, inStock),
        perUser: item.per_user,
        mine: had.get(item.item_id) ?? 0,
      };
    }),
  };
}
