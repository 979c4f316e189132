export const cartSuitText = {
  label: 'Bundles in your cart',
  linesOf: (title: string) => `Items of ${title}`,
  save: (amount: string) => `You save ${amount}`,
  most: (sets: number) => (sets === 1 ? 'Only one can be had' : `Only ${sets} can be had`),
  question: (title: string) => ({
    title: 'Remove the bundle?',
    message: `All items of ${title} leave your cart.`,
    okLabel: 'Remove',
    cancelLabel: 'Keep it',
  }),
} as const;
