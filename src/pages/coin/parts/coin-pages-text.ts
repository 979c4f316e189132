import type { components } from '#openapi/types.ts';

type Entry = components['schemas']['CoinEntry'];

const entryNames: Readonly<Record<Entry['type'], string>> = {
  EARN_PENDING: 'Pending from order',
  EARN: 'Earned',
  SPEND: 'Spent',
  LOCK: 'Used for order',
  UNLOCK: 'Back from order',
  REFUND: 'Refunded',
  EXPIRE: 'Expired',
  CLAWBACK: 'Taken back with order',
  ADJUST: 'From customer service',
};

export const coinDetailsText = {
  title: 'Coin history',
  loading: 'Loading your history',
  filters: 'Type of entry',
  all: 'All',
  kinds: { EARNED: 'Earned', SPENT: 'Spent', EXPIRED: 'Expired', PENDING: 'Pending' },
  in: 'In',
  out: 'Out',
  columns: { date: 'Date', what: 'What', amount: 'Coins', balance: 'Balance' },
  empty: 'No coins this month.',
  entries: entryNames,
  checkIn: 'Check-in',
  older: 'Older entries',
  newest: 'Back to the newest',
  worth: (amount: string) => `coins, worth ${amount}`,
  expiring: 'Expiring next',
  until: (day: string) => `until the end of ${day}`,
  noneExpiring: 'None of your coins are about to expire.',
  center: 'Go to coins',
} as const;

export const coinTaskText = {
  loading: 'Loading the task',
  how: (target: number, seconds: number) => `Open ${target} lights for ${seconds} seconds each.`,
  progress: 'Products that count',
  of: (done: number, target: number) => `${done} of ${target}`,
  seen: 'Counts',
  claim: (coins: number) => `Claim ${coins} coins`,
  claimed: (coins: number) => `+${coins} coins.`,
  done: { DAILY: 'Done for today', WEEKLY: 'Done for this week', ONCE: 'Done' },
  logIn: 'Log in to collect',
  center: 'Go to coins',
  pages: 'Pages of lights',
  next: 'More lights',
  previous: 'Previous lights',
} as const;

export const coinRuleText = {
  title: 'How coins work',
  lead: 'What coins are worth, how you earn them and when they expire.',
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
  logIn: 'Log in to see your numbers next to each rule',
  rows: {
    worth: {
      title: 'Worth',
      text: (coins: number, worth: string) => `${coins} coins are ${worth}.`,
      mine: (coins: string, worth: string) => `You have ${coins}, worth ${worth}`,
    },
    earn: {
      title: 'With orders',
      text: (coins: number, per: string) =>
        `${coins} coins for every ${per} you pay for goods, more at higher Savvy levels. They’re pending until the order is completed.`,
      mine: (multiplier: number, pending: string) => `Your level: × ${multiplier}, ${pending} pending`,
    },
    days: {
      title: 'Day by day',
      text: (coins: string, cap: number) =>
        `A week of check-ins earns ${coins}. Miss a day and you start over. Check-ins and tasks earn up to ${cap} a day.`,
      mine: (earned: number, cap: number) => `Today: ${earned} of ${cap}`,
    },
    use: {
      title: 'Using them',
      text: (minimum: number, step: number, percent: number) =>
        `From ${minimum} coins, in steps of ${step}, up to ${percent}% of the goods. Not for delivery costs, tax or protection.`,
    },
    end: {
      title: 'Expiry',
      text: 'Coins last until the end of the same month next year. We’ll email you 30 and 7 days before.',
    },
    back: {
      title: 'Refunds',
      text: (days: number) =>
        `Refunded coins go back where they came from. If they would have expired, they last ${days} more days. If you return something, we take back the coins it earned.`,
    },
  },
  center: 'Go to coins',
  guide: 'Points, coins and levels',
  buy: 'You can’t buy coins.',
} as const;
