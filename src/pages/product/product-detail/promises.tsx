import { memo, type ComponentType, type ReactNode } from 'react';
import { type IconProps, IconReturn, IconShield, IconTruck, Link, Text } from '#design-system/index.ts';
import { classNames } from '#design-system/foundations/class-names.ts';
import { formatMoney, multiplyMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { deliveryDates } from '#src/widgets/delivery-dates.ts';
import { href } from '#src/routing/href.ts';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

interface PromiseLineProps {
  readonly Icon: ComponentType<IconProps>;
  readonly title: string;
  readonly children: ReactNode;
}

function PromiseLine({ Icon, title, children }: PromiseLineProps) {
  return (
    <li className={styles.promise}>
      <Icon className={styles.promiseIcon} />
      <div>
        <Text weight="medium">{title}</Text>
        <Text size="small" tone="muted" as="div">
          {children}
        </Text>
      </div>
    </li>
  );
}

/** What delivery of these pieces alone would cost. */
function deliveryCost({ price, freeAt }: NonNullable<ProductDetail['shipping']>, sku: SkuDetail, quantity: number) {
  if (price.amount === 0) return text.delivery.alwaysFree;
  if (!freeAt) return text.delivery.cost(formatMoney(price));
  const goods = sku.price ? multiplyMoney(sku.price.sale, quantity) : undefined;
  if (goods && goods.amount >= freeAt.amount) return text.delivery.free;
  return text.delivery.freeFrom(formatMoney(price), formatMoney(freeAt));
}

export interface PromisesProps {
  readonly product: ProductDetail;
  readonly sku: SkuDetail;
  readonly quantity: number;
  /** Across the page, instead of down the column of the words. */
  readonly isAcross: boolean;
}

/** When it comes, how it goes back, and how long it is looked after. */
export const Promises = memo(function Promises({
  product: { spu, shipping, warrantyMonths, launch },
  sku,
  quantity,
  isAcross,
}: PromisesProps) {
  const site = useSite();
  // What cannot leave yet has no day of arrival that an order of today would have.
  const leaves = Math.max(sku.preorderShipAt ?? 0, launch?.time ?? 0);
  return (
    <ul className={classNames(styles.promises, isAcross && styles.promisesAcross)}>
      {shipping && sku.price && (
        <PromiseLine
          Icon={IconTruck}
          title={
            leaves > 0
              ? text.delivery.after(shipping.name, deliveryDates(leaves, leaves, site))
              : text.delivery.title(shipping.name, deliveryDates(shipping.estFrom, shipping.estTo, site))
          }
        >
          {deliveryCost(shipping, sku, quantity)}
        </PromiseLine>
      )}
      <PromiseLine Icon={IconReturn} title={text.returns.title}>
        <Link href={href('/support/return-policy')}>{text.returns.text}</Link>
      </PromiseLine>
      <PromiseLine Icon={IconShield} title={text.warranty.title(warrantyMonths)}>
        <Link href={href('/product-detail/warranty', { spu })}>{text.warranty.text}</Link>
      </PromiseLine>
    </ul>
  );
});
