export const redirectText = {
  title: (place: string) => `Taking you to ${place}`,
  inside: 'the page',
  noKey: {
    title: 'This link is incomplete',
    body: 'Part of it is missing. Try our help pages or contact us.',
    action: 'Go to help',
  },
  waiting: 'Finding the page',
  action: 'Go now',
} as const;
