import { useState } from 'react';
import { Button, Checkbox, VisuallyHidden } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { isChosen } from './list-query.ts';
import * as styles from './product-list.css.ts';

export type Facet = components['schemas']['Facet'];

const shownAtFirst = 7;

export interface FacetValuesProps {
  readonly facet: Facet;
  /** The filters as they will be, so that a box is ticked before the server answered. */
  readonly query: URLSearchParams;
  readonly onToggle: (key: string, value: string) => void;
}

/** The values of one property, each with the number of products it would show. */
export function FacetValues({ facet: { key, label, values }, query, onToggle }: FacetValuesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = values.filter(({ value }, index) => showsAll || index < shownAtFirst || isChosen(query, key, value));
  return (
    <fieldset className={styles.facetValues}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {shown.map(({ value, label: name, count }) => (
        <Checkbox
          key={value}
          label={
            <>
              {name} <span className={styles.facetCount}>{count}</span>
            </>
          }
          checked={isChosen(query, key, value)}
          onChange={() => onToggle(key, value)}
        />
      ))}
      {values.length > shownAtFirst && (
        <Button
          tone="quiet"
          size="s"
          className={styles.showAll}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? text.showFewer : text.showAll(values.length)}
        </Button>
      )}
    </fieldset>
  );
}
