import type { ReactNode } from 'react';
import { ArtNothingFound, EmptyState, Stack } from '#design-system/index.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { PastTheEnd } from '../numbered-pages.tsx';
import { AppliedFilters, type Applied } from './applied-filters.tsx';
import { listHref, onPage, pageSizeOf, pagesOf } from './list-query.ts';

export interface NoProductsProps {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly total: number;
  readonly applied: Applied;
  readonly onChange: (query: URLSearchParams) => void;
  /** What the page says where nothing was filtered away. */
  readonly otherwise: ReactNode;
}

/** Why the list is empty, and the way out: the last page, or fewer filters. */
export function NoProducts({ path, query, total, applied, onChange, otherwise }: NoProductsProps) {
  if (total > 0) {
    const last = Math.ceil(total / pageSizeOf(query));
    return <PastTheEnd page={pagesOf(query).at(-1) ?? 1} toLast={listHref(path, onPage(query, last))} />;
  }
  if (applied.every(({ key }) => key === 'categoryId')) return otherwise;
  return (
    <Stack gap="l" align="centre">
      <EmptyState art={<ArtNothingFound />} title={text.none.title} body={text.none.body} />
      <AppliedFilters applied={applied} query={query} onChange={onChange} />
    </Stack>
  );
}
