export const pledgeText = {
  ships: (month: string) => `Ships in ${month}.`,
  promise: 'If we miss the goal, you get a full refund within three days.',
  late: 'The goal is reached. If we can’t deliver, you get a full refund.',
  project: 'About the project',
  gone: {
    title: 'You can’t pledge for this',
    body: 'The project has ended or isn’t for this market.',
    action: 'See all projects',
  },
  signedOut: {
    title: 'Log in to pledge',
    body: 'Your account keeps your pledge until it ships.',
    action: 'Log in',
  },
} as const;
