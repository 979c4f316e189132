import { lazy, memo, Suspense } from 'react';
import { loadMargin, useNear } from '#design-system/foundations/use-near.ts';
import { RecentlyViewed } from '#src/widgets/recently-viewed/recently-viewed.tsx';
import { Below } from './below.tsx';
import type { ProductDetail, SkuDetail } from './choice.ts';
import { Highlights } from './highlights.tsx';
import * as styles from './product.css.ts';

const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

/** What there is to know beyond what it takes to buy. */
export const Sections = memo(function Sections({ product, sku }: { product: ProductDetail; sku: SkuDetail }) {
  const { spu, title, light, highlights } = product;
  const [nearRoom, isRoomNear] = useNear(loadMargin);
  return (
    <div className={styles.sections}>
      <Highlights highlights={highlights} />
      {light &&
        sku.relit &&
        (isRoomNear ? (
          <Suspense fallback={<div />}>
            <LightRoom key={sku.image.url} title={title} image={sku.image} relit={sku.relit} light={light} />
          </Suspense>
        ) : (
          <div ref={nearRoom} />
        ))}
      <Below product={product} sku={sku} />
      <RecentlyViewed except={spu} />
    </div>
  );
});
