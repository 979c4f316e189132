import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { readInbox } from '#server/mail/inbox.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { receiveMail } from './mail-in/receive-mail.ts';
import { guestKeyOf, replyToken } from './ticket-row.ts';

type NewTicket = components['schemas']['NewTicket'];
type Mail = Awaited<ReturnType<typeof readInbox>>['list'][number];

interface Writer {
  readonly member?: TestMember;
  readonly ticketKey?: string;
  readonly clientId?: string;
  readonly key?: string;
}

/** Parts of a mail that a test changes; `body` begins with the headers of its content. */
export interface TestMail {
  readonly from?: string;
  readonly to?: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

export interface TicketShop {
  readonly shop: TestShop;
  readonly api: TestApi;
  member(): Promise<TestMember>;
  write(change?: Partial<NewTicket>, writer?: Writer): ReturnType<typeof send>;
  /** A ticket of a guest whose address is proved. */
  proved(email: string): Promise<{ readonly ticketNo: string; readonly ticketKey: string }>;
  /** Sends the outbox and reads all mail to an address, the newest first. */
  mailTo(address: string): Promise<Mail[]>;
  /** Takes in a mail to a ticket. */
  mailIn(ticketNo: string, mail?: TestMail): ReturnType<typeof receiveMail>;
  status(ticketNo: string): Promise<string | undefined>;
  ops(...words: string[]): Promise<string>;
  close(): Promise<void>;
}

const send = (api: TestApi, change: Partial<NewTicket>, { member, ticketKey, clientId, key }: Writer) =>
  api.call('createTicket', {
    ...(member === undefined ? {} : { token: member.token }),
    clientId: clientId ?? randomUUID(),
    key: key ?? randomUUID(),
    headers: ticketKey === undefined ? {} : { 'ticket-key': ticketKey },
    body: { category: 'PRODUCT', subject: 'The strip flickers', text: 'It flickers at 10 percent.', ...change },
  });

/** A mail as a program would send it. */
export const rawMail = (to: string, { from, headers = [], body, ...rest }: TestMail): Buffer =>
  Buffer.from(
    [
      `From: ${from ?? 'Ada <ada@example.com>'}`,
      `To: ${rest.to ?? to}`,
      'Subject: Re: The strip flickers',
      `Message-ID: <${randomUUID()}@example.com>`,
      'MIME-Version: 1.0',
      ...headers,
      body ?? 'Content-Type: text/plain; charset=utf-8\r\n\r\nIt still flickers.',
    ].join('\r\n'),
  );

/** The shop with its service, and mail that comes in: for tests of tickets. */
export async function openTicketShop(): Promise<TicketShop> {
  const shop = await openTestShop({ seeded: true });
  const api = await openTestApi(shop, handlers);
  const write: TicketShop['write'] = (change = {}, writer = {}) => send(api, change, writer);
  return {
    shop,
    api,
    write,
    member: () => logInMember(shop),
    proved: async (email) => {
      const { data } = await write({ email });
      const ticketKey = guestKeyOf(shop, email);
      const { ticketNo } = data;
      await api.ok('confirmTicket', { headers: { 'ticket-key': ticketKey }, body: { ticketNo, mine: true } });
      return { ticketNo, ticketKey };
    },
    mailTo: async (address) => {
      await relayOutbox(shop, receiversOf(shop.config));
      return (await readInbox(shop, address)).list;
    },
    mailIn: (ticketNo, mail = {}) =>
      receiveMail(shop, rawMail(`support+${replyToken(shop, ticketNo)}@lampyris.example`, mail)),
    status: async (ticketNo) => {
      const row = await shop.db
        .selectFrom('tickets')
        .select('status')
        .where('ticket_no', '=', ticketNo)
        .executeTakeFirst();
      return row?.status;
    },
    ops: async (...words) => {
      const output = await runCommand(shop, words);
      return output instanceof Uint8Array ? Buffer.from(output).toString() : output.join('\n');
    },
    close: async () => {
      await api.close();
      await shop.close();
    },
  };
}
