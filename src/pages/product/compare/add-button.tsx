import { Button, Link, VisuallyHidden } from '#design-system/index.ts';
import { selectIsAdding } from '#machines/cart/selectors.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { useMachineValue } from '#src/actors/use-machines.ts';
import { href } from '#src/routing/href.ts';
import { cartText } from '#src/text/cart.ts';
import type { Lamp } from './compared.ts';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

/** Puts a lamp into the cart; where it cannot be bought now, leads to its page, which knows why. */
export function AddButton({ lamp: { spu, title, launch, variant } }: { lamp: Lamp }) {
  const { sku, price, stockState } = variant;
  const canAdd = !launch && price !== null && (stockState === 'OK' || stockState === 'LOW');
  const withActors = useWithActors();
  const busy = useMachineValue('cart', (snapshot) => selectIsAdding(snapshot, sku), false);
  const about = <VisuallyHidden>{title}</VisuallyHidden>;
  if (!canAdd)
    return (
      <Link href={href('/product-detail', { spu, sku })}>
        {text.see} {about}
      </Link>
    );
  return (
    <Button
      size="s"
      loading={busy}
      className={styles.add}
      onClick={() =>
        withActors(({ additions }) => void additions.addPiece(title, { sku, ...price.promotion?.line }, spu))
      }
    >
      {cartText.add} {about}
    </Button>
  );
}
