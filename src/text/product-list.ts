const count = (total: number) => (total === 1 ? '1 product' : `${total} products`);

export const productListText = {
  products: 'Products',
  count,
  filters: 'Filters',
  filtersInForce: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  quickFilters: 'Quick filters',
  applied: 'Active filters',
  remove: (label: string) => `Remove filter ${label}`,
  clearAll: 'Clear all',
  close: 'Close filters',
  apply: (total: number) => `Show ${count(total)}`,
  applyUnknown: 'Show products',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  priceFrom: 'Lowest price',
  priceTo: 'Highest price',
  sort: 'Sort by',
  sorts: {
    RELEVANCE: 'Best match',
    BEST: 'Best selling',
    NEW: 'Newest',
    PRICE_ASC: 'Price, low to high',
    PRICE_DESC: 'Price, high to low',
    RATING: 'Best rated',
  },
  loadMore: 'Load more',
  shown: (shown: number, total: number) => `You’ve seen ${shown} of ${total}`,
  none: {
    title: 'Nothing matches all of that',
    body: 'Try removing a filter.',
  },
} as const;
