import { Button } from '#design-system/index.ts';
import { cartText } from '#src/text/cart.ts';
import { useIsAdding, type Purchase } from './purchase.ts';

/** Puts what is chosen into the cart. */
export function AddButton({ purchase }: { purchase: Purchase }) {
  return (
    <Button tone="brand" size="l" block loading={useIsAdding(purchase)} onClick={purchase.add}>
      {cartText.add}
    </Button>
  );
}
