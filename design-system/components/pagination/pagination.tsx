import { useId, type FormEvent, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import { Link } from '../link/link.tsx';
import { CompactSelect } from '../select/select.tsx';
import { pageWindow } from './page-window.ts';
import * as styles from './pagination.css.ts';

/** The labels of the specification. */
export const paginationLabels = {
  page: 'Page',
  goTo: 'Go to',
  previous: 'Previous Page',
  next: 'Next Page',
  pageSize: 'Page Size',
  perPage: '/ page',
} as const;

export type PaginationLabels = { readonly [Name in keyof typeof paginationLabels]: string };

export type PaginationProps = {
  page: number;
  pageCount: number;
  /** The address of a page: pages are links, so they open in tabs and work before hydration. */
  hrefOf: (page: number) => string;
  /** Shows the "Go to" field. */
  onGoTo?: ((page: number) => void) | undefined;
  pageSize?: { value: number; choices: readonly number[]; onChange: (size: number) => void } | undefined;
  labels?: PaginationLabels | undefined;
};

function Arrow({
  to,
  label,
  hrefOf,
  children,
}: {
  to: number | undefined;
  label: string;
  hrefOf: PaginationProps['hrefOf'];
  children: ReactNode;
}) {
  if (to === undefined) {
    return (
      <span className={styles.page} role="link" aria-disabled="true" aria-label={label}>
        {children}
      </span>
    );
  }
  return (
    <Link tone="plain" className={styles.page} href={hrefOf(to)} aria-label={label}>
      {children}
    </Link>
  );
}

/** Links to numbered pages. */
export function Pagination({ page, pageCount, hrefOf, onGoTo, pageSize, labels = paginationLabels }: PaginationProps) {
  const inputId = useId();
  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = Number(new FormData(event.currentTarget).get('page'));
    if (Number.isInteger(target) && target >= 1) onGoTo?.(Math.min(target, pageCount));
  };
  return (
    <nav className={styles.root} aria-label={labels.page}>
      <div className={styles.pages}>
        <Arrow to={page > 1 ? page - 1 : undefined} label={labels.previous} hrefOf={hrefOf}>
          <IconChevronLeft size={20} />
        </Arrow>
        {pageWindow(page, pageCount).map((each, index) =>
          each === 'gap' ? (
            <span key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={each}
              tone="plain"
              className={classNames(styles.page, styles.number)}
              href={hrefOf(each)}
              aria-label={`${labels.page} ${each}`}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </Link>
          ),
        )}
        <Arrow to={page < pageCount ? page + 1 : undefined} label={labels.next} hrefOf={hrefOf}>
          <IconChevronRight size={20} />
        </Arrow>
      </div>
      {onGoTo && (
        <form className={styles.jump} onSubmit={jump}>
          <label htmlFor={inputId}>{labels.goTo}</label>
          <input
            id={inputId}
            name="page"
            className={styles.jumpInput}
            inputMode="numeric"
            pattern="0*[1-9]\d*"
            autoComplete="off"
          />
        </form>
      )}
      {pageSize && (
        <CompactSelect
          label={labels.pageSize}
          value={String(pageSize.value)}
          onChange={(event) => pageSize.onChange(Number(event.target.value))}
          options={pageSize.choices.map((size) => ({ value: String(size), label: `${size} ${labels.perPage}` }))}
        />
      )}
    </nav>
  );
}
