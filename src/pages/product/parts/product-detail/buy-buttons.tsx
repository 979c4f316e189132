import type { Ref } from 'react';
import { Button, Link, QuantityStepper } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { cartText } from '#src/text/cart.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import type { SkuDetail } from './choice.ts';
import type { useBuy } from './use-buy.ts';
import type { ProductSelection } from './use-product-selector.ts';
import * as styles from './product.css.ts';

export interface BuyButtonsProps {
  readonly title: string;
  readonly sku: SkuDetail;
  readonly selection: ProductSelection;
  readonly buy: ReturnType<typeof useBuy>;
  readonly ref: Ref<HTMLDivElement>;
}

/** How many, into the cart, or straight to the checkout. */
export function BuyButtons({ title, sku: { sku, maxQuantity, left }, selection, buy, ref }: BuyButtonsProps) {
  const { quantity, setQuantity } = selection;
  const { add, adding } = buy;
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
        <Button tone="brand" size="l" block loading={adding} onClick={add}>
          {cartText.add}
        </Button>
      </div>
      <Button asChild tone="outline" size="l" block>
        <Link href={href('/order/checkout', { source: 'BUY_NOW', sku, quantity })} tone="plain">
          {text.buyNow}
        </Link>
      </Button>
    </div>
  );
}
