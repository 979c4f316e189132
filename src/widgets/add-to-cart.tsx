import { useState } from 'react';
import { IconButton, IconCheck, IconPlus } from '#design-system/index.ts';
import { selectIsAdding } from '#machines/cart/selectors.ts';
import { useNotify, useWithActors } from '../actors/use-actors.ts';
import { useMachineValue } from '../actors/use-machines.ts';
import { cartText } from '../text/cart.ts';

/** What a price says of the promotion behind it. */
interface Promotion {
  readonly buyType?: number;
  readonly promoItemId: string;
}

/** Adds to the cart of whoever is here: the machine knows whether that is a guest or a member. */
function useAddToCart(sku: string, promotion: Promotion | undefined) {
  const withActors = useWithActors();
  const notify = useNotify();
  const busy = useMachineValue('cart', (snapshot) => selectIsAdding(snapshot, sku), false);
  const [added, setAdded] = useState(false);
  const add = () => {
    if (busy) return;
    withActors(({ cart }) => cart.send({ type: 'cart.add', sku, quantity: 1, ...promotion }));
    setAdded(true);
    notify({ key: `added.${sku}`, tone: 'success', text: cartText.added });
  };
  return { add, busy, added: added && !busy };
}

/** The round plus on a product card. */
export function QuickAdd({ sku, title, promotion }: { sku: string; title: string; promotion: Promotion | undefined }) {
  const { add, busy, added } = useAddToCart(sku, promotion);
  return (
    <IconButton
      label={cartText.addOf(title)}
      icon={added ? <IconCheck /> : <IconPlus />}
      tone="solid"
      aria-busy={busy}
      onClick={add}
    />
  );
}
