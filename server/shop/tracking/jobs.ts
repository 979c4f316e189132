import type { Job } from '#server/jobs/runner.ts';
import { sendLabels } from './send-labels.ts';
import { trackParcels } from './track-parcels.ts';

export const trackingJobs: readonly Job[] = [
  { name: 'send labels', everyMs: 1_000, run: sendLabels },
  { name: 'track parcels', everyMs: 5_000, run: trackParcels },
];
