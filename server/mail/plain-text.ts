import type { MailBody } from './template.ts';

/** What a mail is called that names no sender. */
export const shopName = 'Lampyris';

/** Who sends a mail, on one line. */
export const senderLine = (sender: MailBody['sender']): string =>
  sender ? [sender.name, ...sender.address].join(', ') : shopName;

/** The same words as plain text. */
export const textOf = ({
  title,
  note,
  paragraphs,
  action,
  rows = [],
  after = [],
  reason,
  optOut,
  sender,
}: MailBody): string =>
  [
    title ?? '',
    note ?? '',
    ...paragraphs,
    action ? `${action.label}: ${action.url}` : '',
    rows.map(({ left, right }) => `${left}  ${right}`).join('\n'),
    ...after,
    ['-- ', reason, ...(optOut ? [`${optOut.label}: ${optOut.url}`] : []), senderLine(sender)].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
