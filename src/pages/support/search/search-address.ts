import { href } from '#src/routing/href.ts';

const longestSearch = 200;
const lastPage = 50;

/** What the address asks for. */
export interface SearchAddress {
  readonly q: string;
  readonly pageNo: number;
}

export function readAddress(query: URLSearchParams): SearchAddress {
  const page = Number(query.get('pageNo') ?? 1);
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestSearch),
    pageNo: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

export const searchHref = (q: string, pageNo = 1): string =>
  href('/support/search', { q, ...(pageNo > 1 && { pageNo }) });
