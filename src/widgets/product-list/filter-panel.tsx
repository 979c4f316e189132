import { Accordion } from '#design-system/index.ts';
import { FacetValues, type Facet } from './facet-values.tsx';
import { isChosen, toggled, withPrice } from './list-query.ts';
import { PriceFacet } from './price-facet.tsx';

export interface FilterPanelProps {
  /** Keeps the folds of the page and of the sheet apart. */
  readonly id: string;
  readonly facets: readonly Facet[];
  readonly query: URLSearchParams;
  readonly onChange: (query: URLSearchParams) => void;
}

const isWorthShowing = ({ values, range }: Facet) => (range === undefined ? values.length > 0 : range.max > range.min);

/** Every property a list can be narrowed by; the promoted ones, and those in use, are unfolded. */
export function FilterPanel({ id, facets, query, onChange }: FilterPanelProps) {
  return (
    <Accordion
      items={facets.filter(isWorthShowing).map((facet) => ({
        id: `${id}-${facet.key}`,
        title: facet.label,
        open: facet.promoted || facet.values.some(({ value }) => isChosen(query, facet.key, value)),
        body:
          facet.range === undefined ? (
            <FacetValues facet={facet} query={query} onToggle={(key, value) => onChange(toggled(query, key, value))} />
          ) : (
            <PriceFacet
              label={facet.label}
              range={facet.range}
              query={query}
              onChange={(price) => onChange(withPrice(query, price))}
            />
          ),
      }))}
    />
  );
}
