import type { Ref } from 'react';
import { Button, Link } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { AddButton } from '../parts/purchase/add-button.tsx';
import { ProductQuantity } from '../parts/purchase/product-quantity.tsx';
import type { SkuDetail } from '../parts/choice.ts';
import type { Purchase } from '../parts/purchase/purchase.ts';
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
export function BuyButtons({ title, sku: chosen, selection, purchase, ref }: BuyButtonsProps) {
  const { sku, maxQuantity, left, price } = chosen;
  const { quantity, setQuantity } = selection;
  const { buyType, promoItemId } = price?.promotion?.line ?? {};
  return (
    <div ref={ref} className={styles.buy}>
      <div className={styles.buyRow}>
        <ProductQuantity title={title} value={quantity} maxQuantity={maxQuantity} left={left} onChange={setQuantity} />
        <AddButton purchase={purchase} />
      </div>
      <Button asChild tone="outline" size="l" block>
        <Link href={href('/order/checkout', { source: 'BUY_NOW', sku, quantity, buyType, promoItemId })} tone="plain">
          {text.buyNow}
        </Link>
      </Button>
    </div>
  );
}
