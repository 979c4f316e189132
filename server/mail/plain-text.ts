import type { MailBody } from './template.ts';

/** What a mail is called that names no sender. */
export const shopName = 'Lampyris';

/** Who sends a mail, on one line. */
export const senderLine = (sender: MailBody['sender']): string =>
  sender ? [sender.name, ...sender.address].join(', ') : shopName;

/** Where a button leads, in words to copy. */
const addressLine = ({ label, url }: NonNullable<MailBody['action']>): string => `${label}: ${url}`;

/** The same words as plain text. */
export const textOf = ({
  mark,
  title,
  note,
  paragraphs,
  action,
  rows = [],
  also,
  after = [],
  reason,
  optOut,
  sender,
}: MailBody): string =>
  [
    mark ?? '',
    title ?? '',
    note ?? '',
    ...paragraphs,
    action ? addressLine(action) : '',
    rows.map(({ left, right }) => `${left}  ${right}`).join('\n'),
    also ? addressLine(also) : '',
    ...after,
    ['-- ', reason, ...(optOut ? [`${optOut.label}: ${optOut.url}`] : []), senderLine(sender)].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
