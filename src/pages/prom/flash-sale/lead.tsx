import { Badge, Button, Heading, Link, Price, Progress } from '#design-system/index.ts';
import { LitPicture } from '#src/widgets/lit-picture.tsx';
import { priceParts } from '#src/widgets/price-parts.ts';
import { productText } from '#src/text/product.ts';
import { QuickAdd } from '#src/widgets/add-to-cart.tsx';
import { useText } from '#src/widgets/use-text.ts';
import { checkoutOf } from '../parts/promotion-checkout.ts';
import * as styles from './flash.css.ts';
import { claimedPercent, limitText, productOf } from './item-parts.ts';
import type { FlashItem } from './queries.ts';
import { flashSaleText } from './text.ts';

/** The first item that can be bought now, large and lit. */
export function Lead({ item }: { item: FlashItem }) {
  const text = useText(flashSaleText);
  const { card, promoPrice, sku } = item;
  const percent = claimedPercent(item);
  const limit = limitText(item, text);
  return (
    <article className={styles.lead}>
      <LitPicture
        image={{ ...card.image, alt: '' }}
        ratio="own"
        sizes="(min-width: 900px) 42vw, 100vw"
        priority
        className={styles.leadPicture}
      />
      <div className={styles.leadWords}>
        <Heading level={2} look={3}>
          <Link href={productOf(item)} tone="quiet">
            {card.title}
          </Link>
        </Heading>
        <div className={styles.leadPrice}>
          <Price {...priceParts(promoPrice)} size="l" />
          {promoPrice.list && promoPrice.discountPct !== null && (
            <Badge>{productText.percentOff(promoPrice.discountPct)}</Badge>
          )}
        </div>
        {percent !== undefined && (
          <div className={styles.leadQuota}>
            <Progress value={percent} label={text.claimedOf(card.title)} tone="neutral" />
            <span className={styles.quiet}>{[text.claimed(percent), limit].filter(Boolean).join(' · ')}</span>
          </div>
        )}
        <div className={styles.leadButtons}>
          <Button asChild tone="brand" size="l" block>
            <Link href={checkoutOf(sku, promoPrice)} tone="plain" aria-label={text.buyOf(card.title)}>
              {text.buy}
            </Link>
          </Button>
          <QuickAdd spu={card.spu} sku={sku} title={card.title} promotion={promoPrice.promotion} />
        </div>
      </div>
    </article>
  );
}
