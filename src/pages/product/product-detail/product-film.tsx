import { lazy, Suspense } from 'react';
import { ImageBox } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { loadMargin, useNear } from '#design-system/foundations/use-near.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';

const ShopVideo = lazy(() => import('#src/widgets/shop-video.tsx').then((module) => ({ default: module.ShopVideo })));

/** Half of a wide page, or all of a narrow one: in the story, in the gallery and about so in the dialog of one. */
export const halfPage = '(min-width: 900px) 46vw, 92vw';

/** A film of a product; its poster alone until it comes near the screen. */
export function ProductFilm({ video }: { video: components['schemas']['Video'] }) {
  const [watch, isNear] = useNear(loadMargin);
  const poster = (
    <ImageBox picture={shopPicture(video.poster)} ratio={video.ratio === '16:9' ? 'wide' : 'video'} sizes={halfPage} />
  );
  if (!isNear) return <div ref={watch}>{poster}</div>;
  return (
    <ErrorBoundary instead={poster} onError={remoteLog.pageError}>
      <Suspense fallback={poster}>
        <ShopVideo video={video} sizes={halfPage} />
      </Suspense>
    </ErrorBoundary>
  );
}
