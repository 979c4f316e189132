export const redirectText = {
  title: (place: string) => `Taking you to ${place}`,
  inside: 'the page',
  waiting: 'Finding the page',
  action: 'Go now',
} as const;
