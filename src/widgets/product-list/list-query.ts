import type { ProductFilter, productList } from '#src/api/queries/catalogue.ts';
import type { components } from '#openapi/types.ts';
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

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

export const searchOf = (query: URLSearchParams) => (query.get('q') ?? '').trim().slice(0, 80);
/** True where the words are searched as they are typed, also where nothing has them. */
const isExact = (query: URLSearchParams) => query.get('exact') === '1';
const chosenFacets = (query: URLSearchParams) =>
  query
    .getAll('f')
    .filter((pair) => facetPattern.test(pair))
    .slice(0, queryArrayLimit);
export const isChosen = (query: URLSearchParams, key: string, value: string) =>
  query.getAll('f').includes(`${key}:${value}`);

export const priceOf = (query: URLSearchParams) => ({
  min: wholeNumber(query.get('priceMin')),
  max: wholeNumber(query.get('priceMax')),
});

/** What is sorted by: relevance only where something was searched. */
export function sortOf(query: URLSearchParams): Sort {
  const isSearch = searchOf(query) !== '';
  const offered = sorts.slice(isSearch ? 0 : 1);
  return offered.find((sort) => sort === query.get('sort')) ?? (isSearch ? 'RELEVANCE' : 'BEST');
}

export const pageSizeOf = (query: URLSearchParams): number =>
  pageSizes.find((size) => String(size) === query.get('pageSize')) ?? pageSizeDefault;

/** The pages on show, rising: one, or all since the first when more were loaded below it. */
export function pagesOf(query: URLSearchParams): readonly number[] {
  const last = Math.min(pageLimit, Math.max(1, wholeNumber(query.get('pageNo')) ?? 1));
  const first = Math.max(1, wholeNumber(query.get('from')) ?? last, last - pagesAtOnce + 1);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => Math.min(first, last) + index);
}

/** True where the address asks for a list at all: words, filters, an order or a page. */
export const asksForList = (query: URLSearchParams) =>
  searchOf(query) !== '' || filterCount(query) > 0 || query.has('sort') || query.has('pageNo');

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

/** The address that says by filters and order what the words of a search asked for. */
export function inFilters(
  query: URLSearchParams,
  applied: components['schemas']['ProductPage']['applied'],
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const { key, value, said } of applied) {
    if (!said) continue;
    next.set('q', searchOf(next).replace(said, '').trim());
    if (/^(?:sort|price)/.test(key)) next.set(key, value);
    else next.append('f', `${key}:${value}`);
  }
  return next;
}

/** Every change makes a new query that starts at the first page. */
function changed(query: URLSearchParams, change: (next: URLSearchParams) => void): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('pageNo');
  next.delete('from');
  change(next);
  return next;
}

export const toggled = (query: URLSearchParams, key: string, value: string) =>
  changed(query, (next) => {
    const pair = `${key}:${value}`;
    const others = next.getAll('f').filter((other) => other !== pair);
    const wasOn = others.length < next.getAll('f').length;
    next.delete('f');
    for (const facet of wasOn ? others : [...others, pair]) next.append('f', facet);
  });

/** Amounts in minor units; undefined opens that end. */
export const withPrice = (query: URLSearchParams, { min, max }: ReturnType<typeof priceOf>) =>
  changed(query, (next) => {
    for (const [name, amount] of Object.entries({ priceMin: min, priceMax: max })) {
      if (amount === undefined) next.delete(name);
      else next.set(name, String(amount));
    }
  });

/** Takes one applied filter away, or the order, as the server names it. */
export const without = (query: URLSearchParams, { key, value }: { key: string; value: string }) =>
  query.has(key) ? changed(query, (next) => next.delete(key)) : toggled(query, key, value);

export const sortedBy = (query: URLSearchParams, sort: Sort) => changed(query, (next) => next.set('sort', sort));
export const withPageSize = (query: URLSearchParams, size: number) =>
  changed(query, (next) => next.set('pageSize', String(size)));
export const onPage = (query: URLSearchParams, page: number) =>
  changed(query, (next) => {
    if (page > 1) next.set('pageNo', String(page));
  });

/** One page more under those on show. */
export const withNextPage = (query: URLSearchParams) => {
  const pages = pagesOf(query);
  return changed(query, (next) => {
    next.set('pageNo', String((pages.at(-1) ?? 1) + 1));
    next.set('from', String(pages[0] ?? 1));
  });
};

/** No filters; what was searched and how it is sorted stay. */
export const unfiltered = (query: URLSearchParams) =>
  changed(query, (next) => {
    for (const name of ['f', 'priceMin', 'priceMax']) next.delete(name);
  });

/** The address of a list. The market is added by the link. */
export function listHref(path: string, query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  own.delete('site');
  const text = own.toString();
  return text === '' ? path : `${path}?${text}`;
}
