import { LitPicture } from '#src/widgets/lit-picture.tsx';
import type { ShopImage } from '#src/widgets/shop-picture.ts';
import * as styles from './doll-machine.css.ts';
import type { DollPrize } from './queries.ts';

/** A prize as it stands in the case: a lamp that is on, a slip of paper, or a coin with its number. */
export function PrizeFace({
  kind,
  title,
  image,
}: Pick<DollPrize, 'kind' | 'title'> & { readonly image: ShopImage | null }) {
  if (image) return <LitPicture image={image} ratio="square" sizes="150px" />;
  if (kind !== 'COINS') return <span className={styles.coupon}>{title}</span>;
  return (
    <span className={styles.coins} role="img" aria-label={title}>
      {Number.parseInt(title, 10) || title}
    </span>
  );
}
