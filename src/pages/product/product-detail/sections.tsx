import { memo } from 'react';
import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { Below } from './below.tsx';
import type { ProductDetail, SkuDetail } from '../parts/choice.ts';
import { Highlights } from './highlights.tsx';
import * as styles from './product.css.ts';

/** What there is to know beyond what it takes to buy. */
export const Sections = memo(function Sections({ product, sku }: { product: ProductDetail; sku: SkuDetail }) {
  const { spu, highlights } = product;
  return (
    <div className={styles.sections}>
      <Highlights highlights={highlights} />
      <Below product={product} sku={sku} />
      <RecentlyViewed except={spu} />
    </div>
  );
});
