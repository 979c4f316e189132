import type { components } from '#openapi/types.ts';

type Entry = components['schemas']['CoinEntry'];

const entryNames: Readonly<Record<Entry['type'], string>> = {
  EARN_PENDING: 'Pending from order',
  EARN: 'Earned',
  SPEND: 'Spent',
  LOCK: 'Used for order',
  UNLOCK: 'Back from order',
  REFUND: 'Refunded',
  EXPIRE: 'Run out',
  CLAWBACK: 'Taken back with order',
  ADJUST: 'From our service',
};

export const coinDetailsText = {
  title: 'Coin history',
  loading: 'Loading your history',
  filters: 'Kind of entry',
  all: 'All',
  kinds: { EARNED: 'Earned', SPENT: 'Spent', EXPIRED: 'Run out', PENDING: 'Pending' },
  in: 'In',
  out: 'Out',
  columns: { date: 'Date', what: 'What', amount: 'Coins', balance: 'Balance' },
  empty: 'Nothing came or went in this month.',
  entries: entryNames,
  checkIn: 'Check-in',
  older: 'Older entries',
  newest: 'Back to the newest',
  worth: (amount: string) => `coins, worth ${amount}`,
  expiring: 'What runs out next',
  until: (day: string) => `until the end of ${day}`,
  noneExpiring: 'You have no coins that run out.',
  center: 'To the coin center',
} as const;

export const coinTaskText = {
  loading: 'Loading the task',
  how: (target: number, seconds: number) => `Open ${target} lights for ${seconds} seconds each.`,
  progress: 'Products that count',
  of: (done: number, target: number) => `${done} of ${target}`,
  seen: 'Counts',
  claim: (coins: number) => `Claim ${coins} coins`,
  claimed: (coins: number) => `${coins} coins more.`,
  done: { DAILY: 'Done for today', WEEKLY: 'Done for this week', ONCE: 'Done' },
  logIn: 'Log in to collect',
  center: 'To the coin center',
  pages: 'Pages of lights',
  next: 'More lights',
  previous: 'Lights before',
} as const;

export const coinRuleText = {
  title: 'How coins work',
  lead: 'What coins are worth, how they come and when they go.',
  loading: 'Loading the rules',
  mine: 'Your numbers',
  worth: (worth: string) => `coins are ${worth}`,
  example: {
    title: (goods: string) => `An order of ${goods}`,
    earned: 'earns',
    earnedWorth: 'which take off another order',
    most: 'It takes at most',
    mostWorth: 'which take off',
    left: 'and you pay',
    coins: (count: string) => `${count} coins`,
  },
  logIn: 'Log in to see your own numbers beside each rule',
  rows: {
    worth: {
      title: 'Worth',
      text: (coins: number, worth: string) => `${coins} coins are ${worth}.`,
      mine: (coins: string, worth: string) => `You have ${coins}, worth ${worth}`,
    },
    earn: {
      title: 'With orders',
      text: (coins: number, per: string) =>
        `${coins} coins for each ${per} of goods that you pay, more at a higher Savvy level. They are pending until the order is completed.`,
      mine: (multiplier: number, pending: string) => `Your level: × ${multiplier}, ${pending} pending`,
    },
    days: {
      title: 'Day by day',
      text: (coins: string, cap: number) =>
        `Check-ins of a week bring ${coins}. A missed day begins a new row. Check-ins and tasks give at most ${cap} a day.`,
      mine: (earned: number, cap: number) => `Today: ${earned} of ${cap}`,
    },
    use: {
      title: 'Using them',
      text: (minimum: number, step: number, percent: number) =>
        `From ${minimum} coins on, in steps of ${step}, up to ${percent} % of the goods. Not for delivery costs, tax or protection.`,
    },
    end: {
      title: 'Running out',
      text: 'Coins last until the end of the same month next year. We write 30 and 7 days before.',
    },
    back: {
      title: 'Refunds',
      text: (days: number) =>
        `Coins of a refund go back to where they came from. Those that would have run out last ${days} days more. If you send something back, the coins that it earned are taken back.`,
    },
  },
  center: 'To the coin center',
  guide: 'Points, coins and levels',
  buy: 'Coins cannot be bought.',
} as const;
