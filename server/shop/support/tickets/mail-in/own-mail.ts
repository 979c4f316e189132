import { displayText } from '#rules/text.ts';
import { shopName, textOf } from '#server/mail/plain-text.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sellers } from '../../../market/seller.ts';
import { answerMark, ticketMails } from '../../mails.ts';
import { factsOf } from '../mail-facts.ts';
import type { TicketRow } from '../ticket-row.ts';
import type { OwnMail } from './fold-quotes.ts';

/** Answers of the shop that a quote is looked for in, the newest. */
const mostAnswers = 20;

const { ticketReceived, ticketAnswered, ticketReminder, ticketResolved, ticketClosed } = ticketMails;
const answerable = [ticketReceived, ticketAnswered, ticketReminder, ticketResolved, ticketClosed];

/** What our mails about a ticket say, with the answers that they brought. */
export async function readOwnMail(shop: ShopContext, row: TicketRow): Promise<OwnMail> {
  const answers = await shop.db
    .selectFrom('ticket_messages')
    .select('text')
    .where('ticket_no', '=', row.ticket_no)
    .where('author', '=', 'SHOP')
    .orderBy('seq', 'desc')
    .limit(mostAnswers)
    .execute();
  const facts = factsOf(shop, row);
  const linesAt = (time: number): string[] =>
    answerable.flatMap(({ write }) => textOf(write({ ...facts, answerTime: time, nextTime: time })).split('\n'));
  const lines = linesAt(0);
  const others = linesAt(shop.clock.now());
  const { host, pathname } = new URL(facts.link);
  const { supportMail, mailFrom } = shop.config;
  const [, fromName = '', fromAddress = mailFrom] = /^(.*)<([^<>]*)>/.exec(mailFrom) ?? [];
  return {
    mark: answerMark,
    words: [...answers.map(({ text }) => displayText(text)), ...lines, host + pathname, shopName],
    beginnings: lines.flatMap((line, at) => (line === others[at] ? [] : [commonBeginning(line, others[at] ?? '')])),
    names: [
      shopName,
      fromName.trim(),
      fromAddress,
      supportMail.replace(/@.*$/, '+'),
      supportMail,
      sellers[row.site].email,
    ]
      .filter((name) => name !== '')
      .map((name) => name.toLowerCase()),
  };
}

/** Up to the first word that differs: a date. */
function commonBeginning(one: string, other: string): string {
  const words = one.split(' ');
  const others = other.split(' ');
  return words
    .slice(
      0,
      words.findIndex((word, at) => word !== others[at]),
    )
    .join(' ');
}
