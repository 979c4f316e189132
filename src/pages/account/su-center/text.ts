import type { Site } from '#rules/markets.ts';

/** What earns a point, as each market writes its money. */
const priceOfPoint: Readonly<Record<Site, string>> = { US: '$1', CA: 'CA$1', GB: '£1', EU: '€1', JA: '¥100' };

export const suCenterText = {
  title: 'Savvy User Center',
  /** The first level is the one before the programme. */
  none: 'Your lamp is still low',
  level: (name: string) => `You’re at ${name}`,
  progress: (points: string, next: string) => `${points} of ${next} points`,
  top: (points: string) => `${points} points, the highest level`,
  more: (points: string, name: string) => `${points} more to reach ${name}`,
  until: (day: string) => `valid until ${day}`,
  how: 'See how to earn',
  guest: {
    heading: 'Your lamp brightens as you level up',
    text: 'Every order earns points. Collect enough to reach a level with more benefits.',
    logIn: 'Log in',
    join: 'Create account',
  },
  benefits: {
    title: 'Benefits by level',
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
    empty: 'Nothing new right now. Upcoming lights appear here before they go on sale.',
    everybody: 'Everyone',
    yours: (level: string) => `You, at ${level}`,
    locked: 'Not yet',
    open: 'Open for you',
  },
  account: {
    title: 'Your points',
    lead: 'Points you’ve earned or lost, month by month. They count for 12 months.',
    earned: 'Earned',
    lost: 'Lost',
    balance: 'Points',
    columns: { date: 'Date', what: 'Reason', amount: 'Points', balance: 'Balance' },
    empty: 'No points this month.',
    reasons: {
      ORDER: 'Order',
      REFUND: 'Refund of order',
      TASK: 'Coin task',
      EXPIRED: 'Expired after a year: order',
      EXPIRED_TASK: 'Expired after a year:',
    },
  },
  earn: {
    title: 'How to earn',
    guide: 'Points, coins and levels',
    rows: (site: Site) => [
      {
        title: 'Buy',
        text: `1 point for every ${priceOfPoint[site]} you pay for goods, once the order is completed.`,
      },
      { title: 'Keep', text: 'If you return something, you lose its points.' },
      { title: 'Come back', text: 'Points count for 12 months from the day you paid.' },
    ],
  },
  answering: {
    title: 'Answer questions',
    status: {
      NONE: 'You own the light, so you know. Published answers earn coins and points.',
      PENDING: 'We’re reviewing your application to become an answerer.',
      APPROVED: 'You’re an answerer. Published answers earn coins and points.',
      REJECTED: 'Your application wasn’t accepted. See when you can apply again.',
      SUSPENDED: 'You’re not an answerer right now.',
    },
    guide: {
      NONE: 'Become an answerer',
      PENDING: 'Your application',
      APPROVED: 'What answers earn',
      REJECTED: 'Your application',
      SUSPENDED: 'See why',
    },
    unanswered: 'Unanswered questions',
  },
  loading: 'Loading your level',
} as const;
