import type { Ref } from 'react';
import { Button, Link, QuantityStepper } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import { AddButton } from '../purchase/add-button.tsx';
import type { SkuDetail } from './choice.ts';
import type { Purchase } from '../purchase/purchase.ts';
import type { ProductSelection } from './use-product-selector.ts';
import * as styles from './product.css.ts';

export interface BuyButtonsProps {
  readonly title: string;
  readonly sku: SkuDetail;
  readonly selection: ProductSelection;
  readonly purchase: Purchase;
  readonly ref: Ref<HTMLDivElement>;
}

/** How many, into the cart, or straight to the checkout. */
export function BuyButtons({ title, sku: { sku, maxQuantity, left }, selection, purchase, ref }: BuyButtonsProps) {
  const { quantity, setQuantity } = selection;
  const isAllThereIs = left !== null && left <= maxQuantity;
  return (
    <div ref={ref} className={styles.buy}>
      <div className={styles.buyRow}>
        <QuantityStepper
          label={text.quantity(title)}
          decreaseLabel={text.fewer}
          increaseLabel={text.more}
          value={quantity}
          max={maxQuantity}
          maxReason={isAllThereIs ? text.onlyLeft(left) : text.perOrder(maxQuantity)}
          onChange={setQuantity}
        />
        <AddButton purchase={purchase} />
      </div>
      <Button asChild tone="outline" size="l" block>
        <Link href={href('/order/checkout', { source: 'BUY_NOW', sku, quantity })} tone="plain">
          {text.buyNow}
        </Link>
      </Button>
    </div>
  );
}
