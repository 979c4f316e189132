export const cartText = {
  add: 'Add to cart',
  addOf: (title: string) => `Add ${title} to cart`,
  refused: 'We couldn’t change your cart. Try again.',
} as const;
