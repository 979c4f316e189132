export const productHelpText = {
  title: (name: string) => `Help with ${name}`,
  description: (name: string) =>
    `The manual of ${name}, how it is set up, what to do when it does not work, and questions.`,
  model: (model: string) => `Model ${model}`,
  manual: 'Open manual',
  product: 'See the product',
  warranty: 'Warranty',
  articles: 'Set up, use and mend',
  films: 'Films',
  questions: 'Questions from others',
  none: 'Nobody has asked about it yet.',
  all: (count: number) => (count === 1 ? 'See the question' : `See all ${count} questions`),
  ask: 'Ask a question',
  noAnswer: 'No answer yet',
  others: 'Other lights of its kind',
  still: 'Still need help?',
  missing: {
    title: 'We do not know this model',
    body: 'Its name stands on the light, on its box and in the order. We search for what you typed.',
    action: 'Search the help',
  },
} as const;
