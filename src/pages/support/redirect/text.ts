export const redirectText = {
  title: (place: string) => `Taking you to ${place}`,
  inside: 'the page',
  noKey: {
    title: 'This link leads nowhere',
    body: 'Something is missing at its end. The help has it, or knows who does.',
    action: 'Go to the help',
  },
  waiting: 'Finding the page',
  action: 'Go now',
} as const;
