import type { ProductFilter, productList } from '#src/api/queries/catalogue.ts';
import { queryArrayLimit } from '#rules/limits.ts';

/** What a page fixes about its list, whatever the shopper filters. */
export type ListBase = Pick<ProductFilter, 'collection' | 'categoryId'>;

/** Where the products come from; any of the market without it. */
export type ReadProducts = typeof productList;

export const sorts = ['RELEVANCE', 'BEST', 'NEW', 'PRICE_ASC', 'PRICE_DESC', 'RATING'] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = [12, 24, 48] as const;
const pageSizeDefault = 24;
/** "Load more" stops here: a longer list is better narrowed than scrolled. */
const pagesAtOnce = 10;
const pageLimit = 1_000;
const facetPattern = /^[a-zA-Z]+:.{1,70}$/;

/** The names of the list's own parameters. */
const names = {
  search: 'q',
  exact: 'exact',
  facet: 'f',
  priceMin: 'priceMin',
  priceMax: 'priceMax',
  sort: 'sort',
  page: 'pageNo',
  firstPage: 'from',
  pageSize: 'pageSize',
} as const;

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export const searchOf = (query: URLSearchParams) => (query.get(names.search) ?? '').trim().slice(0, 80);
/** True where the words are searched as they are typed, also where nothing has them. */
const isExact = (query: URLSearchParams) => query.get(names.exact) === '1';
const chosenFacets = (query: URLSearchParams) =>
  query
    .getAll(names.facet)
    .filter((pair) => facetPattern.test(pair))
    .slice(0, queryArrayLimit);
export const isChosen = (query: URLSearchParams, key: string, value: string) =>
  query.getAll(names.facet).includes(`${key}:${value}`);

export const priceOf = (query: URLSearchParams) => ({
  min: wholeNumber(query.get(names.priceMin)),
  max: wholeNumber(query.get(names.priceMax)),
});

/** What is sorted by: relevance only where something was searched. */
export function sortOf(query: URLSearchParams): Sort {
  const isSearch = searchOf(query) !== '';
  const requested = sorts.find((sort) => sort === query.get(names.sort));
  const unasked = isSearch ? 'RELEVANCE' : 'BEST';
  return requested === undefined || (requested === 'RELEVANCE' && !isSearch) ? unasked : requested;
}

export const pageSizeOf = (query: URLSearchParams): number =>
  pageSizes.find((size) => size === wholeNumber(query.get(names.pageSize))) ?? pageSizeDefault;

/** The pages on show, rising: one, or all since the first when more were loaded below it. */
export function pagesOf(query: URLSearchParams): readonly number[] {
  const last = Math.min(pageLimit, Math.max(1, wholeNumber(query.get(names.page)) ?? 1));
  const first = Math.max(1, wholeNumber(query.get(names.firstPage)) ?? last, last - pagesAtOnce + 1);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => Math.min(first, last) + index);
}

/** True where the address asks for a list at all: words, filters, an order or a page. */
export const asksForList = (query: URLSearchParams) =>
  searchOf(query) !== '' || filterCount(query) > 0 || query.has(names.sort) || query.has(names.page);

/** How many filters of its own the shopper has set. */
export function filterCount(query: URLSearchParams): number {
  const { min, max } = priceOf(query);
  return chosenFacets(query).length + (min === undefined && max === undefined ? 0 : 1);
}

/** The address's query as the list is asked for it; broken parts are left out. */
export function productFilterOf(query: URLSearchParams, base: ListBase, pageNo: number): ProductFilter {
  const q = searchOf(query);
  const facets = chosenFacets(query);
  const { min, max } = priceOf(query);
  return {
    ...base,
    ...(q === '' ? {} : { q, ...(isExact(query) && { exact: true }) }),
    ...(facets.length === 0 ? {} : { facets }),
    ...(min === undefined ? {} : { priceMin: min }),
    ...(max === undefined ? {} : { priceMax: max }),
    sort: sortOf(query),
    pageNo,
    pageSize: pageSizeOf(query),
  };
}

/** Every change makes a new query that starts at the first page. */
function changed(query: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(names.page);
  next.delete(names.firstPage);
  change(next);
  return next;
}

export const toggled = (query: URLSearchParams, key: string, value: string) =>
  changed(query, (next) => {
    const pair = `${key}:${value}`;
    const others = next.getAll(names.facet).filter((other) => other !== pair);
    const wasOn = others.length < next.getAll(names.facet).length;
    next.delete(names.facet);
    for (const facet of wasOn ? others : [...others, pair]) next.append(names.facet, facet);
  });

/** Amounts in minor units; undefined opens that end. */
export const withPrice = (query: URLSearchParams, { min, max }: ReturnType<typeof priceOf>) =>
  changed(query, (next) => {
    const ends = [
      [names.priceMin, min],
      [names.priceMax, max],
    ] as const;
    for (const [name, amount] of ends) {
      if (amount === undefined) next.delete(name);
      else next.set(name, String(amount));
    }
  });

/** Takes one applied filter away, as the server names it. */
export const without = (query: URLSearchParams, { key, value }: { key: string; value: string }) => {
  if (key === names.priceMin) return withPrice(query, { ...priceOf(query), min: undefined });
  if (key === names.priceMax) return withPrice(query, { ...priceOf(query), max: undefined });
  return toggled(query, key, value);
};

export const sortedBy = (query: URLSearchParams, sort: Sort) => changed(query, (next) => next.set(names.sort, sort));
export const withPageSize = (query: URLSearchParams, size: number) =>
  changed(query, (next) => next.set(names.pageSize, String(size)));
export const onPage = (query: URLSearchParams, page: number) =>
  changed(query, (next) => {
    if (page > 1) next.set(names.page, String(page));
  });

/** One page more under those on show. */
export const withNextPage = (query: URLSearchParams) => {
  const pages = pagesOf(query);
  return changed(query, (next) => {
    next.set(names.page, String((pages.at(-1) ?? 1) + 1));
    next.set(names.firstPage, String(pages[0] ?? 1));
  });
};

/** No filters; what was searched and how it is sorted stay. */
export const unfiltered = (query: URLSearchParams) =>
  changed(query, (next) => {
    for (const name of [names.facet, names.priceMin, names.priceMax]) next.delete(name);
  });

/** The address of a list. The market is added by the link. */
export function listHref(path: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  own.delete('site');
  const text = own.toString();
  return text === '' ? path : `${path}?${text}`;
}
