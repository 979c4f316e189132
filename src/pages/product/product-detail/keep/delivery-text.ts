export const deliveryText = {
  title: 'Delivery for one',
  close: 'Close',
  loading: 'Loading',
  country: 'Deliver to',
  to: (country: string) => `Delivered to ${country}`,
  option: (name: string, price: string) => `${name}: ${price}`,
  free: 'free',
  none: 'We can’t deliver it there.',
  cutoff: (moment: string) => `Order by ${moment}, and it ships the same day.`,
  note: 'The price depends on everything in your order. You’ll see it at checkout before you pay.',
} as const;
