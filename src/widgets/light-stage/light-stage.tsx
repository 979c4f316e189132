import { lazy, memo, Suspense, useState } from 'react';
import { ImageBox } from '#design-system/index.ts';
import { useNear } from '#design-system/foundations/use-near.ts';
import type { components } from '#openapi/types.ts';
import { remoteLog } from '../../api/browser-shop.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { shopPicture } from '../shop-picture.ts';
import * as styles from './light-stage.css.ts';

const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

/** Beside words on a laptop, as wide as the screen below that. */
const besideWords = '(min-width: 900px) 58vw, 100vw';

type Schemas = components['schemas'];

export interface LightStageProps {
  /** The name of the stage for assistive technology. */
  readonly label: string;
  readonly image: Schemas['Image'];
  readonly relit: Schemas['RelitPicture'];
  readonly light: Schemas['LightRange'];
  /** How wide its picture is shown, when it is not beside words. */
  readonly sizes?: string | undefined;
  /** Its picture is the first large one of the page. */
  readonly priority: boolean;
}

/**
 * A lamp in its room by night, for the shopper to light. The ready picture is all that the first paint needs; the
 * switches come with their own code, without which the picture stays, and the light is mixed when somebody comes to set it.
 */
export const LightStage = memo(function LightStage(props: LightStageProps) {
  const { label, image, relit, light, sizes = besideWords, priority } = props;
  const [watch, isNear] = useNear(0);
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  const { day, night = day, ...picture } = shopPicture(image);
  return (
    <section
      ref={watch}
      className={styles.stage}
      aria-label={label}
      // A finger that scrolls past the picture has not come to set a light.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && approach()}
      onFocus={approach}
    >
      <svg className={styles.ambience} color={night.lqip} aria-hidden="true" />
      <ImageBox
        picture={{ ...picture, day: night }}
        sizes={sizes}
        ratio="own"
        priority={priority}
        className={styles.picture}
      />
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
