import { lazy, Suspense, useDeferredValue } from 'react';
import type { AddedItem } from './added-sheet.tsx';
import { useAdded, type Purchase } from './purchase.ts';

const AddedSheet = lazy(() => import('./added-sheet.tsx').then((module) => ({ default: module.AddedSheet })));

interface AddedProps {
  readonly itemOf: (sku: string) => AddedItem | undefined;
  readonly purchase: Purchase;
}

/** The sheet over the page that says what went into the cart; it opens behind the answer of the button. */
export function Added({ itemOf, purchase }: AddedProps) {
  const added = useAdded(purchase);
  const shown = useDeferredValue(added);
  const item = shown && itemOf(shown.sku);
  return added && item ? (
    <Suspense fallback={null}>
      <AddedSheet item={item} quantity={shown.quantity} onClose={purchase.dismissAdded} />
    </Suspense>
  ) : null;
}
