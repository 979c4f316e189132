import type { ReactNode } from 'react';
import { ArtNothingFound, Button, EmptyState, Link, Stack } from '#design-system/index.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { AppliedFilters, type Applied } from './applied-filters.tsx';
import { listHref, onPage } from './list-query.ts';

export interface NoProductsProps {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly total: number;
  readonly applied: Applied;
  readonly onChange: (query: URLSearchParams) => void;
  /** What the page says where nothing was filtered away. */
  readonly otherwise: ReactNode;
}

/** Why the list is empty, and the way out: the first page, or fewer filters. */
export function NoProducts({ path, query, total, applied, onChange, otherwise }: NoProductsProps) {
  if (total > 0) {
    const { title, body, action } = text.beyond;
    const toFirst = (
      <Button asChild>
        <Link tone="plain" href={listHref(path, onPage(query, 1))}>
          {action}
        </Link>
      </Button>
    );
    return <EmptyState art={<ArtNothingFound />} title={title} body={body} actions={toFirst} />;
  }
  if (applied.every(({ key }) => key === 'categoryId')) return otherwise;
  return (
    <Stack gap="l" align="centre">
      <EmptyState art={<ArtNothingFound />} title={text.none.title} body={text.none.body} />
      <AppliedFilters applied={applied} query={query} onChange={onChange} />
    </Stack>
  );
}
