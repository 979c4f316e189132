/** A gift of an order that what is kept does not earn any more. */
export const giftText = {
  title: 'Your gift',
  lead: 'What you’re keeping is below the amount for this gift.',
  pieces: (quantity: number, title: string) => (quantity === 1 ? title : `${quantity} × ${title}`),
  choice: { RETURN: 'Send it back too', DEDUCT: 'Keep it' },
  returnNote: 'In the same parcel. We deduct nothing.',
  deductNote: 'We deduct its price on the day you ordered.',
  missing: 'Choose what happens to your gift',
  deduction: 'For the gift you keep',
  answered: { RETURN: 'Gift, sent back too', DEDUCT: 'Gift, kept' },
} as const;
