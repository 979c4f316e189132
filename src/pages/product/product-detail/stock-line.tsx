import { Text } from '#design-system/index.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { productPageText } from '../parts/product-detail-text.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { canBuy, type SkuDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

const text = productPageText.stock;
const lamps = { ok: styles.lampOk, low: styles.lampLow, out: styles.lampOut } as const;

function stockOf({ stockState, left }: SkuDetail): { lamp: keyof typeof lamps; words: string } {
  switch (stockState) {
    case 'OK':
      return { lamp: 'ok', words: text.ok };
    case 'LOW':
      return { lamp: 'low', words: left === null ? text.few : text.low(left) };
    case 'LIMIT':
      return { lamp: 'low', words: text.limit };
    case 'OUT':
      return { lamp: 'out', words: text.out };
    case 'OFF_SALE':
      return { lamp: 'out', words: text.offSale };
  }
}

/** Whether it can be had: a lamp that is lit, low or out, and the words for it. */
export function StockLine({ sku }: { sku: SkuDetail }) {
  const site = useSite();
  const { lamp, words } = stockOf(sku);
  const { preorderShipAt } = sku;
  const isPreorder = preorderShipAt !== undefined && canBuy(sku);
  return (
    <Text as="div" weight="medium" className={styles.stock}>
      <span className={lamps[lamp]} aria-hidden="true" />
      <span role="status">
        {isPreorder ? text.preorder(deliveryDates(preorderShipAt, preorderShipAt, site)) : words}
      </span>
    </Text>
  );
}
