import { Button, RemovableChip } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { unfiltered, without } from './list-query.ts';
import * as styles from './product-list.css.ts';

export type Applied = components['schemas']['ProductPage']['applied'];

export interface AppliedFiltersProps {
  readonly applied: Applied;
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
}

/** What narrows the list, in one place, each taken away by one press. */
export function AppliedFilters({ applied, query, onChange }: AppliedFiltersProps) {
  // The category is what the page is about, not a filter of the shopper.
  const removable = applied.filter(({ key }) => key !== 'categoryId');
  if (removable.length === 0) return null;
  return (
    <div className={styles.applied} role="group" aria-label={text.applied}>
      {removable.map((filter) => (
        <RemovableChip
          key={`${filter.key}:${filter.value}`}
          removeLabel={text.remove(filter.label)}
          onRemove={() => onChange(without(query, filter))}
        >
          {filter.label}
        </RemovableChip>
      ))}
      <Button tone="quiet" size="s" onClick={() => onChange(unfiltered(query))}>
        {text.clearAll}
      </Button>
    </div>
  );
}
