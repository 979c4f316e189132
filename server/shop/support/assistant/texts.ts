/** What the assistant says of its own accord. */
export const assistantTexts = {
  unknown: 'I don’t know this one. Someone on our team can answer, and will see what you wrote here.',
  person: 'Someone on our team will answer by email. Press “Talk to a person”, and they’ll see what you wrote here.',
  money:
    'I can’t make decisions about refunds. Our returns page says what we refund, how and when. A person can review your case.',
  unknownFact:
    'This light’s data doesn’t say that, and I don’t guess. Our team can answer, and will see what you wrote here.',
  priceNow: (amount: string, { from, plusTax }: { readonly from: boolean; readonly plusTax: boolean }) =>
    `${from ? 'from ' : ''}${amount} today${plusTax ? ', plus tax' : ''}`,
  offers: (lights: readonly string[]) =>
    `Have a look at ${lights.length > 1 ? 'these' : 'this one'}: ${lights.join('; ')}.`,
  thisPage: 'This page has the details.',
  order: (orderNo: string) => `Order ${orderNo}`,
  status: (orderNo: string, status: string) => `Order ${orderNo}: ${status}. See the order for what happens next.`,
  actions: {
    TRACK: 'Track package',
    RETURN: 'Return something',
    PAIR: 'Connect a light',
    PRICE_DETAILS: 'See price details',
    ORDER_LIST: 'See your orders',
    CONTACT: 'Write to us',
  },
} as const;
