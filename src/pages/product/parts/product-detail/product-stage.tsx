import { lazy, memo, Suspense, useState } from 'react';
import { ImageBox } from '#design-system/index.ts';
import { useNear } from '#design-system/foundations/use-near.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import type { ProductDetail, SkuDetail } from './choice.ts';
import * as styles from './product-stage.css.ts';

const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

/** At 1280 px the words take what is left; a phone shows a square picture a little enlarged. */
const sizes = '(min-width: 900px) 58vw, 100vw';

export interface ProductStageProps {
  readonly image: SkuDetail['image'];
  readonly relit: NonNullable<SkuDetail['relit']>;
  readonly light: NonNullable<ProductDetail['light']>;
}

/**
 * The lamp in its room by night, for the shopper to light. The ready picture is all that the first paint needs; the
 * switches come with their own code, without which the picture stays, and the light is mixed when somebody comes to set it.
 */
export const ProductStage = memo(function ProductStage({ image, relit, light }: ProductStageProps) {
  const [watch, isNear] = useNear(0);
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const { day, night = day, ...picture } = shopPicture(image);
  return (
    <section
      ref={watch}
      className={styles.stage}
      aria-label={text.lightRoom}
      onPointerEnter={approach}
      onPointerDown={approach}
      onFocus={approach}
    >
      <svg className={styles.ambience} color={night.lqip} aria-hidden="true" />
      <ImageBox picture={{ ...picture, day: night }} sizes={sizes} ratio="own" priority className={styles.picture} />
      {isNear ? (
        <ErrorBoundary quiet>
          <Suspense fallback={<div className={styles.switches} />}>
            <LightRoom key={image.url} relit={relit} light={light} isApproached={isApproached} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className={styles.switches} />
      )}
    </section>
  );
});
