export const earlyInterestText = {
  title: 'Coming next',
  lead: 'Lights that are still drawings. Choose the one you want, and we write to you once, on its day.',
  description: 'Lights that are not out yet: see the drawing, say which version you want, and hear of it first.',
  loading: 'Loading what comes next',
  first: 'Tell me first',
  change: 'See your choice',
  others: 'More from the drawing board',
  off: 'Not coming',
  empty: {
    title: 'Nothing is on the drawing board',
    body: 'What is new stands with all other lights.',
    action: 'See new lights',
  },
} as const;
