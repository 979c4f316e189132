export const cartText = {
  add: 'Add to cart',
  addOf: (title: string) => `Add ${title} to cart`,
  refused: 'The cart could not be changed. Please try again.',
} as const;
