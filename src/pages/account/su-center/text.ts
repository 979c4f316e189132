import type { Site } from '#rules/markets.ts';

/** What earns a point, as each market writes its money. */
const priceOfPoint: Readonly<Record<Site, string>> = { US: '$1', CA: 'CA$1', GB: '£1', EU: '€1', JA: '¥100' };

export const suCenterText = {
  title: 'Savvy User Center',
  /** The first level is the one before the programme. */
  none: 'Your lamp is still low',
  level: (name: string) => `You are at ${name}`,
  progress: (points: string, next: string) => `${points} of ${next} points`,
  top: (points: string) => `${points} points, the highest level`,
  more: (points: string, name: string) => `${points} more: ${name}`,
  until: (day: string) => `valid to ${day}`,
  how: 'See how to earn',
  guest: {
    heading: 'One lamp gets brighter with you',
    text: 'Each order earns points. Collect enough, and you reach a level with more benefits.',
    logIn: 'Log in',
    join: 'Create account',
  },
  benefits: {
    title: 'What each level brings',
    benefit: 'Benefit',
    points: (points: string) => `from ${points} points`,
    yours: 'your level',
    yes: 'Yes',
    no: 'No',
    coins: 'Coins on each order',
    times: (multiplier: number) => `× ${multiplier}`,
  },
  early: {
    title: 'Early access',
    empty: 'Nothing new is on its way right now. It stands here before it can be bought.',
    everybody: 'Everybody',
    yours: (level: string) => `You, at ${level}`,
    locked: 'Not yet',
    open: 'Open for you',
  },
  account: {
    title: 'Your points',
    lead: 'Points that you earned or lost, month by month. They count for 12 months.',
    earned: 'Earned',
    lost: 'Gone',
    balance: 'Points',
    columns: { date: 'Date', what: 'Reason', amount: 'Points', balance: 'After it' },
    empty: 'Nothing came or went in this month.',
    reasons: {
      ORDER: 'Order',
      REFUND: 'Refund of order',
      TASK: 'Coin task',
      EXPIRED: 'A year has passed since order',
      EXPIRED_TASK: 'A year has passed since',
    },
  },
  earn: {
    title: 'How to earn',
    guide: 'Points, coins and levels',
    rows: (site: Site) => [
      {
        title: 'Buy',
        text: `1 point for each ${priceOfPoint[site]} of goods that you pay, when the order is completed.`,
      },
      { title: 'Keep', text: 'What you send back takes its points along.' },
      { title: 'Come back', text: 'Points count for 12 months from the day you paid.' },
    ],
  },
  answering: {
    title: 'Answer questions',
    status: {
      NONE: 'You own the light, so you know. An answer that is shown brings coins and points.',
      PENDING: 'We read your application to become an answerer.',
      APPROVED: 'You are an answerer. An answer that is shown brings coins and points.',
      REJECTED: 'Your application was not accepted. You can see when to apply again.',
      SUSPENDED: 'You cannot answer as an answerer now.',
    },
    guide: {
      NONE: 'Become an answerer',
      PENDING: 'Your application',
      APPROVED: 'What an answer brings',
      REJECTED: 'Your application',
      SUSPENDED: 'See why',
    },
    unanswered: 'Unanswered questions',
  },
  loading: 'Loading your level',
} as const;
