export const lostLooksText = {
  title: 'Something went wrong',
  body: 'The looks of the shop did not arrive. All of it works meanwhile.',
  action: 'Retry',
} as const;
