export const activityListText = {
  title: 'What is on',
  lead: 'Shop events, by the day they end.',
  description: 'Shop events that are on now, coming up and over, with their dates.',
  tabsLabel: 'Events by time',
  tabs: { LIVE: 'Now', COMING: 'Coming', ENDED: 'Over' },
  loading: 'Loading what is on',
  empty: {
    LIVE: { title: 'Nothing on right now', body: 'See what’s next, or the coupons you can claim.' },
    COMING: { title: 'Nothing announced', body: 'Upcoming events appear here once their dates are set.' },
    ENDED: { title: 'Nothing is over yet', body: 'Events from the last year appear here.' },
  },
  toComing: 'See what’s next',
  toLive: 'See what’s on now',
} as const;
