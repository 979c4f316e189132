import { fixFields } from '#src/text/form-errors.ts';

/** What the sheet in which a question is written says. */
export const askText = {
  title: 'Ask a question',
  lead: (product: string) => `About ${product}`,
  question: 'Your question',
  questionHint: (least: number) => `In one sentence, at least ${least} characters`,
  details: 'Details',
  detailsHint: 'Where it stands, what you have tried',
  optional: 'optional',
  similar: 'Asked before',
  similarLead: 'One of these may be yours.',
  send: 'Send question',
  close: 'Close',
  errors: fixFields,
  missing: (least: number) => `Write at least ${least} characters.`,
  product: 'Which light is it about?',
  productSearch: 'Search lights',
  productClear: 'Clear',
  productMissing: 'Choose a light.',
  productNone: 'No light fits these words.',
  sent: {
    PENDING: 'Thank you. We read your question before it is shown.',
    shown: 'Thank you. Your question is shown.',
  },
} as const;
