import { ImageBox, Link, Text } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { ProductQuantity } from '../parts/purchase/product-quantity.tsx';
import type { PriceDetail } from './step-rows.ts';
import { priceDetailText as text } from './text.ts';
import * as styles from './price-detail.css.ts';

interface PricedProductProps {
  readonly detail: PriceDetail;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
}

type SuitPiece = NonNullable<PriceDetail['suit']>['pieces'][number];

const nameOf = ({ title, options }: SuitPiece) => [title, ...options.map(({ value }) => value)].join(', ');

/** What the price is for, and how many of it. */
export function PricedProduct({ detail, quantity, onQuantity }: PricedProductProps) {
  const { spu, sku, title, image, options, maxQuantity, left, suit } = detail;
  const picture = (
    <ImageBox picture={{ ...shopPicture(image), alt: '' }} sizes="(min-width: 900px) 490px, 112px" rounded priority />
  );
  if (suit) {
    return (
      <div className={styles.product}>
        {picture}
        <div className={styles.productWords}>
          <Link href={href('/prom/suit-detail', { suitId: suit.suitId })} className={styles.productTitle}>
            {suit.title}
          </Link>
          <ul aria-label={text.suitPieces(suit.title)} className={styles.pieces}>
            {suit.pieces.map((piece) => (
              <li key={piece.sku}>
                <Text tone="muted">
                  {piece.quantity > 1 ? text.pieces(piece.quantity, nameOf(piece)) : nameOf(piece)}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.product}>
      {picture}
      <div className={styles.productWords}>
        <Link href={href('/product-detail', { spu, sku })} className={styles.productTitle}>
          {title}
        </Link>
        {options.length > 0 && <Text tone="muted">{options.map(({ value }) => value).join(' · ')}</Text>}
        {maxQuantity > 0 && (
          <ProductQuantity title={title} value={quantity} maxQuantity={maxQuantity} left={left} onChange={onQuantity} />
        )}
      </div>
    </div>
  );
}
