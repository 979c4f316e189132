import type { TrackingState, TrackingStop } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { rmaText } from './text.ts';

type Rma = components['schemas']['Rma'];
type Status = components['schemas']['RmaStatus'];
type Stop = 'requested' | 'approved' | 'returning' | 'inspected' | 'end';

const text = rmaText.detail;

/** The stop at which a request of each status stands; one that ended early stands where it ended. */
const reached: Readonly<Record<Status, Stop>> = {
  REQUESTED: 'requested',
  NEEDS_INFO: 'requested',
  AWAITING_RETURN: 'approved',
  RETURNING: 'returning',
  INSPECTING: 'inspected',
  REFUNDING: 'end',
  REPLACING: 'end',
  REFUNDED: 'end',
  REPLACED: 'end',
  REJECTED: 'requested',
  CANCELLED: 'requested',
  LAPSED: 'requested',
  ENDED: 'requested',
};

const doneStatuses: readonly Status[] = ['REFUNDED', 'REPLACED'];
const endedStatuses: readonly Status[] = ['REJECTED', 'CANCELLED', 'LAPSED', 'ENDED'];
/** What tells that the items travelled, or are to. */
const travelStatuses: readonly Status[] = ['AWAITING_RETURN', 'RETURNING', 'INSPECTING'];

/** The way of a request; without the items where they stay with the shopper, and none for one that ended early. */
export function rmaStops({ type, status, history }: Pick<Rma, 'type' | 'status' | 'history'>): TrackingStop[] {
  if (endedStatuses.includes(status)) return [];
  const isUndecided = status === 'REQUESTED' || status === 'NEEDS_INFO';
  const hasTravelled = history.some((step) => travelStatuses.includes(step.status));
  const isSentBack = travelStatuses.includes(status) || hasTravelled || (isUndecided && type !== 'REFUND_ONLY');
  const stops: readonly Stop[] = isSentBack
    ? ['requested', 'approved', 'returning', 'inspected', 'end']
    : ['requested', 'approved', 'end'];
  const place = stops.indexOf(reached[status]);
  return stops.map((stop, index) => {
    const state = stateOf(index, place, doneStatuses.includes(status));
    return { id: stop, label: labelOf(stop, { type, status }), state, spoken: text.spoken[state] };
  });
}

type State = Extract<TrackingState, 'done' | 'current' | 'todo' | 'delivered'>;

function stateOf(index: number, place: number, isDone: boolean): State {
  if (index > place) return 'todo';
  if (index < place) return 'done';
  return isDone ? 'delivered' : 'current';
}

/** Who was to get another one has the money where there was none. */
function labelOf(stop: Stop, { type, status }: Pick<Rma, 'type' | 'status'>): string {
  if (stop !== 'end') return text.stops[stop];
  const isPaid = status === 'REFUNDING' || status === 'REFUNDED';
  return isPaid || type === 'REFUND_ONLY' || type === 'RETURN' ? text.stops.REFUND : text.stops.REPLACE;
}
