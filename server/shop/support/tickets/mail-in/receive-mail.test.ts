import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ticketMailsPerDay } from '#rules/ticket-limits.ts';
import { readConfig } from '#server/config.ts';
import type { ShopError } from '#server/contract/shop-error.ts';
import { signBody } from '#server/sandboxes/signature.ts';
import { bomb, jpeg } from '../../../media/upload-fixture.ts';
import { openTicketShop, rawMail, type TestMail, type TicketShop } from '../ticket-fixture.ts';
import { replyToken } from '../ticket-row.ts';
import type { MailReader } from './mail-reader.ts';
import { receiveMail } from './receive-mail.ts';
import { mailSignatureHeader, receiveSignedMail } from './receive-webhook.ts';

const secret = 'a secret of whoever receives our mail';
const email = 'ada@example.com';
let at: TicketShop;
let ticketNo = '';
let ticketKey = '';
beforeAll(async () => {
  at = await openTicketShop();
  at.shop.config.supportMailSecret = secret;
});
beforeEach(async () => {
  at.shop.clock.advance(86_400_000);
  ({ ticketNo, ticketKey } = await at.proved(email));
});
afterAll(() => at.close());

const thread = async () => {
  const headers = { 'ticket-key': ticketKey };
  return (await at.api.ok('getTicket', { headers, query: { ticketNo } })).messages.slice(1);
};
const file = (name: string, type: string, bytes: Buffer | string): string[] => [
  '--b',
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(bytes).toString('base64'),
];
const withFiles = (...files: readonly string[][]): string =>
  [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See here.',
    ...files.flat(),
    '--b--',
    '',
  ].join('\r\n');

describe('a mail of a machine, or to nobody, changes nothing', () => {
  it.each<[string, TestMail]>([
    ['out of office', { headers: ['Auto-Submitted: auto-replied'] }],
    ['a list', { headers: ['Precedence: bulk'] }],
    ['a newsletter', { headers: ['List-Unsubscribe: <mailto:a@example.com>'] }],
    ['a report', { from: 'Mailer-Daemon <MAILER-DAEMON@example.com>' }],
    ['an empty return path', { headers: ['Return-Path: <>'] }],
    ['the shop itself', { from: 'Lampyris <hello@lampyris.example>' }],
    ['a number without its signature', { to: 'support+t0123456789-00000000000000000000000000000000@lampyris.example' }],
    ['no token', { to: 'support@lampyris.example' }],
    ['another domain', { to: 'support+x@evil.example' }],
  ])('%s', async (_name, mail) => {
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('IGNORED');
    expect(await thread()).toEqual([]);
  });
});

describe('a mail that nobody asked for', () => {
  const counting = () => {
    const calls = { times: 0 };
    const reader: MailReader = { read: () => Promise.resolve(void (calls.times += 1)) };
    return { calls, reader };
  };
  const addressOf = () => `support+${replyToken(at.shop, ticketNo)}@lampyris.example`;

  it.each<[string, () => Buffer]>([
    ['to nobody', () => rawMail('support@lampyris.example', { from: email })],
    ['to a number without its signature', () => rawMail(`support+${ticketNo}-${'0'.repeat(32)}@lampyris.example`, {})],
    ['of a machine', () => rawMail(addressOf(), { from: email, headers: ['Auto-Submitted: auto-replied'] })],
    [
      'that names the ticket behind the first 128 kB',
      () => Buffer.from(`From: ${email}\r\n${'X: y\r\n'.repeat(30_000)}To: ${addressOf()}\r\n\r\nHello`),
    ],
  ])('is not read: %s', async (_name, raw) => {
    const { calls, reader } = counting();
    expect(await receiveMail(at.shop, raw(), reader)).toBe('IGNORED');
    expect(calls.times).toBe(0);
  });

  it('is not read where the ticket has had its mails of the day, or has it already', async () => {
    const { calls, reader } = counting();
    const raw = rawMail(addressOf(), { from: 'eve@evil.example' });
    const again = Array.from({ length: ticketMailsPerDay + 5 }, () =>
      rawMail(addressOf(), { from: 'eve@evil.example' }),
    );
    for (const mail of [raw, raw, ...again]) await receiveMail(at.shop, mail, reader);
    expect(calls.times).toBe(ticketMailsPerDay);
  });
});

describe('a mail that cannot be read whole is named, and what could be read is kept', () => {
  it.each<[string, TestMail, string]>([
    [
      'parts in parts in parts',
      {
        body: Array.from(
          { length: 100 },
          (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}`,
        ).join('\r\n'),
      },
      'we can’t read',
    ],
    ['headers without end', { headers: [`X-Long: ${'x'.repeat(400_000)}`] }, 'we can’t read'],
    ['no word', { body: 'Content-Type: text/plain\r\n\r\n' }, 'empty email'],
  ])('%s', async (_name, mail, words) => {
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('ADDED');
    expect(await thread()).toMatchObject([{ from: 'SHOP_NOTE', text: expect.stringContaining(words) }]);
    expect(await at.ops('ticket', 'show', ticketNo)).toContain(words);
  });
});

describe('a mail of somebody', () => {
  it.each<[string, TestMail]>([
    ['two authors', { from: `${email}, eve@evil.example` }],
    ['a group as its author', { from: `Friends: ${email};` }],
    [
      'an author whom the server that took it does not believe',
      { headers: ['Authentication-Results: mx.lampyris.example; spf=pass; dmarc=fail'] },
    ],
  ])('with %s is for staff only', async (_name, mail) => {
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('UNVERIFIED');
    expect(await thread()).toEqual([]);
  });

  it('who is not the shopper is for staff only', async () => {
    expect(await at.mailIn(ticketNo, { from: 'Ada <eve@evil.example>' })).toBe('UNVERIFIED');
    expect(await thread()).toEqual([]);
    expect(await at.status(ticketNo)).toBe('OPEN');
    expect(await at.ops('ticket', 'show', ticketNo)).toContain('UNVERIFIED by mail from eve@evil.example');
  });

  it.each<[string, TestMail, string]>([
    [
      'markup only',
      {
        body: 'Content-Type: text/html\r\n\r\n<p>It <i>hums</i>.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      },
      'It hums.',
    ],
    [
      'tags as text',
      { body: 'Content-Type: text/plain\r\n\r\n<script>alert(1)</script>' },
      '<\u2060script>alert(1)<\u2060/script>',
    ],
    [
      'signs that turn text around',
      { body: 'Content-Type: text/plain; charset=utf-8\r\n\r\nPay \u202Eexe.fdp\u0007\u200B now' },
      'Pay exe.fdp now',
    ],
    [
      'a name with line breaks',
      { from: `=?utf-8?Q?Ada=0D=0ABcc=3A_copy=40evil.example?= <${email}>` },
      'It still flickers.',
    ],
    ['a folded header', { headers: ['X-Note: one\r\n Bcc: copy@evil.example'] }, 'It still flickers.'],
    [
      'another character set',
      {
        body: 'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nCaf=E9',
      },
      'Café',
    ],
  ])('with %s comes as text', async (_name, mail, text) => {
    const before = (await at.mailTo('copy@evil.example')).length;
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('ADDED');
    expect(await thread()).toMatchObject([{ from: 'SHOPPER', byMail: true, text }]);
    expect(await at.mailTo('copy@evil.example')).toHaveLength(before);
  });

  it('keeps pictures, written anew, and says of the other files that they are not kept', async () => {
    const body = withFiles(
      file('lamp.jpg', 'image/jpeg', await jpeg()),
      file('run.exe', 'application/octet-stream', 'MZ…'),
      file('page.jpg', 'image/jpeg', '<svg onload=alert(1)>'),
      file('../../etc/passwd', 'image/png', bomb(50_000, 50_000)),
      file('old.eml', 'message/rfc822', 'From: eve@evil.example\r\n\r\nHello'),
    );
    expect(await at.mailIn(ticketNo, { from: email, body })).toBe('ADDED');
    const [message, note] = await thread();
    expect(message).toMatchObject({ text: 'See here.', media: [{ type: 'IMAGE' }] });
    expect(message?.media[0]?.url).toMatch(/^\/media\/uploads\/[\da-f]{32}\.jpg$/);
    expect(note).toMatchObject({ from: 'SHOP_NOTE', text: expect.stringContaining('4 files of this email') });
  });

  it('is kept whole, however long an answer is, and cut by name only where nobody writes so much', async () => {
    const body = (words: number) => `Content-Type: text/plain\r\n\r\n${'word '.repeat(words)}end`;
    await at.mailIn(ticketNo, { from: email, body: body(10_000) });
    expect((await thread())[0]?.text).toHaveLength(50_003);
    await at.mailIn(ticketNo, { from: email, body: body(30_000) });
    const [, message, note] = await thread();
    expect(message?.text).toHaveLength(99_999);
    expect(note?.text).toContain('too long');
  });

  it.each<[string, string | Buffer, string]>([
    ['named wrongly', Buffer.from('Gr\u00FC\u00DFe, 59 \u0080', 'latin1'), 'Grüße, 59 €'],
    ['not named, in UTF-8', Buffer.from('Grüße, 59 €'), 'Grüße, 59 €'],
    ['not named, in Japanese', '\u001B$B$O$$\u001B(B', 'はい'],
    ['named as Latin, in UTF-8', Buffer.from('Grüße'), 'Grüße'],
  ])('in a character set that is %s', async (name, words, text) => {
    const charset = /not named/.test(name) ? '' : `; charset=${/Latin/.test(name) ? 'iso-8859-1' : 'utf-8'}`;
    const head = rawMail(`support+${replyToken(at.shop, ticketNo)}@lampyris.example`, {
      from: email,
      body: `Content-Type: text/plain${charset}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`,
    });
    expect(await receiveMail(at.shop, Buffer.concat([head, Buffer.from(words)]))).toBe('ADDED');
    expect(await thread()).toMatchObject([{ text }]);
  });

  it('comes from any spelling of the mailbox', async () => {
    expect(await at.mailIn(ticketNo, { from: 'Ada+Lamps@Example.com' })).toBe('ADDED');
  });

  it('from another address says to its writer that it waits, once a day, and says nothing else', async () => {
    const other = `work-${randomUUID()}@example.org`;
    for (let time = 0; time < 2; time += 1) expect(await at.mailIn(ticketNo, { from: other })).toBe('UNVERIFIED');
    await at.mailIn(ticketNo, { from: other, headers: ['Authentication-Results: mx.lampyris.example; dmarc=fail'] });
    const whole = '> Which dimmer?\n> And how many lamps?\n\nA Lutron.';
    const body = `Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\n${whole}\r\n--b\r\nContent-Type: application/pdf\r\n\r\nx\r\n--b--`;
    await at.mailIn(ticketNo, { from: other, body });
    const shown = await at.ops('ticket', 'show', ticketNo);
    for (const line of ['| > Which dimmer?', 'A Lutron.']) expect(shown).toContain(line);
    const mails = await at.mailTo(other);
    expect(mails).toMatchObject([{ subject: 'We couldn’t add your email to the conversation' }]);
    for (const word of [ticketNo, 'flickers', email]) expect(JSON.stringify(mails)).not.toContain(word);
  });

  it('over the count of a day is named in the thread, once', async () => {
    for (let time = 0; time < ticketMailsPerDay + 3; time += 1) await at.mailIn(ticketNo, { from: email });
    const notes = (await thread()).filter(({ from }) => from === 'SHOP_NOTE');
    expect(notes).toMatchObject([{ text: expect.stringContaining('more emails today') }]);
  });

  it('counts so many a day: more are a loop', async () => {
    const outcomes: string[] = [];
    for (let time = 0; time < ticketMailsPerDay + 5; time += 1) {
      outcomes.push(await at.mailIn(ticketNo, { from: 'eve@evil.example' }));
    }
    expect(outcomes.filter((outcome) => outcome === 'UNVERIFIED')).toHaveLength(ticketMailsPerDay);
    expect(outcomes.slice(-5)).toEqual(Array.from({ length: 5 }, () => 'IGNORED'));
  });
});

describe('a mail that is handed over', () => {
  const post = (raw: Buffer, signature: string | undefined) =>
    at.api.app.inject({
      method: 'POST',
      url: '/app-mall/v1/support/ticket/mail-in',
      headers: {
        'content-type': 'message/rfc822',
        ...(signature === undefined ? {} : { [mailSignatureHeader]: signature }),
      },
      payload: raw,
    });
  const mailOf = () => rawMail(`support+${replyToken(at.shop, ticketNo)}@lampyris.example`, { from: email });

  it('is taken once where it is signed, byte by byte', async () => {
    const raw = Buffer.concat([mailOf(), Buffer.from([0xff, 0xfe, 0x80])]);
    const signature = signBody(secret, raw, at.shop.clock.now());
    expect((await post(raw, signature)).json()).toMatchObject({ data: { outcome: 'ADDED' } });
    expect((await post(raw, signature)).json()).toMatchObject({ data: { outcome: 'REPEATED' } });
    const again = await Promise.all(Array.from({ length: 4 }, () => post(raw, signature)));
    expect(again.map((reply) => reply.json().data.outcome)).toEqual(Array.from({ length: 4 }, () => 'REPEATED'));
    expect(await thread()).toHaveLength(1);
  });

  const deliver = (source: Readable, headers: Readonly<Record<string, string>>, ip: string) =>
    receiveSignedMail(at.shop, { source, headers, ip });
  /** A network from which nothing has come yet. */
  let networks = 0;
  const newNetwork = () => `2001:db8:${(networks += 1).toString(16)}::1`;
  const signed = (raw: Buffer) => ({ [mailSignatureHeader]: signBody(secret, raw, at.shop.clock.now()) });

  it('takes its place among few, of its network alone until one was genuine, and none of more than 16 MB', async () => {
    const raw = mailOf();
    const ip = newNetwork();
    const atOnce = async () => {
      const replies = await Promise.allSettled(
        Array.from({ length: 6 }, () => deliver(Readable.from([raw]), signed(raw), ip)),
      );
      return replies.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await atOnce()).toBe(1);
    expect(await atOnce()).toBe(4);
    const large = Buffer.alloc(16 * 1024 * 1024 + 1, 'a');
    expect((await post(large, signBody(secret, large, at.shop.clock.now()))).statusCode).toBe(413);
  });

  it('comes through while strangers with signatures of the right form dribble', async () => {
    const raw = mailOf();
    const senderIp = newNetwork();
    await deliver(Readable.from([raw]), signed(raw), senderIp);
    const wrong = { [mailSignatureHeader]: `t=${at.shop.clock.now()},v1=${'0'.repeat(64)}` };
    const dribbling = Array.from({ length: 5 }, () => ({ source: new PassThrough(), ip: newNetwork() }));
    const ends = dribbling.map(({ source, ip }) => deliver(source, wrong, ip).catch((error: ShopError) => error));
    for (let time = 0; time < 4; time += 1) {
      const next = mailOf();
      expect(await deliver(Readable.from([next]), signed(next), senderIp)).toEqual({ outcome: 'ADDED' });
    }
    for (const { source } of dribbling) source.destroy();
    const statuses = (await Promise.all(ends)).map((end) => 'httpStatus' in end && end.httpStatus);
    expect(statuses).toEqual([400, 400, 400, 503, 503]);
  });

  it('is refused before a byte of it is read where the signature has another form or is too old', async () => {
    const source = new Readable({
      read: () => {
        throw new Error('It was read.');
      },
    });
    for (const signature of [
      `t=${at.shop.clock.now()},v1=00`,
      signBody(secret, '', at.shop.clock.now() - 6 * 60_000),
    ]) {
      await expect(deliver(source, { [mailSignatureHeader]: signature }, newNetwork())).rejects.toMatchObject({
        httpStatus: 403,
      });
    }
  });

  it('has to arrive at a least speed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const source = new PassThrough();
    source.write('From: ada@example.com');
    const raw = mailOf();
    const end = deliver(source, signed(raw), newNetwork());
    const refused = expect(end).rejects.toMatchObject({ httpStatus: 408 });
    vi.advanceTimersByTime(4_000);
    vi.useRealTimers();
    await refused;
  });

  it('is no fault of the shop where its sender hangs up', async () => {
    const source = new PassThrough();
    source.write('From: ada@example.com');
    const end = deliver(source, signed(mailOf()), newNetwork());
    source.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    await expect(end).rejects.toMatchObject({ code: 'BAD_REQUEST', httpStatus: 400 });
  });

  it('comes from where its operator says, and from nowhere else', async () => {
    const raw = mailOf();
    at.shop.config.supportMailNetworks = readConfig({
      SUPPORT_MAIL_NETWORKS: '192.0.2.0/24, 2001:db8:5::/48',
    }).supportMailNetworks;
    const outcomes = ['192.0.2.9', '2001:db8:5::9', '203.0.113.9', '2001:db8:6::9', 'unknown'].map((ip) =>
      deliver(Readable.from([raw]), signed(raw), ip).then(
        ({ outcome }) => outcome,
        ({ httpStatus }: ShopError) => httpStatus,
      ),
    );
    const seen = await Promise.all(outcomes);
    at.shop.config.supportMailNetworks = undefined;
    expect(seen.toSorted()).toEqual([403, 403, 403, 'ADDED', 'REPEATED']);
  });

  it.each<[string, (raw: Buffer) => string | undefined]>([
    ['not signed', () => undefined],
    ['signed by somebody else', (raw) => signBody('another secret', raw, at.shop.clock.now())],
    ['signed for other bytes', () => signBody(secret, Buffer.from('other'), at.shop.clock.now())],
    ['signed too long ago', (raw) => signBody(secret, raw, at.shop.clock.now() - 6 * 60_000)],
    ['signed by nonsense', () => `t=${randomUUID()},v1=0`],
  ])('is refused where it is %s', async (_name, sign) => {
    const raw = mailOf();
    expect((await post(raw, sign(raw))).statusCode).toBe(403);
    expect(await thread()).toEqual([]);
  });

  it('is refused by a shop without a secret, whoever signs it', async () => {
    const { supportMailSecret } = at.shop.config;
    at.shop.config.supportMailSecret = undefined;
    const raw = mailOf();
    expect((await post(raw, signBody('', raw, at.shop.clock.now()))).statusCode).toBe(403);
    at.shop.config.supportMailSecret = supportMailSecret;
  });
});
