export const homeText = {
  brand: 'Lampyris',
  heading: 'Lampyris: smart lights for every room',
  highlights: 'Highlights',
  highlight: (position: number, count: number) => `Highlight ${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  all: 'See all',
  loading: 'Loading the home page',
} as const;
