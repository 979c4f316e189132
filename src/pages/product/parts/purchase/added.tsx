import { useDeferredValue } from 'react';
import type { AddedItem } from './added-sheet.tsx';
import { useAdded, type Purchase } from './purchase.ts';

interface AddedProps {
  readonly itemOf: (sku: string) => AddedItem | undefined;
  readonly purchase: Purchase;
}

/** The sheet over the page that says what went into the cart; it opens behind the answer of the button. */
export function Added({ itemOf, purchase }: AddedProps) {
  const added = useAdded(purchase);
  const shown = useDeferredValue(added);
  const item = shown && itemOf(shown.line.sku);
  if (!added || !item) return null;
  const { Sheet, line } = shown;
  return <Sheet item={item} line={line} onClose={purchase.dismissAdded} />;
}
