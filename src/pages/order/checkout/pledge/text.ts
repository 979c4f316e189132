export const pledgeText = {
  ships: (month: string) => `Ships in ${month}.`,
  promise: 'If the goal is missed, all of it comes back within three days.',
  late: 'The goal is reached. If we fail after all, all of it comes back.',
  project: 'About the project',
  gone: {
    title: 'This cannot be pledged for',
    body: 'The project is over, or it is not for this market.',
    action: 'See all projects',
  },
  signedOut: {
    title: 'Log in to pledge',
    body: 'Your pledge is kept in your account for the months until it is sent.',
    action: 'Log in',
  },
} as const;
