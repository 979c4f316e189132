import type { components } from '#openapi/types.ts';
import { alwaysGoesBack, balanceEnd } from '#rules/deposits.ts';
import { spelled } from '#rules/by-site.ts';
import { day } from '#rules/durations.ts';
import { money } from '#rules/money.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type MarketCatalogue, readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { leftOf } from '../quota/item-rows.ts';
import { presentVariant } from '../quota/present-variant.ts';
import { type DepositCampaign, pricesOf, readCampaigns, shownStage } from './campaign-rows.ts';

type Schemas = components['schemas'];
type Visit = Pick<RequestContext, 'site'>;

/** How long a campaign that is done stays in the list, and how early one that comes enters it. */
const shownAfterEnd = 120 * day;
const shownStates: readonly Schemas['DepositState'][] = [
  ...(['RESERVING', 'SOLD_OUT', 'COMING', 'BALANCE_DUE', 'CLOSED', 'SHIPPING', 'DONE'] as const),
];

/** The campaigns of a market, those that take deposits in front. */
export async function listCampaigns(shop: ShopContext, { site }: Visit): Promise<Schemas['DepositCampaign'][]> {
  const now = shop.clock.now();
  const [campaigns, market] = await Promise.all([readCampaigns(shop.db, { site }), readMarketCatalogue(shop, site)]);
  const shown = campaigns.filter((one) => balanceEnd(one.terms) > now - shownAfterEnd);
  const found = await Promise.all(shown.map((campaign) => present(shop, market, campaign)));
  return shownStates.flatMap((state) => found.flatMap((one) => (one?.campaign.state === state ? [one.campaign] : [])));
}

/** A campaign with what there is to know of its product. @throws NOT_FOUND, NOT_IN_MARKET */
export async function readCampaign(
  shop: ShopContext,
  { site }: Visit,
  promoId: string,
): Promise<Schemas['DepositCampaignDetail']> {
  const [campaigns, market] = await Promise.all([readCampaigns(shop.db, { promoId }), readMarketCatalogue(shop, site)]);
  const own = campaigns.find(({ terms }) => terms.site === site);
  const found = own && (await present(shop, market, own));
  if (!found) throw new ShopError(campaigns.some((one) => one !== own) ? 'NOT_IN_MARKET' : 'NOT_FOUND');
  return found;
}

/** Undefined where it is not announced yet, or the market does not sell its variant any more. */
async function present(
  shop: ShopContext,
  market: MarketCatalogue,
  campaign: DepositCampaign,
): Promise<Schemas['DepositCampaignDetail'] | undefined> {
  const { promoId, title, item, terms } = campaign;
  const { site, preview_time: previewTime, start_time: startTime, end_time: endTime } = item;
  const now = shop.clock.now();
  if (now < Math.min(previewTime ?? startTime, startTime)) return undefined;
  const variant = await presentVariant(shop.db, market, item, now);
  if (!variant) return undefined;
  const { product, sku, offer, card } = variant;
  const of = (amount: number) => money(amount, offer.currency);
  const { price, goods, balance } = pricesOf(campaign);
  const { highlights, specs, options } = inMarketSpelling(
    { highlights: product.highlights, specs: product.specs, options: sku.options },
    site,
  );
  return {
    ...{ highlights, specs },
    campaign: {
      ...{ id: promoId, title: spelled(title, site), summary: spelled(item.summary, site), card, sku: item.sku },
      variant: options.map(({ value }) => value).join(', '),
      ...{ price: of(price), goods: of(goods), balance: of(balance) },
      ...{ deposit: of(terms.depositAmount), worth: of(terms.worthAmount) },
      ...{ quota: item.quota ?? 0, left: leftOf(item) ?? 0, perUserLimit: item.per_buyer_limit },
      ...{ state: shownStage(campaign, now), startTime, endTime },
      ...{ balanceStart: terms.balanceStart, balanceEnd: balanceEnd(terms), shipStart: terms.shipStart },
      goesBack: alwaysGoesBack(site),
    },
  };
}
