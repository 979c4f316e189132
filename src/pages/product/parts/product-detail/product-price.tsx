import { memo } from 'react';
import { Badge, Link, Price, Text } from '#design-system/index.ts';
import { formatMoney } from '#rules/money.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { productText } from '#src/text/product.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import { priceParts } from '#src/widgets/price-parts.ts';
import { href } from '#src/routing/href.ts';
import type { SkuDetail } from './choice.ts';
import * as styles from './product.css.ts';

/** The arrow of the energy label; its page shows the label and the sheet. */
function EnergyArrow({ spu, energyClass }: { spu: string; energyClass: string }) {
  return (
    <Link
      href={href('/product-detail/efficiency', { spu })}
      tone="plain"
      className={styles.energy}
      aria-label={text.energyLink(energyClass)}
    >
      <svg width="44" height="26" viewBox="0 0 44 26" aria-hidden="true">
        <path className={styles.energyArrow} d="M13 0H44V26H13L0 13Z" />
        <text className={styles.energyClass} x="27" y="18.5" textAnchor="middle">
          {energyClass}
        </text>
      </svg>
    </Link>
  );
}

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
        {energyClass !== null && <EnergyArrow spu={spu} energyClass={energyClass} />}
      </div>
      {price.priorLowest && (
        <Text size="small" tone="muted" numbers>
          {text.priorLowest(formatMoney(price.priorLowest))}
        </Text>
      )}
      <Text size="small" tone="muted" as="div" className={styles.taxLine}>
        <span>{text.tax[site]}</span>
        <Link href={href('/product-detail/price-detail', { sku })}>{text.priceDetails}</Link>
      </Text>
    </div>
  );
});
