import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import {
  Button,
  classNames,
  CompactSelect,
  Grid,
  IconFilter,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '#design-system/index.ts';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import { useAppContext } from '#src/actors/app-context.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { nextOf, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { remoteLog } from '../../api/browser-shop.ts';
import type * as Compare from '../compare/compare-choice.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { OfflineNote } from '../offline-note.tsx';
import { QueryFailed } from '../query-failed.tsx';
import { ShopProductCard } from '../shop-product-card.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterAside } from './filter-aside.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import {
  filterCount,
  inFilters,
  listHref,
  pagesOf,
  searchOf,
  sortedBy,
  sortOf,
  sorts,
  type ListBase,
  type ReadProducts,
} from './list-query.ts';
import { ListPages } from './list-pages.tsx';
import { NoProducts } from './no-products.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { fewProducts, useProductList } from './use-product-list.ts';
import * as styles from './product-list.css.ts';

const newSheet = () => lazy(() => import('./filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })));
const shared = { Sheet: newSheet() };

function LateSheet(props: FilterSheetProps) {
  const { Sheet } = shared;
  return (
    <Suspense fallback={null}>
      <Sheet {...props} />
    </Suspense>
  );
}

/** Retry asks for its code anew: what was lost once stays lost. */
function reportLostSheet(error: unknown) {
  shared.Sheet = newSheet();
  remoteLog.pageError(error);
}

/** Where its code does not come, nothing is compared and nothing is missed. A part of its own: the list has filters that are never hydrated. */
function LateCompare({ products }: ComponentProps<typeof Compare.CompareChoice>) {
  const [compare, setCompare] = useState<typeof Compare>();
  useEffect(
    () => afterFirstSign(() => void import('../compare/compare-choice.tsx').then(setCompare, () => undefined)),
    [],
  );
  return compare && <compare.CompareChoice products={products} />;
}

/** In the first view of a phone: fetched before anything else. */
const firstPictures = 2;

export interface ProductListProps {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly base?: ListBase;
  /** Reads the products from elsewhere than all of the market. */
  readonly products?: ReadProducts;
  /** What stands there when nothing was found and nothing was filtered. */
  readonly empty: ReactNode;
  /** The heading of the page says how many there are. */
  readonly isCounted?: boolean;
  /** After a list that fills no screen. */
  readonly afterFew?: ((spus: readonly string[]) => ReactNode) | undefined;
}

const unbound: ListBase = {};

/** Products with everything to narrow, order and page them. All of its state is in the address. */
export function ProductList({
  path,
  query: address,
  base = unbound,
  products: readProducts,
  empty,
  isCounted,
  afterFew,
}: ProductListProps) {
  const navigateTo = useNavigateTo();
  const [filtering, setFiltering] = useState(false);
  const { whole, readAt, products, isOld, isLoadingMore, error, retry } = useProductList(address, base, readProducts);
  const heading = useFocusOnPageChange(pagesOf(address));
  const focusAfter = useFocusAfter();
  const go = useCallback((next: URLSearchParams) => navigateTo(listHref(path, next)), [navigateTo, path]);

  if (!whole) {
    return error ? <QueryFailed error={error} retry={retry} /> : <SkeletonList count={8} />;
  }
  const { facets, applied, total } = whole;
  const query = inFilters(address, applied);
  const isSearch = searchOf(query) !== '';
  const isFew = total > 0 && total <= fewProducts;
  // Four products in a row leave nothing to narrow.
  const isShort = isFew && (afterFew ?? readProducts) !== undefined && filterCount(query) === 0;
  return (
    <Stack gap="xxl">
      <Grid plan={isShort ? 'whole' : 'filters'}>
        {!isShort && <FilterAside facets={facets} query={query} onChange={go} />}
        <Stack gap="m">
          <OfflineNote readAt={readAt} />
          <div className={styles.bar}>
            {!isShort && (
              <div className={styles.smallOnly}>
                <Button tone="outline" onClick={() => setFiltering(true)} aria-haspopup="dialog">
                  <IconFilter size={20} />
                  {text.filtersInForce(filterCount(query))}
                </Button>
              </div>
            )}
            <div className={styles.sort}>
              <CompactSelect
                label={text.sort}
                value={sortOf(query)}
                onChange={({ target }) => {
                  const sort = sorts.find((each) => each === target.value);
                  if (sort) go(sortedBy(query, sort));
                }}
                options={sorts
                  .filter((sort) => isSearch || sort !== 'RELEVANCE')
                  .map((sort) => ({ value: sort, label: text.sorts[sort] }))}
              />
            </div>
            {!isShort && <QuickFilters facets={facets} total={total} query={query} onChange={go} />}
            {!isCounted && (
              <Text as="div" tone="muted" numbers className={styles.count}>
                <span role="status">{text.count(total)}</span>
              </Text>
            )}
          </div>
          {products.length > 0 && <AppliedFilters applied={applied} query={query} onChange={go} />}
          <div>
            <h2 ref={heading} tabIndex={-1} className={styles.start}>
              <VisuallyHidden>{text.products}</VisuallyHidden>
            </h2>
            {error && <QueryFailed error={error} retry={retry} />}
            {products.length === 0 && !error ? (
              <NoProducts path={path} query={query} total={total} applied={applied} onChange={go} otherwise={empty} />
            ) : (
              <Grid
                plan={isShort ? 'categories' : 'results'}
                className={classNames(styles.results, isOld && styles.old)}
                aria-busy={isOld}
              >
                {products.map((product, index) => (
                  <ShopProductCard key={product.spu} product={product} priority={index < firstPictures} />
                ))}
              </Grid>
            )}
          </div>
          <LateCompare products={products} />
          <ListPages
            path={path}
            query={query}
            total={total}
            busy={isLoadingMore}
            onMore={() =>
              focusAfter(nextOf(() => heading.current?.parentElement?.querySelectorAll<HTMLElement>('h3 a')))
            }
          />
        </Stack>
        {filtering && (
          <ErrorBoundary onError={reportLostSheet}>
            <LateSheet
              query={query}
              base={base}
              products={readProducts}
              onClose={() => setFiltering(false)}
              onApply={(next) => {
                setFiltering(false);
                go(next);
              }}
            />
          </ErrorBoundary>
        )}
      </Grid>
      {isFew && afterFew?.(products.map(({ spu }) => spu))}
    </Stack>
  );
}

/** Another page starts at the top of the list, and readers hear that they are there. Pages loaded below change nothing. */
function useFocusOnPageChange(pages: readonly number[]) {
  const { machines } = useAppContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = pages[0];
  const last = useRef(first);
  useEffect(() => {
    if (last.current === first) return;
    last.current = first;
    if (machines.actors()?.lastMove() === 'history') return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [first, machines]);
  return heading;
}
