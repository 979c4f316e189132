import { LateAnalytics } from './late-analytics.tsx';
import { Notices } from './notices.tsx';

/** The parts of the frame that live from the machines. */
export function WithMachines() {
  return (
    <>
      <Notices />
      <LateAnalytics />
    </>
  );
}
