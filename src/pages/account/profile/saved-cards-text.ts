export const savedCardsText = {
  title: 'Your saved cards',
  lead: 'Our payment partner keeps them. We only know the last four digits.',
  none: 'No saved cards yet. You can save one the next time you pay by card.',
  until: (month: number, year: number) => `Expires ${String(month).padStart(2, '0')}/${year}`,
  over: (month: number, year: number) => `Expired ${String(month).padStart(2, '0')}/${year}`,
  remove: 'Remove',
  removeOf: (card: string) => `Remove ${card}`,
  ask: {
    title: (card: string) => `Remove ${card}?`,
    message: 'You can’t undo this, but you can save it again the next time you pay with it.',
    ok: 'Remove',
  },
  removed: (card: string) => `${card} removed`,
} as const;
