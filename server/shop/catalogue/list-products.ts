import { LRUCache } from 'lru-cache';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { currencyOfSite, type Site } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import {
  countFacets,
  hasState,
  parseChoices,
  priceFacet,
  stateFacets,
  stockFacet,
  type Facet,
} from './facet-counts.ts';
import { findProducts, type Constraint } from './find-products.ts';
import { readMarketCatalogue, type MarketCatalogue, type MarketProduct } from './market-catalogue.ts';
import type { ShownPromotions } from './offer.ts';
import { type CardItem, neighbourCards } from './product-card.ts';
import { readRunningPromotions, shownOffer } from './promotion-offer.ts';
import { inOrder, type ProductSort, productSorts } from './product-order.ts';
import { wordsOf, says } from '#rules/search-words.ts';
import { readQuery, type SaidFilter } from './read-query.ts';
import { type SearchAnswer, searchForgiving } from './forgiving-search.ts';

export type ProductPage = components['schemas']['ProductPage'];

/** What a list is asked for. Prices are minor units of the market. */
export interface ProductQuery {
  readonly q?: string;
  /** True for these words alone, also where nothing has them. */
  readonly exact?: boolean;
  readonly categoryId?: string;
  readonly collection?: string;
  /** `key:value`; values of one key widen, keys narrow. */
  readonly facets?: readonly string[];
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly inStock?: boolean;
  readonly sort?: ProductSort;
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** The SKUs that a list is about, whatever else narrows it. */
export interface ProductScope {
  /** Says what the SKUs are: lists of one market's catalogue with the same id have the same ones. */
  readonly id: string;
  readonly skus: ReadonlySet<string>;
}

const scopeOf = (scope: ProductScope | undefined): Constraint[] =>
  scope ? [{ key: 'scope', accepts: ({ sku }) => scope.skus.has(sku.sku) }] : [];

type Choices = ReadonlyMap<string, ReadonlySet<string>>;

function choicesOf({ facets = [], inStock }: ProductQuery, market: MarketCatalogue): Choices {
  const choices = parseChoices(facets, market);
  return inStock ? choices.set(stockFacet.key, new Set([stockFacet.value])) : choices;
}

function constraintsOf(
  { priceMin = 0, priceMax = Infinity }: ProductQuery,
  choices: Choices,
  promotions: ShownPromotions,
): Constraint[] {
  const byValue = [...choices].map(([key, values]): Constraint => {
    const state = stateFacets.find((facet) => facet.key === key);
    if (state) return { key, accepts: ({ offer }) => hasState(state, shownOffer(offer, promotions)) };
    return { key, accepts: ({ sku }) => sku.facets.get(key)?.some(({ value }) => values.has(value)) ?? false };
  });
  const price: Constraint = {
    key: priceFacet.key,
    accepts: ({ sku, offer }) => {
      if (sku.isAddOn && (priceMin > 0 || priceMax < Infinity)) return false;
      const { unitAmount } = shownOffer(offer, promotions);
      return unitAmount >= priceMin && unitAmount <= priceMax;
    },
  };
  return [...byValue, price];
}

const within =
  ({ categoryId, collection }: ProductQuery) =>
  ({ product }: MarketProduct): boolean =>
    (categoryId === undefined || product.categories.some(({ id }) => id === categoryId)) &&
    (collection === undefined || product.collections.has(collection));

/** What narrows the list, each with the words of a chip that takes it away. */
function appliedTo(market: MarketCatalogue, query: ProductQuery, facets: readonly Facet[]): ProductPage['applied'] {
  const { categoryId, priceMin, priceMax } = query;
  const price = (amount: number): string => formatMoney(money(amount, currencyOfSite(market.site)));
  const category = market.catalogue.categories.find(({ id }) => id === categoryId);
  return [
    ...(category ? [{ key: 'categoryId', value: category.id, label: category.name }] : []),
    ...facets.flatMap(({ key, values }) =>
      values.filter(({ selected }) => selected).map(({ value, label }) => ({ key, value, label })),
    ),
    ...(priceMin === undefined ? [] : [{ key: 'priceMin', value: String(priceMin), label: `From ${price(priceMin)}` }]),
    ...(priceMax === undefined
      ? []
      : [{ key: 'priceMax', value: String(priceMax), label: `Up to ${price(priceMax)}` }]),
  ];
}

/** What narrows the list, with the words of the search that asked for it, and the order that they asked for. */
function withWords(applied: ProductPage['applied'], said: readonly SaidFilter[]): ProductPage['applied'] {
  const wordsOfFilter = ({ key, value }: { key: string; value: string }) =>
    said.find((filter) => filter.key === key && filter.value === value)?.said;
  const orders = said.filter(({ key }) => key === 'sort').map((filter) => ({ ...filter, label: filter.said }));
  return [
    ...applied.map((filter) => {
      const words = wordsOfFilter(filter);
      return words === undefined ? filter : { ...filter, said: words };
    }),
    ...orders,
  ];
}

const pagesInMemory = 100;
const pagesOf = new WeakMap<MarketCatalogue, PagesInMemory>();

/** A page, what its cards are about, and the promotions that they were made with. */
interface ListedPage {
  readonly page: ProductPage;
  readonly items: readonly CardItem[];
  readonly promotions: ShownPromotions;
}

type Pages = LRUCache<string, ListedPage>;

/** The pages of a catalogue at the prices of some promotions, whatever is left of these. */
interface PagesInMemory {
  readonly prices: string;
  readonly lists: Pages;
  /** On their own: people type whatever comes to mind, and that is not to displace lists. */
  readonly searches: Pages;
}

function pagesAt(market: MarketCatalogue, promotions: ShownPromotions): PagesInMemory {
  const prices = [...promotions].map(([sku, shown]) => ('note' in shown ? sku : `${sku} ${shown.amount}`)).join();
  const before = pagesOf.get(market);
  if (before?.prices === prices) return before;
  const makePages = (): Pages => new LRUCache({ max: pagesInMemory });
  const pages = { prices, lists: makePages(), searches: makePages() };
  pagesOf.set(market, pages);
  return pages;
}

/**
 * A page of what a market sells, ordered, narrowed and shown at the prices of the promotions that run. It depends on nothing else but
 * these and the market's catalogue, and is stored beside it.
 */
export async function listProducts(
  shop: ShopContext,
  site: Site,
  query: ProductQuery,
  scope?: ProductScope,
): Promise<ProductPage> {
  const [market, promotions] = await Promise.all([readMarketCatalogue(shop, site), readRunningPromotions(shop, site)]);
  const { q = '' } = query;
  const { lists, searches } = pagesAt(market, promotions);
  const pages = q === '' ? lists : searches;
  const key = JSON.stringify([scope?.id, query]);
  const earlier = pages.get(key);
  if (earlier) {
    const listed = atPromotions(earlier, promotions);
    if (listed !== earlier) pages.set(key, listed);
    return listed.page;
  }
  const { narrowed, search } = q === '' ? { narrowed: query, search: { said: [] } } : readSearch(market, query, q);
  const listed = pageOf(market, narrowed, search, { scope, promotions });
  pages.set(key, listed);
  return listed.page;
}

/** A search as words, filters and an order, and what has the words. What the shopper has chosen stands before what the words ask for. */
function readSearch(
  market: MarketCatalogue,
  query: ProductQuery,
  q: string,
): { readonly narrowed: ProductQuery; readonly search: Searched } {
  const isExact = query.exact ?? false;
  const { words, filters } = isExact ? { words: q, filters: [] } : readQuery(market, q);
  const said = filters.filter(({ key }) =>
    key === 'sort' ? (query.sort ?? 'RELEVANCE') === 'RELEVANCE' : !(key in query),
  );
  const ofKey = (key: string) => said.find((filter) => filter.key === key)?.value;
  const [priceMin, priceMax] = ['priceMin', 'priceMax'].map(ofKey);
  const sort = productSorts.find((each) => each === ofKey('sort'));
  const facets = said.filter(({ key }) => !['priceMin', 'priceMax', 'sort'].includes(key));
  const narrowed: ProductQuery = {
    ...query,
    facets: [...(query.facets ?? []), ...facets.map(({ key, value }) => `${key}:${value}`)],
    ...(priceMin !== undefined && { priceMin: Number(priceMin) }),
    ...(priceMax !== undefined && { priceMax: Number(priceMax) }),
    ...(sort && { sort }),
  };
  if (words === '') return { narrowed, search: { said } };
  const answer = searchForgiving(market, words, isExact);
  if (answer.ranks.length > 0 || said.length === 0) return { narrowed, search: { said, ...answer } };
  // No product has a word of it, but some may fit the filters.
  return { narrowed, search: { said, without: wordsOf(words).filter(says) } };
}

/** The page with other pieces left of its promotions; the same one where its own products have as many as before. */
function atPromotions(listed: ListedPage, promotions: ShownPromotions): ListedPage {
  const { page, items, promotions: before } = listed;
  const isSame =
    promotions === before ||
    items.every(({ shown }) => shown.every(({ sku: { sku } }) => promotions.get(sku) === before.get(sku)));
  return isSame ? listed : { page: { ...page, list: neighbourCards(items, promotions) }, items, promotions };
}

/** What a search found; without ranks it narrows by filters alone. */
interface Searched extends Partial<SearchAnswer> {
  readonly said: readonly SaidFilter[];
}

interface PageParts {
  readonly scope: ProductScope | undefined;
  readonly promotions: ShownPromotions;
}

/**
 * A page of a market's catalogue, with facets counted from the same products. Without a sort, a search comes by relevance and
 * everything else by sales.
 */
function pageOf(
  market: MarketCatalogue,
  query: ProductQuery,
  search: Searched,
  { scope, promotions }: PageParts,
): ListedPage {
  const { pageNo = 1, pageSize = pageSizeDefault } = query;
  const choices = choicesOf(query, market);
  const { found, candidates } = findProducts(
    market,
    within(query),
    [...constraintsOf(query, choices, promotions), ...scopeOf(scope)],
    search.ranks,
  );
  const sort = query.sort ?? 'RELEVANCE';
  const sorted = inOrder(found, sort === 'RELEVANCE' && !search.ranks ? 'BEST' : sort, promotions);
  const items = sorted.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const facets = countFacets(market, candidates, choices, promotions);
  const page: ProductPage = {
    list: neighbourCards(items, promotions),
    total: found.length,
    pageNo,
    pageSize,
    facets: [...facets],
    applied: withWords(appliedTo(market, query, facets), search.said),
    ...(search.meant !== undefined && { didYouMean: search.meant }),
    ...(search.without && { without: [...search.without] }),
  };
  return { page, items, promotions };
}
