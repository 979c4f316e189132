import { ImageBox, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { href } from '#src/routing/href.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import * as styles from './facts-page.css.ts';

interface ProductLineProps {
  readonly spu: string;
  /** The variant that the page is about; without it the product. */
  readonly sku?: string | undefined;
  readonly image: components['schemas']['Image'];
  /** "Back to Dome table lamp". */
  readonly label: string;
}

/** The product that a page is about, small, with the way back to it. */
export function ProductLine({ spu, sku, image, label }: ProductLineProps) {
  return (
    <div className={styles.product}>
      <ImageBox picture={{ ...shopPicture(image), alt: '' }} ratio="square" sizes="64px" className={styles.thumbnail} />
      <Link className={styles.way} href={href('/product-detail', { spu, sku })}>
        {label}
      </Link>
    </div>
  );
}
