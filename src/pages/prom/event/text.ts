import { minutesText } from '../parts/minutes-text.ts';

export const eventText = {
  loading: 'Loading the event',
  preview: 'A preview. No one else can see this page yet.',
  starts: (deadline: string) => `Starts ${deadline}`,
  ends: (deadline: string) => `Ends ${deadline}`,
  lastChance: (deadline: string) => `Last chance: ends ${deadline}`,
  parts: { WARMUP: 'Warm-up', MAIN: 'The event', LAST_CHANCE: 'Last chance' },
  partsLabel: 'The parts of this event',
  spoken: { done: 'over', current: 'now', todo: 'to come' },
  toStart: 'Time until it starts',
  toLastChance: 'Time until the last chance',
  toEnd: 'Time left',
  minutes: (label: string, minutes: number) => `${label}: ${minutes === 0 ? 'none' : minutesText(minutes)}`,
  noScript: 'Claiming a coupon needs JavaScript, which is off in this browser.',
  tabs: 'Kinds of lights',
  all: (label: string) => `All of ${label}`,
  anchors: 'On this page',
  table: 'Scrollable table',
  holds: (deadline: string) => `Valid until ${deadline}`,
  calendar: 'Add to calendar',
  missing: {
    title: 'We can’t find this event',
    body: 'It may not be announced yet, or the link may have a typo.',
    action: 'See what is on',
  },
  ended: {
    title: (event: string) => `${event} is over`,
    body: 'Its prices and coupons have ended. Coupons you claimed stay in your wallet until they expire.',
    action: 'See what is on',
    now: 'On now',
  },
  otherMarket: {
    title: 'Not in this market',
    body: (event: string) => `${event} runs in other markets.`,
    action: 'See what is on here',
  },
} as const;
