import { lazy, memo, Suspense, useState } from 'react';
import { ImageBox } from '#design-system/index.ts';
import { useNear } from '#design-system/foundations/use-near.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import { productPageText as text } from '../../text/product-detail.ts';
import type { ProductDetail, SkuDetail } from './choice.ts';
import * as styles from './product-stage.css.ts';

const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

/** Beside the words on a laptop, as wide as the screen below that. */
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
      // A finger that scrolls past the picture has not come to set a light.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && approach()}
      onFocus={approach}
    >
      <svg className={styles.ambience} color={night.lqip} aria-hidden="true" />
      <ImageBox picture={{ ...picture, day: night }} sizes={sizes} ratio="own" priority className={styles.picture} />
      {isNear ? (
        <ErrorBoundary onError={remoteLog.pageError} quiet>
          <Suspense fallback={<div className={styles.switches} />}>
            <LightRoom key={image.url} relit={relit} light={light} isApproached={isApproached} onApproach={approach} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className={styles.switches} />
      )}
    </section>
  );
});
