import { Button, Link, Text } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { priceDetailText as text } from './text.ts';
import { AddButton } from '../parts/purchase/add-button.tsx';
import type { Purchase } from '../parts/purchase/purchase.ts';
import type { PriceDetail } from './step-rows.ts';
import * as styles from './price-detail.css.ts';

interface PriceActionsProps {
  readonly detail: PriceDetail;
  readonly quantity: number;
  readonly purchase: Purchase;
  /** A promotion is bought where it runs, on its own page. */
  readonly isPlain: boolean;
}

/** Into the cart or straight to the checkout; what cannot be bought here leads to the product. */
export function PriceActions({
  detail: { spu, sku, maxQuantity, suit },
  quantity,
  purchase,
  isPlain,
}: PriceActionsProps) {
  if (!isPlain || maxQuantity === 0) {
    return (
      <div className={styles.actions}>
        {suit === undefined && maxQuantity === 0 && <Text tone="muted">{text.soldOut}</Text>}
        <Button asChild tone="outline" size="l">
          {suit ? (
            <Link href={href('/prom/suit-detail', { suitId: suit.suitId })} tone="plain">
              {text.seeSuit}
            </Link>
          ) : (
            <Link href={href('/product-detail', { spu, sku })} tone="plain">
              {text.seeProduct}
            </Link>
          )}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <AddButton purchase={purchase} />
      <Button asChild tone="outline" size="l" block>
        <Link href={href('/order/checkout', { source: 'BUY_NOW', sku, quantity })} tone="plain">
          {productPageText.buyNow}
        </Link>
      </Button>
    </div>
  );
}
