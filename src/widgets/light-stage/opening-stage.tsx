import { memo, Suspense, useCallback, useMemo, useState } from 'react';
import { litName, readLight } from '#rules/light-setting.ts';
import { remoteLog } from '../../api/browser-shop.ts';
import { usePlace } from '../../hooks/use-place.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lateCode } from '../late-section/late-code.tsx';
import { useKeptInput } from '../late-section/use-kept-input.ts';
import { useHydrationGate, useWanted, Waiting } from '../late-section/waiting.tsx';
import { LightFrame, type LightStageProps } from './light-frame.tsx';
import * as styles from './light-stage.css.ts';

const room = lateCode('light-room', () => import('./opening-room.tsx').then(({ OpeningRoom }) => OpeningRoom));

/** For the server. */
export const loadLightRoom = room.load;

/**
 * The lamp that opens a page, for the shopper to light, in the light that the address carries. The server renders its switches; their code comes with the first
 * sign of somebody, and the light is mixed when somebody comes to set it.
 */
export const OpeningStage = memo(function OpeningStage({ relit, light, ...frame }: LightStageProps) {
  const gate = useHydrationGate();
  const { query } = usePlace();
  const watch = useWanted(gate, !(query.has('wall') || (!import.meta.env.SSR && window.location.hash)));
  const { attributes, onShown } = useKeptInput();
  const [isApproached, setApproached] = useState(false);
  const approach = useCallback(() => setApproached(true), []);
  const { url } = frame.image;
  const addressed = readLight(query, light);
  // The address follows the switches; the picture stays as it came, until there is another one.
  const [opened, setOpened] = useState({ url, addressed });
  if (opened.url !== url) setOpened({ url, addressed });
  const switches = useMemo(
    () => (
      <Suspense fallback={<div className={styles.switches} />}>
        <room.Component
          key={url}
          relit={relit}
          light={light}
          addressed={opened.addressed}
          isApproached={isApproached}
          onApproach={approach}
          onShown={onShown}
        />
      </Suspense>
    ),
    [url, relit, light, opened.addressed, isApproached, approach, onShown],
  );
  return (
    <LightFrame
      {...frame}
      {...attributes}
      ref={watch}
      lit={litName(opened.addressed, light.white)}
      priority
      onApproach={approach}
    >
      <ErrorBoundary onError={remoteLog.pageError} quiet>
        <room.Guard>
          <Waiting gate={gate}>{switches}</Waiting>
        </room.Guard>
      </ErrorBoundary>
    </LightFrame>
  );
});
