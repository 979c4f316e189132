import { Chip } from '#design-system/index.ts';
import { productListText as text } from '#src/text/product-list.ts';
import type { Facet } from './facet-values.tsx';
import { isChosen, toggled } from './list-query.ts';
import { useWantedQuery } from './use-wanted-query.ts';
import * as styles from './product-list.css.ts';

const perFacet = 3;
const most = 6;

export interface QuickFiltersProps {
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
}

/**
 * The most distinctive values of the promoted properties. One that is pressed shows it at once; those in force stand in the row
 * of applied filters instead.
 */
export function QuickFilters({ facets, total, query, onChange }: QuickFiltersProps) {
  const [latestQuery, change] = useWantedQuery(query, onChange);
  const values = facets
    .filter(({ promoted }) => promoted)
    .flatMap(({ key, values: all }) =>
      all
        .filter(({ value, count }) => !isChosen(query, key, value) && count < total)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, perFacet)
        .map((value) => ({ key, ...value })),
    )
    .slice(0, most);
  if (values.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={text.quickFilters}>
      {values.map(({ key, value, label }) => (
        <Chip
          key={`${key}:${value}`}
          selected={isChosen(latestQuery, key, value)}
          onToggle={() => change((before) => toggled(before, key, value))}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
