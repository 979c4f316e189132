import { fixFields } from './form-errors.ts';

export const orderLookupText = {
  title: 'Track an order',
  lead: 'Checked out as a guest? We’ll email you a link to your order.',
  orderNo: 'Order number',
  orderNoHint: 'For example LUS261121K7Q2MD, in your confirmation email',
  orderNoInvalid: 'An order number has 8 to 24 letters and digits',
  email: 'Email you ordered with',
  emailInvalid: 'Enter the email you ordered with',
  errors: fixFields,
  action: 'Send me the link',
  sentTitle: 'Check your inbox',
  sent: 'If they match we sent a link. It works for 24 hours.',
  again: 'Look up another order',
} as const;
