import type { ReactNode } from 'react';
import { Carousel } from '../carousel/carousel.tsx';
import { ProductCard, type ProductCardProps } from '../product-card/product-card.tsx';
import { Progress } from '../progress/progress.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import * as styles from './flash-deck.css.ts';

export type FlashOffer = ProductCardProps & {
  /** How much of the offer is sold: "62 % claimed". */
  quota: { value: number; label: string; text: string };
};

export type FlashDeckProps = {
  title: string;
  /** "Ends in", "Starts in". */
  lead: string;
  countdown?: ReactNode;
  offers: readonly FlashOffer[];
  /** The offers are loading. */
  loading?: boolean | undefined;
  /** Shown when there is no offer. */
  emptyText: string;
  previousLabel: string;
  nextLabel: string;
};

/** Offers of a few hours side by side, with how much of each is left. */
export function FlashDeck({
  title,
  lead,
  countdown,
  offers,
  loading = false,
  emptyText,
  previousLabel,
  nextLabel,
}: FlashDeckProps) {
  return (
    <section className={styles.root} aria-label={title} aria-busy={loading}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.clock}>
          {lead} {countdown}
        </p>
      </header>
      {loading && <SkeletonList count={4} />}
      {!loading && offers.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {!loading && offers.length > 0 && (
        <Carousel label={title} previousLabel={previousLabel} nextLabel={nextLabel}>
          {offers.map(({ quota, ...product }) => (
            <div key={product.href} className={styles.offer}>
              <ProductCard {...product} />
              <div className={styles.quota}>
                <Progress value={quota.value} label={quota.label} tone={quota.value >= 90 ? 'caution' : 'brand'} />
                <span className={styles.quiet}>{quota.text}</span>
              </div>
            </div>
          ))}
        </Carousel>
      )}
    </section>
  );
}
