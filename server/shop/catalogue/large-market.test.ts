import { expect, it } from 'vitest';
import { countFacets } from './facet-counts.ts';
import type { Candidate } from './find-products.ts';
import { pricesAt } from './load-offers.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

/** More than the arguments that one call can have. */
const many = 150_000;

const row: Parameters<typeof pricesAt>[0][number] = {
  sku: 'LM-1',
  spu: 'LM',
  site: 'US',
  currency: 'USD',
  sellable: 1,
  sku_status: 'ON',
  product_status: 'ON',
  list_amount: 1_000,
  sale_amount: 900,
  sale_start: 0,
  sale_end: 5_000,
  prior_lowest_amount: null,
  per_order_limit: 10,
  per_user_limit: null,
  preorder_ship_at: null,
  release_time: 0,
  launch_time: null,
};

it('the next planned change is found among those of 150,000 variants', () => {
  const rows = Array.from({ length: many }, (_, index) => ({ ...row, sale_end: 2_000 + index }));
  expect(pricesAt(rows, 1_000).until).toBe(2_000);
  expect(pricesAt(rows, 2_000).until).toBe(2_001);
});

it('the range of prices is counted over 150,000 variants', () => {
  const offers = Array.from({ length: many }, (_, index) => ({ unitAmount: 1_000 + index }));
  const candidates = offers.map(
    (offer) => ({ breaks: null, offer, sku: { facets: new Map() } }) as unknown as Candidate,
  );
  const market = { site: 'US', catalogue: { facets: [] } } as unknown as MarketCatalogue;
  const [price] = countFacets(market, candidates, new Map(), new Map()).filter(({ kind }) => kind === 'RANGE');
  expect(price?.range).toEqual({ min: 1_000, max: 1_000 + many - 1 });
});
