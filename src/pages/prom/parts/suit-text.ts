export const suitCardText = {
  part: (quantity: number, title: string) => (quantity === 1 ? title : `${quantity} × ${title}`),
  separately: 'Separately',
  save: (amount: string) => `Save ${amount}`,
  from: (moment: string) => `From ${moment}`,
  phases: { SOLD_OUT: 'Sold out', ENDED: 'Over' },
} as const;
