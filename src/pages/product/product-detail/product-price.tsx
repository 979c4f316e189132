import { memo } from 'react';
import { Badge, EnergyArrow, Link, Price, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { productText } from '#src/text/product.ts';
import { productPageText as text } from '../parts/product-detail-text.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { href } from '#src/routing/href.ts';
import type { SkuDetail } from '../parts/choice.ts';
import { LateBestCoupon } from './late-best-coupon.tsx';
import * as styles from './product.css.ts';

/** What it costs, what it cost before, and what that price holds. */
export const ProductPrice = memo(function ProductPrice({
  spu,
  isNew,
  sku: { sku, price, energyClass },
}: {
  spu: string;
  isNew: boolean;
  sku: SkuDetail;
}) {
  const site = useSite();
  if (!price) return null;
  return (
    <div className={styles.priceNotes}>
      <div className={styles.price}>
        <Price {...priceParts(price)} size="l" />
        {price.list !== null && price.discountPct !== null ? (
          <Badge tone="sale">{productText.percentOff(price.discountPct)}</Badge>
        ) : (
          isNew && <Badge tone="inverse">{productText.badges.NEW}</Badge>
        )}
        {energyClass !== null && (
          <EnergyArrow
            label={text.energyLink(energyClass)}
            energyClass={energyClass}
            size="m"
            href={href('/product-detail/efficiency', { spu, sku })}
          />
        )}
      </div>
      {price.promotion && <Link href={price.promotion.href}>{price.promotion.text}</Link>}
      {price.priorLowest && (
        <Text size="small" tone="muted" numbers>
          {text.priorLowest(formatMoney(price.priorLowest))}
        </Text>
      )}
      <Text size="small" tone="muted" as="div" className={styles.taxLine}>
        <span>{text.tax[site]}</span>
        <Link href={href('/product-detail/price-detail', { sku })}>{text.priceDetails}</Link>
        <LateBestCoupon sku={sku} price={price.sale.amount} />
      </Text>
    </div>
  );
});
