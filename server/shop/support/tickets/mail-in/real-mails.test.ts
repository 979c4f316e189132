import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTicketShop, type TicketShop } from '../ticket-fixture.ts';
import { replyToken } from '../ticket-row.ts';
import { type Answered, realMails } from './real-mails-fixture.ts';
import { receiveMail } from './receive-mail.ts';

const email = 'mara@example.com';
const words = 'Which dimmer do you have? Please look at its frame.\n\nAnd how many lamps hang on it?';
let at: TicketShop;
let ticketNo = '';
let ticketKey = '';
let answered: Answered;
beforeAll(async () => {
  at = await openTicketShop();
  ({ ticketNo, ticketKey } = await at.proved(email));
  await at.ops('ticket', 'reply', ticketNo, '--text', words);
  const [{ text, html } = { text: '', html: '' }] = await at.mailTo(email);
  answered = { from: email, to: `support+${replyToken(at.shop, ticketNo)}@lampyris.example`, text, html };
});
afterAll(() => at.close());

const thread = async () =>
  (await at.api.ok('getTicket', { headers: { 'ticket-key': ticketKey }, query: { ticketNo } })).messages;

describe('an answer as a mail program writes it', () => {
  it('quotes a mail that begins with our mark', () => {
    expect(answered.text).toMatch(/^— Reply above this line —\n/);
    expect(answered.html).toContain('— Reply above this line —');
  });

  it.each(realMails)('is kept whole, and what it quotes is folded: $program', async ({ own, write }) => {
    expect(await receiveMail(at.shop, write(answered))).toBe('ADDED');
    const message = (await thread()).at(-1);
    expect(message).toMatchObject({ from: 'SHOPPER', byMail: true, text: own });
    const quoted = message?.parts?.filter(({ isQuoted }) => isQuoted).map(({ text }) => text) ?? [];
    for (const word of ['Which dimmer do you have?', 'And how many lamps', 'because you wrote to us'])
      expect(quoted.join('\n').replaceAll(/[\s>]+/g, ' ')).toContain(word);
    expect(await at.ops('ticket', 'show', ticketNo)).toContain('| ');
  });

  it('is answered in its thread', async () => {
    const raw = realMails[0]?.write(answered) ?? Buffer.alloc(0);
    const [, messageId = ''] = /^Message-ID: (\S+)/m.exec(raw.toString()) ?? [];
    await receiveMail(at.shop, raw);
    await at.ops('ticket', 'reply', ticketNo, '--text', 'Thank you.');
    const { payload } = await at.shop.db
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', '%Thank you.%')
      .executeTakeFirstOrThrow();
    expect(payload).toContain(messageId);
  });
});
