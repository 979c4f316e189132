export const savedCardsText = {
  title: 'Cards you pay with again',
  lead: 'The payment service keeps them. We know the last four digits and no more.',
  none: 'You have no saved card. To keep one, say so when you next pay by card.',
  until: (month: number, year: number) => `Good until ${String(month).padStart(2, '0')}/${year}`,
  over: (month: number, year: number) => `Expired ${String(month).padStart(2, '0')}/${year}`,
  remove: 'Remove',
  removeOf: (card: string) => `Remove ${card}`,
  ask: {
    title: (card: string) => `Remove ${card}?`,
    message: 'This cannot be undone from here. You can save the card again when you next pay with it.',
    ok: 'Remove',
    cancel: 'Cancel',
  },
  removed: (card: string) => `${card} is removed`,
} as const;
