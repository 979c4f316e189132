export const supportHomeText = {
  lead: 'How can we help?',
  description: 'Set up, connect and fix your lights, track an order, return something, or write to a person.',
  own: 'Your lights',
  orders: {
    title: 'About an order',
    track: 'Where is my order?',
    return: 'Return something',
    invoice: 'Get the invoice',
    protection: 'Delivery protection',
    policies: 'Policies',
  },
  topics: 'Topics',
  all: (count: number) => `All ${count} articles`,
  hot: 'Start here',
  closed: (days: string) => `We’re closed on ${days}.`,
} as const;
