import { fixFields } from '#src/text/form-errors.ts';

/** What the sheet in which a question is written says. */
export const askText = {
  title: 'Ask a question',
  about: (product: string) => `About ${product}. Owners and the shop answer.`,
  lead: 'Owners and the shop answer.',
  question: 'Your question',
  questionHint: (least: number) => `In one sentence, at least ${least} characters`,
  details: 'Details',
  detailsHint: 'Where you use it, what you’ve tried',
  optional: 'optional',
  similar: 'Asked before',
  similarLead: 'One of these may be yours.',
  send: 'Send question',
  sendAnyway: 'Mine is different, send it',
  close: 'Close',
  errors: fixFields,
  missing: (least: number) => `Write at least ${least} characters.`,
  product: 'Which light is it about?',
  productMissing: 'Choose a light.',
  otherProduct: 'Another one: find it and ask on its page',
  sent: {
    PENDING: 'Thanks! We’ll check your question before it goes live.',
    shown: 'Thanks! Your question is live.',
  },
} as const;
