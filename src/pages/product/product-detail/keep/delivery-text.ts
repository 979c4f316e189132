export const deliveryText = {
  title: 'Delivery of one piece',
  close: 'Close',
  loading: 'Loading',
  country: 'Deliver to',
  to: (country: string) => `Delivered to ${country}`,
  option: (name: string, price: string) => `${name}: ${price}`,
  free: 'free',
  none: 'We cannot deliver it there.',
  cutoff: (moment: string) => `Order by ${moment}, and it leaves the same day.`,
  note: 'What an order costs to deliver depends on all that is in it. The checkout shows the price before you pay.',
} as const;
