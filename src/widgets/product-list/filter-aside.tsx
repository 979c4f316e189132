import { useMemo } from 'react';
import { productListText as text } from '#src/text/product-list.ts';
import { useHydrationGate, useWanted, Waiting } from '../late-section/waiting.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import * as styles from './product-list.css.ts';

/**
 * The filters beside a list on a wide screen. They stay the markup of the server until a sign of somebody: of a short list
 * they are more than half of the elements, and a phone does not show them at all.
 */
export function FilterAside({ facets, query, onChange }: Omit<FilterPanelProps, 'id'>) {
  const gate = useHydrationGate();
  const watch = useWanted(gate, true);
  const panel = useMemo(
    () => <FilterPanel id="side" facets={facets} query={query} onChange={onChange} />,
    [facets, query, onChange],
  );
  return (
    <aside ref={watch} className={styles.aside} aria-label={text.filters}>
      <Waiting gate={gate}>{panel}</Waiting>
    </aside>
  );
}
