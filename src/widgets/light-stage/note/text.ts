import { longestNote } from '#rules/light-note.ts';

export const noteText = {
  title: 'Share this light',
  answerTitle: 'Send your light back',
  close: 'Close',
  carries: (setting: string) => `The link opens this lamp: ${setting}.`,
  label: 'Add a message',
  answerLabel: 'Your answer',
  optional: 'optional',
  hint: 'For example: “Our hall tonight. Would you change it?”',
  answerHint: 'For example: “Warmer, please.”',
  refused: `Leave out web addresses, emails and phone numbers, and use up to ${longestNote} characters.`,
  share: 'Share the link',
  note: 'A message with this light',
  quoted: (text: string) => `“${text}”`,
  by: 'From whoever sent you this link, not from us.',
  answer: 'Answer',
  before: 'Show before',
  now: 'Show theirs',
  hide: 'Hide the message',
};
