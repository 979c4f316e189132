import type { components } from '#openapi/types.ts';

type Rma = components['schemas']['Rma'];

/** The carrier is asked for the label as soon as the request is agreed to, and mostly answers within seconds. */
export const waitsForLabel = ({ status, label }: Pick<Rma, 'status' | 'label'>): boolean =>
  status === 'AWAITING_RETURN' && label === undefined;

const firstPause = 2_000;
const longestPause = 60_000;

/**
 * How long to wait before a request is read again whose label is not there yet (ms): 2 s, 4 s, 8 s … up to a minute;
 * false where there is nothing to wait for.
 * @param reads how often it has been read
 */
export function pauseBefore(rma: Rma | undefined, reads: number): number | false {
  if (!rma || !waitsForLabel(rma)) return false;
  return Math.min(longestPause, firstPause * 2 ** Math.max(0, reads - 1));
}
