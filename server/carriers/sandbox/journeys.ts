import type { ParcelCode } from '#rules/parcel-states.ts';
import type { LabelDirection } from '../carrier.ts';

/** What becomes of a parcel. */
export const fates = ['ARRIVES', 'DELAYED', 'LOST', 'RETURNED', 'NOT_HERE'] as const;
export type Fate = (typeof fates)[number];

export interface Step {
  readonly code: ParcelCode;
  readonly text: string;
  /** Hours after the step before. */
  readonly after: number;
  readonly at: 'sender' | 'recipient';
}

const begin: readonly Step[] = [
  { code: 'LABEL_CREATED', text: 'Label made, not handed over yet', after: 0, at: 'sender' },
  { code: 'HANDED_OVER', text: 'Handed over to the carrier', after: 3, at: 'sender' },
  { code: 'DEPARTED', text: 'Left the depot', after: 5, at: 'sender' },
];
const arrived: Step = { code: 'ARRIVED', text: 'Arrived at the local depot', after: 17, at: 'recipient' };
const out: Step = { code: 'OUT_FOR_DELIVERY', text: 'Out for delivery', after: 14, at: 'recipient' };
const delivered = (text: string): Step => ({ code: 'DELIVERED', text, after: 5, at: 'recipient' });
const atTheHouse = delivered('Delivered at the front door');

const journeys: Readonly<Record<Fate, readonly Step[]>> = {
  ARRIVES: [...begin, arrived, out, atTheHouse],
  DELAYED: [
    ...begin,
    { code: 'DELAYED', text: 'Held up on the way', after: 20, at: 'sender' },
    { ...arrived, after: 96 },
    out,
    atTheHouse,
  ],
  LOST: [...begin, { code: 'LOST', text: 'We cannot find the parcel', after: 120, at: 'sender' }],
  RETURNED: [
    ...begin,
    arrived,
    out,
    { code: 'ATTEMPT_FAILED', text: 'Nobody there', after: 5, at: 'recipient' },
    { code: 'RETURNING', text: 'On its way back to the sender', after: 24, at: 'recipient' },
    { code: 'RETURNED', text: 'Back at the sender', after: 40, at: 'sender' },
  ],
  NOT_HERE: [...begin, arrived, out, delivered('Delivered to a neighbour')],
};

const warehouse = delivered('Delivered to the warehouse');

/** The way of a parcel, step by step. */
export const journeyOf = (fate: Fate, direction: LabelDirection): readonly Step[] =>
  direction === 'OUTBOUND'
    ? journeys[fate]
    : journeys[fate].map((step) => (step.code === 'DELIVERED' ? warehouse : step));
