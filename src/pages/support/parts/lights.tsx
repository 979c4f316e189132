import { ImageBox, Link } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { productHelpHref } from './help-address.ts';
import * as styles from './help.css.ts';

interface LightsProps {
  readonly products: readonly components['schemas']['QaProduct'][];
  /** The id of the heading that names them. */
  readonly labelledBy: string;
}

/** Lights with the way to their help. */
export function Lights({ products, labelledBy }: LightsProps) {
  return (
    <ul className={styles.lights} aria-labelledby={labelledBy}>
      {products.map(({ spu, title, image }) => (
        <li key={spu}>
          <Link href={productHelpHref(spu)} tone="quiet" className={styles.light}>
            <ImageBox
              picture={{ ...shopPicture(image), alt: '' }}
              ratio="own"
              sizes="88px"
              className={styles.lightPicture}
            />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
