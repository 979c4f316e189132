export const blocksText = {
  highlights: 'Highlights',
  highlight: (position: number, count: number) => `Highlight ${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  all: 'See all',
  setLight: 'Set its light',
  sunset: (time: string) => `Sunset today: ${time}`,
} as const;
