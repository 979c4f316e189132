import { useEffect } from 'react';
import { LateAnalytics } from './late-analytics.tsx';
import { startCardLights } from '../widgets/card-lights.ts';
import { Dialogs } from '../widgets/dialogs.tsx';
import { Notices } from './notices.tsx';
import { StyleWatch } from './style-watch.tsx';

const timingsKept = 2_000;

/** The parts of the frame that live from the machines. */
export function WithMachines() {
  // The pictures of a long visit fill the 250 timings a browser keeps; a missing script is found out among them.
  useEffect(() => performance.setResourceTimingBufferSize(timingsKept), []);
  useEffect(startCardLights, []);
  return (
    <>
      <StyleWatch />
      <Notices />
      <LateAnalytics />
      <Dialogs />
    </>
  );
}
