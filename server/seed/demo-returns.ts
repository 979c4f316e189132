import type { RmaReason, RmaStatus, RmaType } from '#rules/rma.ts';
import { day, hour } from './days.ts';
import type { DemoOrder } from './demo-orders.ts';

/** The order whose lines are in every state of a return, a replacement or a claim. */
export const returnsOrder: DemoOrder = {
  orderNo: 'LMDEMO0008',
  site: 'US',
  address: 'US',
  placedAgo: 27 * day,
  ending: 'DELIVERED',
  lines: [
    { sku: 'LM-PEBBLE-1', quantity: 1 },
    { sku: 'LM-WAKE-1', quantity: 2 },
    { sku: 'LM-RIBBON-S1-5M', quantity: 1 },
    { sku: 'LM-HEX-10', quantity: 1 },
    { sku: 'LM-ARC-1', quantity: 1 },
    { sku: 'LM-DIAL-1', quantity: 1 },
    { sku: 'LM-CUBE-1', quantity: 1 },
    { sku: 'LM-REED-150', quantity: 1 },
    { sku: 'LM-HEX-ADD5', quantity: 1 },
  ],
};

/** A step of a request: what its machine was told, where it stood then, and how long before the seed. */
type DemoStep = readonly [event: string, status: RmaStatus, ago: number];

export interface DemoReturn {
  readonly sku: string;
  readonly type: RmaType;
  readonly reason: RmaReason;
  readonly note?: string;
  /** The oldest first. */
  readonly steps: readonly DemoStep[];
  /** Why it was refused, or what the shop asks. */
  readonly shopNote?: string;
  /** What the shop wrote when it agreed. */
  readonly answer?: string;
}

/** A request of the demo shopper with what stays the same for all its rows. */
export interface PlacedReturn extends DemoReturn {
  readonly rmaNo: string;
  /** What was paid for its one piece, minor units. */
  readonly paid: number;
  readonly created: number;
  /** When the last thing happened to it. */
  readonly last: number;
}

const submit = (ago: number): DemoStep => ['rma.submit', 'REQUESTED', ago];
const approve = (ago: number): DemoStep => ['rma.approve', 'AWAITING_RETURN', ago];
const ship = (ago: number): DemoStep => ['rma.ship', 'RETURNING', ago];
const receive = (ago: number): DemoStep => ['return.received', 'INSPECTING', ago];

/** One in each state, the open ones about a line each. */
export const demoReturns: readonly DemoReturn[] = [
  {
    sku: 'LM-PEBBLE-1',
    type: 'RETURN',
    reason: 'NO_LONGER_WANTED',
    steps: [submit(20 * day), approve(20 * day), ['rma.cancel', 'CANCELLED', 19 * day]],
  },
  {
    sku: 'LM-PEBBLE-1',
    type: 'RETURN',
    reason: 'NOT_AS_DESCRIBED',
    note: 'The light is colder than in the pictures.',
    steps: [submit(5 * hour)],
  },
  {
    sku: 'LM-WAKE-1',
    type: 'RETURN',
    reason: 'NO_LONGER_WANTED',
    steps: [submit(22 * day), approve(22 * day), ['return.expired', 'LAPSED', 8 * day]],
  },
  {
    sku: 'LM-WAKE-1',
    type: 'WARRANTY',
    reason: 'CONNECT_PROBLEM',
    note: 'It loses the Wi-Fi every evening.',
    shopNote: 'Which router do you have, and how far is it from the lamp?',
    steps: [submit(3 * day), ['rma.ask', 'NEEDS_INFO', 2 * day]],
  },
  {
    sku: 'LM-RIBBON-S1-5M',
    type: 'RETURN',
    reason: 'NO_LONGER_WANTED',
    steps: [submit(3 * day), approve(3 * day)],
  },
  {
    sku: 'LM-HEX-10',
    type: 'RETURN',
    reason: 'MISSING_PART',
    note: 'Nine panels instead of ten.',
    answer: 'Please send all nine back. We’ll pay for the return.',
    steps: [submit(6 * day), approve(5 * day), ship(2 * day)],
  },
  {
    sku: 'LM-ARC-1',
    type: 'RETURN',
    reason: 'NOT_AS_DESCRIBED',
    steps: [submit(9 * day), approve(8 * day), ship(6 * day), receive(20 * hour)],
  },
  {
    sku: 'LM-DIAL-1',
    type: 'RETURN',
    reason: 'NOT_AS_DESCRIBED',
    steps: [submit(9 * day), approve(8 * day), ship(6 * day), receive(day), ['inspection.passed', 'REFUNDING', hour]],
  },
  {
    sku: 'LM-CUBE-1',
    type: 'REPLACEMENT',
    reason: 'MISSING_PART',
    note: 'There was no power adapter.',
    steps: [submit(9 * day), approve(8 * day), ship(6 * day), receive(day), ['inspection.passed', 'REPLACING', hour]],
  },
  {
    sku: 'LM-REED-150',
    type: 'RETURN',
    reason: 'NO_LONGER_WANTED',
    steps: [
      submit(21 * day),
      approve(21 * day),
      ship(19 * day),
      receive(16 * day),
      ['inspection.passed', 'REFUNDING', 15 * day],
      ['refund.settled', 'REFUNDED', 15 * day],
    ],
  },
  {
    sku: 'LM-HEX-ADD5',
    type: 'WARRANTY',
    reason: 'CONNECT_PROBLEM',
    shopNote: 'The extension needs a set of Hex panels to connect to.',
    steps: [submit(22 * day), ['rma.reject', 'REJECTED', 21 * day]],
  },
  {
    sku: 'LM-HEX-ADD5',
    type: 'REPLACEMENT',
    reason: 'NOT_AS_DESCRIBED',
    steps: [
      submit(15 * day),
      approve(14 * day),
      ship(12 * day),
      receive(9 * day),
      ['inspection.passed', 'REPLACING', 9 * day],
      ['replacement.shipped', 'REPLACED', 7 * day],
    ],
  },
  {
    sku: 'LM-HEX-ADD5',
    type: 'RETURN',
    reason: 'NOT_AS_DESCRIBED',
    shopNote: 'The carrier has lost your parcel on its way to us. We’ve emailed you about your refund.',
    steps: [submit(26 * day), approve(26 * day), ship(25 * day), ['rma.end', 'ENDED', 23 * day]],
  },
];
