import type { components } from '#openapi/types.ts';
import { markets, sites } from '#rules/markets.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Every market with its currency, its countries by name and its free-shipping line. */
export function listMarkets(): components['schemas']['Market'][] {
  return sites.map((site) => {
    const market = markets[site];
    return {
      key: site,
      sign: market.sign,
      code: market.currency,
      market: site,
      marketName: market.marketName,
      countries: market.countries.map((code) => ({ code, name: countryNames.of(code) ?? code })),
      taxIncluded: market.taxIncluded,
      freeShipping: { amount: market.freeShippingFrom, currency: market.currency },
      dateOrder: market.dateOrder,
    };
  });
}
