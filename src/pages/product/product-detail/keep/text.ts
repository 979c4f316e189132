export const keepText = {
  favourite: 'Favourite',
  all: 'Your favourites',
  share: 'Share',
  delivery: 'Delivery',
  copied: 'Link copied',
  /** @param coins written for reading */
  earns: (coins: string) => `Earns ${coins} coins`,
} as const;
