import { lazy, Suspense, useDeferredValue } from 'react';
import type { ProductDetail } from './choice.ts';
import { useAdded, type Purchase } from './purchase.ts';

const AddedSheet = lazy(() => import('./added-sheet.tsx').then((module) => ({ default: module.AddedSheet })));

/** The sheet over the page that says what went into the cart; it opens behind the answer of the button. */
export function Added({ product: { title, skus }, purchase }: { product: ProductDetail; purchase: Purchase }) {
  const added = useAdded(purchase);
  const shown = useDeferredValue(added);
  const sku = skus.find((each) => each.sku === shown?.sku);
  return added && shown && sku ? (
    <Suspense fallback={null}>
      <AddedSheet title={title} sku={sku} quantity={shown.quantity} onClose={purchase.dismissAdded} />
    </Suspense>
  ) : null;
}
