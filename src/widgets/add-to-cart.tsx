import { useState } from 'react';
import { IconButton, IconCheck, IconPlus } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { selectIsAdding } from '#machines/cart/selectors.ts';
import { useWithActors } from '../actors/use-actors.ts';
import { useMachineValue } from '../actors/use-machines.ts';
import { cartText } from '../text/cart.ts';

interface QuickAddProps {
  readonly spu: string;
  readonly sku: string;
  readonly title: string;
  /** What runs for it: at its price a line is added as that says. */
  readonly promotion: components['schemas']['ShownPromotion'] | undefined;
}

/** The round plus on a product card. The cart of whoever is here receives it: the machine knows whether that is a guest or a member. */
export function QuickAdd({ spu, sku, title, promotion }: QuickAddProps) {
  const withActors = useWithActors();
  const busy = useMachineValue('cart', (snapshot) => selectIsAdding(snapshot, sku), false);
  const [added, setAdded] = useState(false);
  return (
    <IconButton
      label={cartText.addOf(title)}
      icon={added && !busy ? <IconCheck /> : <IconPlus />}
      tone="solid"
      aria-busy={busy}
      onClick={() => {
        if (!busy)
          withActors(
            ({ additions }) => void additions.addPiece(title, { sku, ...promotion?.line }, spu).then(setAdded),
          );
      }}
    />
  );
}
