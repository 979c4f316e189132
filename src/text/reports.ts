/** What is said where a text of a shopper is reported. */
export const reportText = {
  lead: 'We look at it and take it away where it breaks our rules.',
  legend: 'What is wrong with it?',
  reasons: {
    SPAM: 'It advertises something',
    OFFENSIVE: 'It insults or threatens',
    PRIVATE_DATA: 'It shows private data',
    OFF_TOPIC: 'It is about something else',
    NOT_GENUINE: 'It is not genuine',
    WRONG: 'It is wrong or dangerous',
  },
  choose: 'Please choose a reason.',
  send: 'Send report',
  close: 'Close',
  sent: 'Thank you. We look at it.',
} as const;

export type ReportReason = keyof typeof reportText.reasons;
