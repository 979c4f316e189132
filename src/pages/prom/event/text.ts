import { minutesText } from '../parts/minutes-text.ts';

export const eventText = {
  loading: 'Loading the event',
  preview: 'A preview. Nobody else sees this page yet.',
  starts: (deadline: string) => `Starts ${deadline}`,
  ends: (deadline: string) => `Ends ${deadline}`,
  lastChance: (deadline: string) => `Last chance: ends ${deadline}`,
  parts: { WARMUP: 'Warm-up', MAIN: 'The event', LAST_CHANCE: 'Last chance' },
  partsLabel: 'The parts of this event',
  spoken: { done: 'over', current: 'now', todo: 'to come' },
  days: (days: number) => `${days} days`,
  toStart: 'Time until it starts',
  toLastChance: 'Time until the last chance',
  toEnd: 'Time left',
  minutes: (label: string, minutes: number) => `${label}: ${minutes === 0 ? 'none' : minutesText(minutes)}`,
  tabs: 'Kinds of lights',
  all: (label: string) => `All of ${label}`,
  anchors: 'On this page',
  table: 'Table, can be moved sideways',
  holds: (deadline: string) => `Holds until ${deadline}`,
  calendar: 'Add it to my calendar',
  missing: {
    title: 'We do not know this event',
    body: 'It may not be announced yet, or its address has a typing error.',
    action: 'See what is on',
  },
  ended: {
    title: (event: string) => `${event} is over`,
    body: 'Its prices and coupons have ended. Coupons that you claimed stay in your wallet until their own day.',
    action: 'See what is on',
    now: 'On now',
  },
  otherMarket: {
    title: 'Not in this market',
    body: (event: string) => `${event} runs in other markets of the shop.`,
    action: 'See what is on here',
  },
} as const;
