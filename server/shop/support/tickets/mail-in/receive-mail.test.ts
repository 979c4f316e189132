import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ticketMailsPerDay } from '#rules/ticket-limits.ts';
import { signBody } from '#server/sandboxes/signature.ts';
import { bomb, jpeg } from '../../../media/upload-fixture.ts';
import { openTicketShop, rawMail, type TestMail, type TicketShop } from '../ticket-fixture.ts';
import { replyToken } from '../ticket-row.ts';
import { mailSignatureHeader } from './receive-webhook.ts';

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
    ['nothing but a quote', { body: 'Content-Type: text/plain\r\n\r\n> Which dimmer?\r\n' }],
    [
      'parts in parts in parts',
      {
        body: Array.from(
          { length: 200 },
          (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
        ).join('\r\n'),
      },
    ],
    ['headers without end', { headers: [`X-Long: ${'x'.repeat(400_000)}`] }],
  ])('%s', async (_name, mail) => {
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('IGNORED');
    expect(await thread()).toEqual([]);
  });
});

describe('a mail of somebody', () => {
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
      { from: `=?utf-8?Q?Ada=0D=0ABcc:_eve@evil.example?= <${email}>` },
      'It still flickers.',
    ],
    ['a folded header', { headers: ['X-Note: one\r\n Bcc: eve@evil.example'] }, 'It still flickers.'],
    [
      'another character set',
      {
        body: 'Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nCaf=E9',
      },
      'Café',
    ],
  ])('with %s comes as text', async (_name, mail, text) => {
    const before = (await at.mailTo('eve@evil.example')).length;
    expect(await at.mailIn(ticketNo, { from: email, ...mail })).toBe('ADDED');
    expect(await thread()).toMatchObject([{ from: 'SHOPPER', byMail: true, text }]);
    expect(await at.mailTo('eve@evil.example')).toHaveLength(before);
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
    expect(note).toMatchObject({ from: 'SHOP_NOTE', text: expect.stringContaining('4 files of this mail') });
  });

  it('is cut where it is longer than a message, and says so', async () => {
    const body = `Content-Type: text/plain\r\n\r\n${'word '.repeat(2_000)}`;
    await at.mailIn(ticketNo, { from: email, body });
    const [message, note] = await thread();
    expect(message?.text).toHaveLength(4_001);
    expect(note?.text).toContain('longer than we keep');
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

  it('holds little memory: four arrive at once, and none of more than 16 MB', async () => {
    const raw = mailOf();
    const signature = signBody(secret, raw, at.shop.clock.now());
    const replies = await Promise.all(Array.from({ length: 6 }, () => post(raw, signature)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 503, 503]);
    const large = Buffer.alloc(16 * 1024 * 1024 + 1, 'a');
    expect((await post(large, signBody(secret, large, at.shop.clock.now()))).statusCode).toBe(413);
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
