import { readFile } from 'node:fs/promises';
import { displayText } from '#rules/text.ts';
import { staffTurn, ticketStatuses } from '#rules/ticket-states.ts';
import { type Command, type CommandInput, option, UsageError, word, timeText } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMedia } from '../../media/own-media.ts';
import { receiveMail } from './mail-in/receive-mail.ts';
import { readParts } from './read-ticket.ts';
import { assignTicket, closeTicket, replyToTicket, resolveByStaff } from './staff-moves.ts';
import type { TicketRow } from './ticket-row.ts';

const listed = 50;
const numberOf = (input: CommandInput): string => word(input, 0, 'The number of the ticket').toUpperCase();

/** @throws UsageError */
async function rowOf({ db }: Pick<ShopContext, 'db'>, ticketNo: string): Promise<TicketRow> {
  const row = await db.selectFrom('tickets').selectAll().where('ticket_no', '=', ticketNo).executeTakeFirst();
  if (!row) throw new UsageError(`There is no ticket ${ticketNo}.`);
  return row;
}

const messagesOf = ({ db }: Pick<ShopContext, 'db'>, ticketNo: string) =>
  db.selectFrom('ticket_messages').selectAll().where('ticket_no', '=', ticketNo).orderBy('seq').execute();

const summary = (row: TicketRow): string =>
  [
    row.ticket_no,
    row.status.padEnd(13),
    row.category.padEnd(8),
    row.site,
    row.answer_time === null ? ' '.repeat(22) : `until ${timeText(row.answer_time)}`,
    displayText(row.subject),
    row.assignee === null ? '' : `(${row.assignee})`,
    row.proved_at === null ? '(address not confirmed)' : '',
  ]
    .join('  ')
    .trimEnd();

/** What a mail quotes has a sign before each line. */
const linesOf = ({ text, isQuoted }: ReturnType<typeof readParts>[number]): string[] =>
  text.split('\n').map((line) => (isQuoted ? `| ${line}` : line));

/** What staff does with one ticket; the answer says how it stands. @throws UsageError where it takes nothing any more */
const command = (
  verb: string,
  usage: string,
  rest: Pick<Command, 'help' | 'options'> & {
    readonly move: (shop: ShopContext, ticketNo: string, input: CommandInput) => Promise<TicketRow>;
  },
): Command => {
  const { move, ...more } = rest;
  return {
    ...more,
    name: `ticket ${verb}`,
    usage: `<ticket>${usage === '' ? '' : ` ${usage}`}`,
    run: async (shop, input) => {
      const ticketNo = numberOf(input);
      const { status } = await rowOf(shop, ticketNo);
      if (status === 'CLOSED' && verb !== 'assign') throw new UsageError(`${ticketNo} is CLOSED and can’t be changed.`);
      const row = await move(shop, ticketNo, input);
      return [`${ticketNo} is ${row.status}`];
    },
  };
};

export const ticketCommands: readonly Command[] = [
  {
    name: 'ticket list',
    usage: '[--status STATUS]',
    help: `the ${listed} tickets waiting for an answer, the most urgent first, or those with a STATUS: ${ticketStatuses.join(', ')}; UNPROVED are those of guests who have not opened their link`,
    options: ['status'],
    run: async ({ db }, { options: { status } }) => {
      const typed = status?.toUpperCase();
      const ticketStatus = ticketStatuses.find((candidate) => candidate === typed);
      if (typed !== undefined && ticketStatus === undefined && typed !== 'UNPROVED')
        throw new UsageError(`No ticket has the status "${status ?? ''}".`);
      const found = db.selectFrom('tickets').selectAll().limit(listed);
      const proved = found.where('proved_at', 'is not', null);
      const query =
        typed === 'UNPROVED'
          ? found.where('proved_at', 'is', null).orderBy('created_at')
          : ticketStatus === undefined
            ? proved.where('status', 'in', staffTurn).orderBy('answer_time')
            : proved.where('status', '=', ticketStatus).orderBy('created_at', 'desc');
      const rows = await query.execute();
      return rows.length === 0 ? ['No tickets.'] : rows.map(summary);
    },
  },
  {
    name: 'ticket show',
    usage: '<ticket>',
    help: 'one ticket with every message, including mail from other addresses',
    run: async (shop, input) => {
      const ticketNo = numberOf(input);
      const row = await rowOf(shop, ticketNo);
      const messages = await messagesOf(shop, ticketNo);
      return [
        summary(row),
        `from ${row.email}${row.account_id === null ? ', a guest' : ''}`,
        ...(row.order_no === null ? [] : [`order ${row.order_no}`]),
        ...(row.model === null ? [] : [`product ${row.model}`]),
        ...(row.rating === null ? [] : [`rated ${row.rating} of 5`]),
        ...messages.flatMap(({ time: at, author, via, sender, text, parts, media }) => [
          '',
          `${timeText(at)}  ${author}${via === 'MAIL' ? ' by mail' : ''}${sender === null ? '' : ` from ${sender}`}`,
          ...(parts === null ? displayText(text).split('\n') : readParts(parts).flatMap(linesOf)),
          ...readMedia(media).map(({ url }) => url),
        ]),
      ];
    },
  },
  command('reply', '--text TEXT', {
    help: 'answer a ticket by email, then wait for the shopper',
    options: ['text'],
    move: (shop, ticketNo, input) => replyToTicket(shop, ticketNo, option(input, 'text')),
  }),
  command('resolve', '[--text TEXT]', {
    help: 'mark a ticket as solved, with a last message if you like; the shopper can reopen it for 30 days',
    options: ['text'],
    move: (shop, ticketNo, { options: { text } }) => resolveByStaff(shop, ticketNo, text),
  }),
  command('close', '', { help: 'close a ticket for good, without an email', move: closeTicket }),
  command('assign', '--to NAME', {
    help: 'assign a ticket to someone',
    options: ['to'],
    move: (shop, ticketNo, input) => assignTicket(shop, ticketNo, option(input, 'to')),
  }),
  {
    name: 'ticket export',
    usage: '<ticket>',
    help: 'one ticket with every message, as JSON',
    run: async (shop, input) => {
      const ticketNo = numberOf(input);
      const ticket = { ...(await rowOf(shop, ticketNo)), messages: await messagesOf(shop, ticketNo) };
      return Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`);
    },
  },
  {
    name: 'ticket mail-in',
    usage: '<file.eml>',
    help: 'process a mail file as if the shop had received it; the local inbox shows which address replies go to',
    run: async (shop, input) => {
      const file = word(input, 0, 'The file');
      const raw = await readFile(file).catch(() => {
        throw new UsageError(`There is no file ${file}.`);
      });
      return [`The mail is ${await receiveMail(shop, raw)}`];
    },
  },
];
