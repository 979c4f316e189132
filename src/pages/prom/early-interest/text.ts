export const earlyInterestText = {
  title: 'Coming next',
  lead: 'Lights that only exist on paper, so far. Choose one, and we’ll email you once, on launch day.',
  description: 'Lights that aren’t out yet: see the drawing, choose a version, and be the first to know.',
  loading: 'Loading what’s next',
  first: 'Tell me first',
  change: 'See your choice',
  others: 'More from the drawing board',
  off: 'Not coming',
  empty: {
    title: 'Nothing is on the drawing board',
    body: 'See our newest lights instead.',
    action: 'See new lights',
  },
} as const;
