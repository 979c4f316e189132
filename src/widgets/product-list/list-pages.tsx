import { Button, Link, Pagination, Text } from '#design-system/index.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { listHref, onPage, pageSizeOf, pageSizes, pagesOf, withNextPage, withPageSize } from './list-query.ts';
import * as styles from './product-list.css.ts';

export interface ListPagesProps {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly total: number;
  readonly busy: boolean;
  /** The rest of a narrow screen is asked for. */
  readonly onMore: () => void;
}

/** The way to the rest of the list: pages on a wide screen, more of it below on a narrow one. */
export function ListPages({ path, query, total, busy, onMore }: ListPagesProps) {
  const navigateTo = useNavigateTo();
  const size = pageSizeOf(query);
  const page = pagesOf(query).at(-1) ?? 1;
  const pageCount = Math.max(1, Math.ceil(total / size));
  const smallest = pageSizes[0];
  if (total <= smallest) return null;
  return (
    <>
      <div className={styles.pages}>
        <Pagination
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          hrefOf={(target) => listHref(path, onPage(query, target))}
          onGoTo={pageCount > 1 ? (target) => navigateTo(listHref(path, onPage(query, target))) : undefined}
          pageSize={{
            value: size,
            choices: pageSizes,
            onChange: (target) => navigateTo(listHref(path, withPageSize(query, target))),
          }}
        />
      </div>
      <div className={styles.more}>
        <Text tone="muted" size="small" numbers>
          {text.shown(Math.min(total, page * size), total)}
        </Text>
        {page < pageCount && (
          <Button asChild tone="outline" size="l" block>
            <Link
              tone="plain"
              href={listHref(path, withNextPage(query))}
              aria-busy={busy}
              onClick={(event) => {
                // Back leads out of the list, not up through the pages loaded below each other.
                event.preventDefault();
                onMore();
                navigateTo(listHref(path, withNextPage(query)), { replace: true });
              }}
            >
              {text.loadMore}
            </Link>
          </Button>
        )}
      </div>
    </>
  );
}
