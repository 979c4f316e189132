import type { ReactNode } from 'react';
import { ArtMissing, Button, EmptyState, Link, Pagination } from '#design-system/index.ts';
import { useNothing } from '#src/actors/use-nothing.ts';
import { statesText } from '#src/text/states.ts';

interface NumberedPagesProps {
  /** The page of the address. */
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  readonly hrefOf: (page: number) => string;
  /** What the page shows, also where the list is empty. */
  readonly children: ReactNode;
}

/** A page of a list with the numbers of the others under it; past the last one the way back to that. */
export function NumberedPages({ page, total, pageSize, hrefOf, children }: NumberedPagesProps) {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (page > pageCount) return <PastTheEnd page={page} toLast={hrefOf(pageCount)} />;
  return (
    <>
      {children}
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />}
    </>
  );
}

/** There is something in the list, and no such page of it. */
export function PastTheEnd({ page, toLast }: { page: number; toLast: string }) {
  const text = statesText.pastTheEnd;
  useNothing('missing');
  return (
    <EmptyState
      art={<ArtMissing />}
      title={text.title(page)}
      body={text.body}
      actions={
        <Button asChild tone="outline">
          <Link href={toLast} tone="plain">
            {text.action}
          </Link>
        </Button>
      }
    />
  );
}
