import { askedLight } from '#rules/assistant.ts';
import { markets, type Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { says, wordsOf } from '#rules/search-words.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { listProducts } from '../../catalogue/list-products.ts';
import type { AssistantAnswer } from './sessions.ts';
import { assistantTexts } from './texts.ts';

const mostOffers = 3;
/** They say that a light is wished, not which. */
const anyLight = new Set('lamp lamps light lights'.split(' '));

/**
 * Lights for whoever asks which one to buy: what the search of the shop finds for what they ask, at the prices of this market.
 * @returns undefined where less than half of what is asked for is found, or no light is asked for
 */
export async function offerLights(
  shop: ShopContext,
  site: Site,
  text: string,
): Promise<Omit<AssistantAnswer, 'actions'> | undefined> {
  const q = askedLight(text);
  if (q === undefined) return undefined;
  const { list, without = [], applied } = await listProducts(shop, site, { q });
  const significant = wordsOf(q).filter((word) => says(word) && !anyLight.has(word) && !without.includes(word));
  const found = significant.length + applied.length;
  if (found === 0 || found < without.length) return undefined;
  const offers = list.filter(({ price, stockState }) => price && stockState !== 'OUT').slice(0, mostOffers);
  if (offers.length === 0) return undefined;
  const plusTax = !markets[site].taxIncluded;
  const lines = offers.map(({ title, price }) =>
    price ? `${title}, ${assistantTexts.priceNow(formatMoney(price.sale), { from: price.from, plusTax })}` : title,
  );
  return {
    reply: assistantTexts.offers(lines),
    sources: offers.map(({ spu, title }) => ({
      ...{ type: 'PRODUCT' as const, id: spu, title },
      route: `${pagePaths.product}?${new URLSearchParams({ spu }).toString()}`,
    })),
    handover: false,
  };
}
