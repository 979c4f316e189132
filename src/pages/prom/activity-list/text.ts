export const activityListText = {
  title: 'What is on',
  lead: 'Events of the shop, by the day they end.',
  description: 'Events of the shop that run now, that come next and that are over, with their days.',
  tabsLabel: 'Events by time',
  tabs: { LIVE: 'Now', COMING: 'Coming', ENDED: 'Over' },
  loading: 'Loading what is on',
  empty: {
    LIVE: { title: 'Nothing runs right now', body: 'Look at what comes next, or at the coupons that you can claim.' },
    COMING: { title: 'Nothing is announced', body: 'What comes next stands here as soon as its days are fixed.' },
    ENDED: { title: 'Nothing is over yet', body: 'Events of the last year stand here.' },
  },
  toComing: 'See what comes next',
  toLive: 'See what is on now',
} as const;
