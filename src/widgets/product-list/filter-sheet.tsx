import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Button } from '#design-system/index.ts';
import { productList } from '#src/api/queries/catalogue.ts';
import { productListText as text } from '#src/text/product-list.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { FilterPanel } from './filter-panel.tsx';
import { filterCount, productFilterOf, unfiltered, type ListBase, type ReadProducts } from './list-query.ts';

export interface FilterSheetProps {
  readonly query: URLSearchParams;
  readonly base: ListBase;
  readonly products?: ReadProducts | undefined;
  readonly onApply: (query: URLSearchParams) => void;
  readonly onClose: () => void;
}

/** The filters of a small screen: a draft that says how much it would show, and becomes the address when applied. */
export function FilterSheet({ query, base, products = productList, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  const { data } = useQuery({
    ...products(useShop(), productFilterOf(draft, base, 1)),
    placeholderData: keepPreviousData,
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.filters}
      closeLabel={text.close}
      footer={
        <>
          <Button tone="quiet" disabled={filterCount(draft) === 0} onClick={() => setDraft(unfiltered(draft))}>
            {text.clearAll}
          </Button>
          <Button onClick={() => onApply(draft)}>
            <span aria-live="polite">{data ? text.apply(data.total) : text.applyUnknown}</span>
          </Button>
        </>
      }
    >
      <FilterPanel id="sheet" facets={data?.facets ?? []} query={draft} onChange={setDraft} />
    </Sheet>
  );
}
