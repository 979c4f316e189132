export const supportHomeText = {
  title: 'How can we help?',
  description: 'Set up, connect and mend your lights, follow an order, send something back, or write to a person.',
  own: 'Your lights',
  orders: {
    title: 'About an order',
    track: 'Where is my order?',
    return: 'Send something back',
    invoice: 'Get the invoice',
    protection: 'Delivery protection',
    policies: 'Policies',
  },
  topics: 'Topics',
  all: (count: number) => `All ${count} articles`,
  hot: 'Start here',
  closed: (days: string) => `Nobody answers on ${days}.`,
} as const;
