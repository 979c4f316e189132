import { useSyncExternalStore } from 'react';
import { BuyBar, Container, Price } from '#design-system/index.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { AddButton } from '../parts/purchase/add-button.tsx';
import type { Purchase } from '../parts/purchase/purchase.ts';
import type { SkuDetail } from '../parts/choice.ts';
import type { InView } from './in-view.ts';
import * as styles from './product.css.ts';

const inFirstView = () => true;

export interface BarAtFootProps {
  readonly sku: SkuDetail;
  readonly purchase: Purchase;
  /** The buttons among the words, in whose place it stands. */
  readonly buttons: InView;
}

/** Price and button at the foot of the screen, while the buttons among the words are out of view. */
export function BarAtFoot({ sku, purchase, buttons }: BarAtFootProps) {
  const areInView = useSyncExternalStore(buttons.subscribe, buttons.read, inFirstView);
  if (areInView) return null;
  return (
    <Container className={styles.bar}>
      <BuyBar price={<Price {...priceParts(sku.price)} />}>
        <AddButton purchase={purchase} />
      </BuyBar>
    </Container>
  );
}
