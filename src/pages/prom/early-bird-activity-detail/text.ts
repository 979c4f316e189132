import { minutesText } from '../parts/minutes-text.ts';

export const earlyBirdDetailText = {
  loading: 'Loading the early bird',
  trail: 'You are here',
  list: 'Early bird',
  now: (title: string, price: string, pieces: number) =>
    pieces === 1 ? `${title}: ${price} for the next one` : `${title}: ${price} for the next ${pieces}`,
  from: (title: string, price: string) => `${title}: from ${price}`,
  drop: (price: string) => `The next price is ${price}.`,
  after: (price: string) => `After that it costs ${price}.`,
  plain: (price: string) => `It costs ${price} now.`,
  buy: (price: string) => `Buy at ${price}`,
  limit: (pieces: number) => `${pieces} per shopper`,
  begins: 'Starts in',
  ends: (moment: string) => `Until ${moment}`,
  timeToGo: 'Time until it starts',
  timeLeft: 'Time left',
  spokenLeft: (minutes: number) => (minutes === 0 ? 'This early bird is over.' : `${minutesText(minutes)} left`),
  locked: (moment: string) => `Locked for you until ${moment}`,
  levels: 'Higher levels buy earlier',
  see: (price: string) => `See it at ${price}`,
  highlights: 'What it does',
  specs: 'In numbers',
  product: 'Everything about it',
  questions: 'Questions and answers',
  missing: {
    title: 'We can’t find that early bird',
    body: 'It may have ended a while ago.',
    action: 'See early birds',
  },
  elsewhere: {
    title: 'Not in your market',
    body: 'Other markets have this early bird. Change your market at the bottom of the page to see it.',
    action: 'See early birds',
  },
} as const;
