import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import { ticketUnprovedLife } from '#rules/ticket-limits.ts';
import { day } from '#rules/durations.ts';
import type { MailBody, MailTemplate } from '#server/mail/template.ts';
import { sellers } from '../market/seller.ts';

/** The facts of every mail about a ticket. */
export interface TicketMail {
  readonly ticketNo: string;
  readonly site: Site;
  /** As it is shown. */
  readonly subject: string;
  readonly link: string;
  /** Where an answer by mail goes; absent where nothing takes one. */
  readonly replyTo?: string;
  /** Message-IDs of what it follows, the oldest first. */
  readonly thread?: readonly string[];
  readonly answerTime?: number;
  readonly nextTime?: number;
  /** What the shop writes, as it is shown. */
  readonly words?: string;
  readonly pictures?: number;
}

/** Stands above every mail that can be answered: what mail programs quote begins with it. */
export const answerMark = '— Reply above this line —';

const frame = ({ ticketNo, subject, site }: TicketMail) => ({
  subject: `Re: ${subject} [${ticketNo}]`,
  note: `${subject} · ${ticketNo}`,
  reason: 'You’re getting this email because you wrote to us from this address.',
  sender: sellers[site],
});

const answerLine = ({ replyTo }: TicketMail): string =>
  replyTo === undefined
    ? 'To reply, open the conversation.'
    : 'To answer, reply to this email or open the conversation.';

const until = (time: number | undefined, site: Site): string =>
  time === undefined ? '' : ` by ${deadlineText(time, site)}`;

/** Of a mail that can be answered by mail. */
const markOf = ({ replyTo }: TicketMail): Pick<MailBody, 'mark'> => (replyTo === undefined ? {} : { mark: answerMark });

const paragraphsOf = (words: string | undefined): string[] =>
  words === undefined ? [] : words.split(/\n{2,}/).map((text) => text.trim());

const template = (name: string, write: (ticket: TicketMail) => Omit<MailBody, 'reason' | 'subject'>) =>
  ({
    name,
    write: (ticket) => ({ ...frame(ticket), ...write(ticket) }),
    replyTo: ({ replyTo }) => replyTo,
    thread: ({ thread = [] }) => thread,
  }) satisfies MailTemplate<TicketMail>;

const action = ({ link }: TicketMail): NonNullable<MailBody['action']> => ({
  label: 'Open the conversation',
  url: link,
});

const ticketReceived = template('ticketReceived', (ticket) => ({
  ...markOf(ticket),
  title: 'We’ve got your message',
  paragraphs: [`Someone will answer you${until(ticket.answerTime, ticket.site)}.`, answerLine(ticket)],
  action: action(ticket),
}));

const ticketAnswered = template('ticketAnswered', (ticket) => ({
  ...markOf(ticket),
  title: 'We’ve replied',
  paragraphs: [
    ...paragraphsOf(ticket.words),
    ...(ticket.pictures ? [`Pictures in the conversation: ${ticket.pictures}.`] : []),
  ],
  action: action(ticket),
  after: [answerLine(ticket)],
}));

const ticketReminder = template('ticketReminder', (ticket) => ({
  ...markOf(ticket),
  title: 'Did our answer help?',
  paragraphs: [
    'We need your reply before we can continue.',
    'If everything’s solved, there’s nothing to do. We’ll close the conversation.',
  ],
  action: action(ticket),
  after: [answerLine(ticket)],
}));

const ticketResolved = template('ticketResolved', (ticket) => ({
  ...markOf(ticket),
  title: 'Solved',
  paragraphs: [
    ...paragraphsOf(ticket.words),
    `If it isn’t, write to us${until(ticket.nextTime, ticket.site)}, and we’ll pick up where we left off.`,
  ],
  action: { label: 'Tell us how we did', url: ticket.link },
  after: [answerLine(ticket)],
}));

const ticketClosed = template('ticketClosed', (ticket) => ({
  title: 'This conversation is closed',
  paragraphs: [
    'Your last email came after we closed this conversation, so no one will read it. Please start a new one. We’ll look up the rest.',
  ],
  action: { label: 'Write to us', url: ticket.link },
}));

/** Goes to an address that somebody typed: nothing in it is theirs. */
const ticketProof: MailTemplate<Pick<TicketMail, 'site' | 'link'>> = {
  name: 'ticketProof',
  write: ({ site, link }) => ({
    subject: 'Is this your address?',
    paragraphs: [
      'Someone contacted us and gave this address. If it was you, open the link and confirm. Then we’ll answer.',
      `If it wasn’t you, do nothing. We’ll delete the message after ${ticketUnprovedLife / day} days.`,
    ],
    action: { label: 'See the message', url: link },
    reason: 'You’re getting this email, at most once a day, because someone entered this address in our contact form.',
    sender: sellers[site],
  }),
};

/** Goes to whoever wrote to a ticket from another address than its own: nothing in it is of that ticket. */
const ticketWaits: MailTemplate<Pick<TicketMail, 'site'>> = {
  name: 'ticketWaits',
  write: ({ site }) => ({
    subject: 'We couldn’t add your email to the conversation',
    paragraphs: [
      'Your email came from a different address than the one this conversation was started with. Someone on our team will read it, but we can’t be sure it’s from you, so we haven’t added it.',
      'Send it again from the address you first used, or reply in the conversation on our site.',
    ],
    reason: 'You’re getting this email, at most once a day, because we received a message from this address.',
    sender: sellers[site],
  }),
  isAutomatic: true,
};

export const ticketMails = {
  ticketReceived,
  ticketAnswered,
  ticketReminder,
  ticketResolved,
  ticketClosed,
  ticketProof,
  ticketWaits,
};
