export const statesText = {
  failed: { title: 'Something went wrong', body: 'This part didn’t load.', action: 'Retry' },
  chunkFailed: {
    title: 'Something went wrong',
    bodies: {
      timeout: 'The page took too long. Try reloading.',
      missing: 'The shop was updated. Try reloading.',
      error: 'The page didn’t load. Try reloading.',
    },
    action: 'Reload',
    offline: 'This page loads once you’re back.',
  },
  offline: {
    title: 'You’re offline',
    body: 'Check your network and try again.',
    action: 'Retry',
  },
  shownAsOf: (time: string) => `Offline - shown as of ${time}`,
  signedOut: {
    title: 'Log in to see this page',
    body: 'It’s part of your account.',
    action: 'Log in',
  },
  unproved: {
    title: 'Confirm your email first',
    body: 'It’s part of your account.',
    action: 'Confirm it now',
  },
  notFound: {
    title: 'Page not found',
    body: 'Try searching.',
    action: 'Search the shop',
    home: 'Go to home page',
  },
  pastTheEnd: {
    title: (page: number) => `There’s no page ${page}`,
    body: 'The list is shorter.',
    action: 'Last page',
  },
  meanwhile: 'While you’re here',
} as const;
