export const statesText = {
  failed: { title: 'Something went wrong', body: 'This part of the page did not load.', action: 'Retry' },
  chunkFailed: {
    title: 'Something went wrong',
    body: 'The page could not be loaded. A reload usually helps.',
    action: 'Reload',
  },
  offline: {
    title: 'You are offline',
    body: 'Oops! Network error, please check your network and try again',
    action: 'Retry',
  },
  signedOut: {
    title: 'Log in to see this page',
    body: 'Your orders, addresses and cart wait for you there.',
    action: 'Log in',
  },
  notFound: {
    title: 'Page not found',
    body: 'The light is on, but nobody lives at this address.',
    action: 'To the home page',
  },
  notHereYet: {
    title: 'Coming soon',
    body: 'This page is being built. The rest of the shop is open.',
    action: 'To the home page',
  },
  empty: { title: 'Nothing here yet', body: '', action: 'See all lights' },
} as const;
