import { useEffect } from 'react';
import { closeMenuByBack } from './close-menu-by-back.ts';
import { LateAnalytics } from './late-analytics.tsx';
import { useSite } from '../actors/use-actors.ts';
import { store } from '../storage/browser-store.ts';
import { startCardLights } from '../widgets/card-lights.ts';
import { Dialogs } from '../widgets/dialogs.tsx';
import { keepRecommendedPresses } from '../widgets/recommended-presses.ts';
import { Notices } from './notices.tsx';
import { StyleWatch } from './style-watch.tsx';

const timingsKept = 2_000;

/** The parts of the frame that live from the machines. */
export function WithMachines() {
  // The pictures of a long visit fill the 250 timings a browser keeps; a missing script is found out among them.
  useEffect(() => {
    performance.setResourceTimingBufferSize(timingsKept);
    closeMenuByBack();
  }, []);
  useEffect(startCardLights, []);
  const site = useSite();
  useEffect(() => keepRecommendedPresses(store, site), [site]);
  return (
    <>
      <StyleWatch />
      <Notices />
      <LateAnalytics />
      <Dialogs />
    </>
  );
}
