export type TrackingState = 'done' | 'current' | 'todo' | 'delivered' | 'late' | 'lost' | 'returned';

export type VisibleStops = {
  /** The places of the stops whose words a narrow bar shows, in their order. */
  shown: readonly number[];
  /** The place of the present stop; below 0 where there is none. */
  present: number;
  /** On which side of the bar the present stop is. */
  side: 'start' | 'middle' | 'end';
};

/** Which words a narrow bar has room for: the first stop, the present one and the last. */
export function visibleStops(states: readonly TrackingState[]): VisibleStops {
  const last = states.length - 1;
  const present = states.findLastIndex((state) => state !== 'done' && state !== 'todo');
  const shown = [...new Set([0, present, last])].filter((place) => place >= 0 && place <= last).sort((a, b) => a - b);
  const middle = last / 2;
  return { shown, present, side: present < middle ? 'start' : present > middle ? 'end' : 'middle' };
}
