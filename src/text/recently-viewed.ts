export const recentlyViewedText = {
  title: 'Recently viewed',
  previous: 'Previous',
  next: 'Next',
} as const;
