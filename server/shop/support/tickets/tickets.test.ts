import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { ticketsPerDay } from '#rules/ticket-limits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { testClient } from '#server/testing/test-member.ts';
import { storeUpload } from '../../media/store-upload.ts';
import { arrivalOf, png } from '../../media/upload-fixture.ts';
import { countTicket } from './count-limits.ts';
import { forgetOldTickets, runTicketClock } from './ticket-clock.ts';
import { openTicketShop, type TicketShop } from './ticket-fixture.ts';
import { guestKeyOf } from './ticket-row.ts';

let at: TicketShop;
beforeAll(async () => {
  at = await openTicketShop();
});
afterAll(() => at.close());

const picture = async () => {
  const draftId = randomUUID();
  const { mediaId, url } = await storeUpload(at.shop, { draftId }, arrivalOf(await png()));
  return { media: { draftId, mediaIds: [mediaId] }, url };
};
const keyed = (key: string) => ({ headers: { 'ticket-key': key } });

describe('a guest', () => {
  it('proves the address by a mail that says nothing a stranger wrote, and is answered', async () => {
    const email = 'ada@example.com';
    const { media, url } = await picture();
    const text = 'Look: <b>it</b> flickers 💡 at http://phish.example';
    const { data } = await at.write({ email, text, media });
    expect(data).toMatchObject({ state: 'VERIFY', emailMasked: 'a•••@example.com' });
    const { ticketNo } = data;
    const [proof] = await at.mailTo(email);
    expect(proof?.subject).toBe('Is this your address?');
    for (const word of ['flickers', 'phish', ticketNo]) expect(JSON.stringify(proof)).not.toContain(word);

    const query = { ticketNo };
    expect(await at.api.call('getTicket', { query })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.ops('ticket', 'list')).not.toContain(ticketNo);
    await expect(at.ops('ticket', 'reply', ticketNo, '--text', 'Hello')).rejects.toThrow('isn’t confirmed');

    const key = /#key=([\w-]+)/.exec(proof?.text ?? '')?.[1] ?? '';
    expect(await at.api.ok('getTicket', { query, ...keyed(key) })).toMatchObject({ actions: ['CONFIRM'] });
    await at.api.ok('confirmTicket', { ...keyed(key), body: { ticketNo, mine: true } });
    const [received] = await at.mailTo(email);
    expect(received).toMatchObject({ subject: `Re: The strip flickers [${ticketNo}]` });
    expect(received?.replyTo).toMatch(/^support\+t[0-9a-z]{10}-[0-9a-f]{32}@lampyris\.example$/);

    const { messages } = await at.api.ok('getTicket', { query, ...keyed(key) });
    expect(messages).toMatchObject([
      { from: 'SHOPPER', text: 'Look: <\u2060b>it<\u2060/b> flickers 💡 at http://phish.example', media: [{ url }] },
    ]);
    await at.ops('ticket', 'reply', ticketNo, '--text', 'Which dimmer do you have?');
    expect((await at.mailTo(email))[0]?.text).toContain('Which dimmer do you have?');
    const list = await at.api.ok('listTickets', keyed(key));
    expect(list.list).toMatchObject([{ ticketNo, status: 'WAITING_USER', unread: 1 }]);
    await at.api.ok('markTicketRead', { ...keyed(key), body: { ticketNo } });

    expect(await at.mailIn(ticketNo, { from: 'ADA@example.com' })).toBe('ADDED');
    const answered = await at.api.ok('getTicket', { query, ...keyed(key) });
    expect(answered).toMatchObject({ status: 'WAITING_STAFF', unread: 0 });
    expect(answered.messages.at(-1)).toMatchObject({ from: 'SHOPPER', byMail: true, text: 'It still flickers.' });
    await at.ops('ticket', 'resolve', ticketNo, '--text', 'A new one is on its way.');
    const rated = await at.api.ok('rateTicket', { ...keyed(key), body: { ticketNo, rating: 5 } });
    expect(rated).toMatchObject({ status: 'RESOLVED', rating: 5, actions: ['REPLY', 'REOPEN', 'RATE'] });
    expect(await at.api.ok('reopenTicket', { ...keyed(key), body: { ticketNo } })).toMatchObject({
      status: 'WAITING_STAFF',
    });
  });

  it('gets one neutral mail a day, whoever asks how often, and with the key none', async () => {
    const email = 'victim@example.com';
    for (let time = 0; time < 4; time += 1) await at.write({ email });
    expect(await at.mailTo(email)).toHaveLength(1);
    at.shop.clock.advance(day);
    await at.write({ email });
    expect(await at.mailTo(email)).toHaveLength(2);
    const ticketKey = guestKeyOf(at.shop, email);
    expect(await at.write({ email }, { ticketKey })).toMatchObject({ data: { state: 'SENT' } });
    expect((await at.mailTo(email)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Re: /));
  });

  it('says that it is not theirs, and it is forgotten; so is what nobody proves', async () => {
    const email = 'other@example.com';
    const ticketKey = guestKeyOf(at.shop, email);
    const { data: mine } = await at.write({ email });
    const { data: alien } = await at.write({ email });
    const say = (key: string) =>
      at.api.call('confirmTicket', { ...keyed(key), body: { ticketNo: alien.ticketNo, mine: false } });
    expect(await say(guestKeyOf(at.shop, 'ada@example.com'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await say(ticketKey)).toMatchObject({ status: 200 });
    expect(await at.status(alien.ticketNo)).toBeUndefined();
    at.shop.clock.advance(8 * day);
    await forgetOldTickets(at.shop);
    expect(await at.status(mine.ticketNo)).toBeUndefined();
  });
});

describe('a member', () => {
  it('is confirmed at once, sent twice it is one ticket, and sees how many are unread', async () => {
    const member = await at.member();
    const key = randomUUID();
    const answers = await Promise.all([at.write({}, { member, key }), at.write({}, { member, key })]);
    const [ticketNo = ''] = new Set(answers.map(({ data }) => data.ticketNo));
    expect(answers.every(({ data }) => data.ticketNo === ticketNo && data.state === 'SENT')).toBe(true);
    expect(await at.mailTo(member.email)).toHaveLength(1);
    await at.ops('ticket', 'reply', ticketNo, '--text', 'Hello');
    const { token } = member;
    expect(await at.api.ok('getUserInfo', { token })).toMatchObject({ unreadTickets: 1 });
    const { token: stranger } = await at.member();
    expect(await at.api.call('getTicket', { token: stranger, query: { ticketNo } })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await at.api.ok('listTickets', { token: stranger })).total).toBe(0);
  });

  it('brings along what was said to the assistant, and nobody else does', async () => {
    const [member, other] = [await at.member(), await at.member()];
    const body = { text: 'Where is my order?', context: { path: '/support' } };
    const { sessionId } = await at.api.ok('askAssistant', { token: member.token, body });
    const froms = async (who: typeof member) => {
      const { data } = await at.write({ sessionId }, { member: who });
      const query = { ticketNo: data.ticketNo };
      return (await at.api.ok('getTicket', { token: who.token, query })).messages.map(({ from }) => from);
    };
    expect(await froms(member)).toEqual(['SHOPPER', 'ASSISTANT', 'SHOPPER']);
    expect(await froms(other)).toEqual(['SHOPPER']);
  });

  it('shows no picture that is of another draft, or shown already', async () => {
    const member = await at.member();
    const { media } = await picture();
    expect(await at.write({ media: { ...media, draftId: randomUUID() } }, { member })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await at.write({ media }, { member })).toMatchObject({ status: 200 });
    expect(await at.write({ media }, { member })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is reminded twice, then it is solved and closed, and refused clearly', async () => {
    const member = await at.member();
    const { data } = await at.write({}, { member });
    await at.ops('ticket', 'reply', data.ticketNo, '--text', 'Hello');
    const seen: unknown[] = [];
    for (const days of [3, 4, 14, 30]) {
      at.shop.clock.advance(days * day - 1);
      await runTicketClock(at.shop);
      const before = await at.status(data.ticketNo);
      at.shop.clock.advance(1);
      await runTicketClock(at.shop);
      seen.push([before, await at.status(data.ticketNo), (await at.mailTo(member.email)).length]);
    }
    expect(seen).toEqual([
      // Received, answered and the first reminder.
      ['WAITING_USER', 'WAITING_USER', 3],
      ['WAITING_USER', 'WAITING_USER', 4],
      ['WAITING_USER', 'RESOLVED', 5],
      ['RESOLVED', 'CLOSED', 5],
    ]);
    await expect(at.ops('ticket', 'reply', data.ticketNo, '--text', 'Hello')).rejects.toThrow('is CLOSED');
    expect(await at.mailIn(data.ticketNo, { from: member.email })).toBe('IGNORED');
    expect((await at.mailTo(member.email))[0]?.text).toContain('This conversation is closed');
  });
});

describe('limits', () => {
  const write = (email: string) => () => at.write({ email }, { ticketKey: guestKeyOf(at.shop, email) });

  it('let exactly five of fifty parallel tickets of one address through', async () => {
    const email = 'crowd@example.com';
    await at.proved(email);
    const answers = await Promise.all(Array.from({ length: 50 }, write(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['TICKET_RATE']));
    // What strangers write in the name of an address takes nothing from its owner, and the other way round.
    expect(await at.write({ email })).toMatchObject({ status: 200 });
  });

  it('let exactly twenty of fifty people of one network through, and as many again on the next day', async () => {
    const shop = { ...at.shop, config: { ...at.shop.config, rateLimits: true } };
    const client = { ...testClient, type: 6, ip: '192.0.2.7' };
    const count = (id: string) =>
      withTransaction(shop, 'durable', (tx) => countTicket(shop, tx, `${id}@example.com`, { ...client, id })).then(
        () => true,
        () => false,
      );
    const day1 = await Promise.all(Array.from({ length: 50 }, () => count(randomUUID())));
    expect(day1.filter(Boolean)).toHaveLength(ticketsPerDay.network);
    at.shop.clock.advance(day);
    expect(await count(randomUUID())).toBe(true);
  });

  it('are passed by a control that counts first and writes then', async () => {
    const { db, clock, newId } = at.shop;
    const subject = newId();
    const naive = async (): Promise<boolean> => {
      const { count } = await db
        .selectFrom('ticket_mails')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('mail_id', 'like', `${subject}%`)
        .executeTakeFirstOrThrow();
      if (Number(count) >= 5) return false;
      await db
        .insertInto('ticket_mails')
        .values({ mail_id: `${subject}${newId()}`, created_at: clock.now() })
        .execute();
      return true;
    };
    const passed = await Promise.all(Array.from({ length: 50 }, naive));
    expect(passed.filter(Boolean).length).toBeGreaterThan(5);
  });
});
