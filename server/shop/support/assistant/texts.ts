/** What the assistant says of its own accord. */
export const assistantTexts = {
  unknown: 'I do not know this. A person of the shop can answer, and will see what you wrote here.',
  person: 'A person of the shop answers by e-mail. Press “Talk to a person”, and they will see what you wrote here.',
  money:
    'I cannot decide about money. The page about returns says what comes back, how and by when; a person can look at your case.',
  unknownFact:
    'This light’s data doesn’t say that, and I don’t guess. Our team can answer, and will see what you wrote here.',
  priceNow: (amount: string, { from, plusTax }: { readonly from: boolean; readonly plusTax: boolean }) =>
    `${from ? 'from ' : ''}${amount} today${plusTax ? ', plus tax' : ''}`,
  thisPage: 'This page says it exactly.',
  order: (orderNo: string) => `Order ${orderNo}`,
  status: (orderNo: string, status: string) => `Order ${orderNo}: ${status}. Its page says what happens next.`,
  actions: {
    TRACK: 'Track package',
    RETURN: 'Return something',
    PAIR: 'Connect a light',
    PRICE_DETAILS: 'See the price in detail',
    ORDER_LIST: 'See your orders',
    CONTACT: 'Write to us',
  },
} as const;
