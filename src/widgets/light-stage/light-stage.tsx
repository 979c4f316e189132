import { lazy, memo, Suspense, useState } from 'react';
import { useNear } from '#design-system/foundations/use-near.ts';
import { remoteLog } from '../../api/browser-shop.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LightFrame, type LightStageProps } from './light-frame.tsx';
import * as styles from './light-stage.css.ts';

const LightRoom = lazy(() => import('./light-room.tsx').then((module) => ({ default: module.LightRoom })));

/**
 * A lamp further down a page, for the shopper to light. The switches come with their own code when it is in view, without
 * which the picture stays, and the light is mixed when somebody comes to set it.
 */
export const LightStage = memo(function LightStage({ relit, light, ...frame }: LightStageProps) {
  const [watch, isNear] = useNear(0);
  const [isApproached, setApproached] = useState(false);
  const approach = () => setApproached(true);
  return (
    <LightFrame {...frame} ref={watch} priority={false} onApproach={approach}>
      {isNear ? (
        <ErrorBoundary onError={remoteLog.pageError} quiet>
          <Suspense fallback={<div className={styles.switches} />}>
            <LightRoom
              key={frame.image.url}
              relit={relit}
              light={light}
              isApproached={isApproached}
              onApproach={approach}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <div className={styles.switches} />
      )}
    </LightFrame>
  );
});
