/** A gift of an order that what is kept does not earn any more. */
export const giftText = {
  title: 'Your gift',
  lead: 'What you keep does not reach the amount that came with this gift.',
  pieces: (quantity: number, title: string) => (quantity === 1 ? title : `${quantity} × ${title}`),
  choice: { RETURN: 'Send it back, too', DEDUCT: 'Keep it' },
  returnNote: 'In the same parcel. Nothing is taken off.',
  deductNote: 'Its price on the day of your order is taken off your refund.',
  missing: 'Choose what happens to your gift',
  deduction: 'For the gift you keep',
  answered: { RETURN: 'Gift, goes back with it', DEDUCT: 'Gift, stays with you' },
} as const;
