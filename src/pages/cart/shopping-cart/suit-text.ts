export const cartSuitText = {
  label: 'Bundles in your cart',
  linesOf: (title: string) => `Items in ${title}`,
  save: (amount: string) => `You save ${amount}`,
  most: (sets: number) => (sets === 1 ? 'Only one available' : `Only ${sets} available`),
  question: (title: string) => ({
    title: 'Remove the bundle?',
    message: `This removes every item of ${title}.`,
    okLabel: 'Remove',
    cancelLabel: 'Keep it',
  }),
} as const;
