import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Money } from '#rules/money.ts';
import { withTransaction } from '../db/transaction.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { inboxPage } from './inbox-page.ts';
import { readInbox } from './inbox.ts';
import type { Mail, OrderMail } from './mail.ts';
import { postOffice } from './post-office.ts';
import { mailKind, sendMail } from './send-mail.ts';
import { mailAttachments, mailContent, mailHeaders } from './templates.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const hostile = '<img src=x onerror=alert(1)>"\'&';
const order: OrderMail = {
  orderNo: 'LUS261121K7Q2MD',
  site: 'US',
  link: 'https://shop.example/order/detail?orderNo=LUS261121K7Q2MD',
  lines: [{ title: hostile, options: 'Brass', quantity: 2, total: usd(12_900) }],
  shipping: usd(0),
  tax: usd(935),
  taxIncluded: false,
  total: usd(13_835),
};
const code: Mail = { to: 'ada@example.com', template: 'verificationCode', facts: { code: '042917', minutes: 10 } };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the local inbox', () => {
  it('receives a mail once, however often it is delivered', async () => {
    await withTransaction(shop, 'durable', (tx) => sendMail(shop, tx, code));
    const receive = postOffice(shop.config);
    await relayOutbox(shop, { [mailKind]: receive });
    await receive(shop, code, (await readInbox(shop, undefined)).list[0]?.id ?? '');
    const { list } = await readInbox(shop, 'Ada@example.com');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ to: 'ada@example.com', subject: '042917 is your Lampyris code' });
    expect(await readInbox(shop, 'bob@example.com')).toEqual({ list: [] });
  });

  it('is closed in production', async () => {
    const production = { ...shop, config: { ...shop.config, mode: 'production' as const } };
    await expect(readInbox(production, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('shows mail as text, whatever stands in it', () => {
    const page = inboxPage(
      [{ id: '1', to: hostile, subject: hostile, text: hostile, html: hostile, time: 0 }],
      'n0nce',
    );
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(page).toContain('<style nonce="n0nce">');
  });
});

describe('the letters', () => {
  const letters: Mail[] = [
    code,
    { to: 'a@b.c', template: 'orderPlaced', facts: { ...order, payBefore: Date.UTC(2026, 10, 21, 18, 30) } },
    { to: 'a@b.c', template: 'orderPaid', facts: order },
    { to: 'a@b.c', template: 'orderShipped', facts: { ...order, carrier: 'UPS', trackingNo: '1Z9' } },
    { to: 'a@b.c', template: 'orderCancelled', facts: { ...order, reason: 'You cancelled it.' } },
    { to: 'a@b.c', template: 'orderRefunded', facts: { ...order, refund: usd(100) } },
    {
      to: 'a@b.c',
      template: 'deletionAsked',
      facts: { effectiveTime: Date.UTC(2026, 11, 5), site: 'EU', link: order.link },
    },
    { to: 'a@b.c', template: 'deletionCancelled', facts: { link: order.link } },
    { to: 'a@b.c', template: 'accountDeleted', facts: { ordersKept: 2 } },
    { to: 'a@b.c', template: 'guestOrderLink', facts: { orderNo: order.orderNo, link: order.link, hours: 24 } },
  ];

  it.each(letters)('$template says the same as text and as markup, and lets no title in as markup', (mail) => {
    const { subject, text, html } = mailContent(mail);
    expect(subject.length).toBeGreaterThan(5);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/undefined|\[object/);
    expect(text).not.toMatch(/undefined|\[object/);
    if ('link' in mail.facts) expect(text).toContain(mail.facts.link);
  });

  it('tells the time to pay in the time of the market', () => {
    expect(mailContent(letters[1] ?? code).text).toContain('21 November 2026 at 13:30');
  });

  it('writes the amounts of an order', () => {
    const { text } = mailContent(letters[2] ?? code);
    expect(text).toContain('Brass  $129.00');
    expect(text).toContain('Total  $138.35');
    expect(text).toContain('Delivery  Free');
  });
});

describe('real mail', () => {
  it('arrives over SMTP as text and markup with the id of the outbox entry', async () => {
    const received: Promise<Email>[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(PostalMime.parse(Buffer.concat(chunks)));
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const config = { ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}`, publicOrigin: 'https://shop.example' };
    await postOffice(config)(
      shop,
      { to: 'ada@example.com', template: 'orderPaid', facts: order } satisfies Mail,
      '01OUTBOX',
    );
    const [mail] = await Promise.all(received);
    await new Promise<void>((closed) => server.close(() => closed()));
    expect(mail).toMatchObject({
      from: { name: 'Lampyris', address: 'hello@lampyris.example' },
      to: [{ address: 'ada@example.com' }],
      subject: 'Your order LUS261121K7Q2MD is paid',
      messageId: '<01OUTBOX@shop.example>',
    });
    expect(mail?.text).toContain('$138.35');
    expect(mail?.html).toContain('<h1>');
  });
});

describe('a copy of what the shop holds', () => {
  const held: Mail = { to: 'ada@example.com', template: 'dataExport', facts: { jobId: 'A-1', json: '{"cart":[]}' } };

  it('is a file of JSON beside the mail, not a part of its text', () => {
    expect(mailContent(held).text).not.toContain('cart');
    expect(mailAttachments(held)).toEqual([
      { name: 'lampyris-A-1.json', type: 'application/json', text: '{"cart":[]}' },
    ]);
    expect(mailAttachments(code)).toEqual([]);
  });

  it('lies in the local inbox with its mail', async () => {
    await postOffice(shop.config)(shop, held, '01EXPORT');
    const { list } = await readInbox(shop, held.to);
    expect(list.find(({ id }) => id === '01EXPORT')?.attachments).toEqual(mailAttachments(held));
    expect(inboxPage(list, 'n0nce')).toContain('{&quot;cart&quot;:[]}');
  });
});

describe('mail that nobody has to get', () => {
  const unsubscribe = {
    page: 'https://shop.example/order/unsubscribe?token=t',
    oneClick: 'https://shop.example/x?token=t',
  };
  const back: Mail = {
    to: 'ada@example.com',
    template: 'stockBack',
    facts: { title: 'Dome', link: 'https://shop.example/', unsubscribe },
  };

  it('carries the way out, for people and for their programs', () => {
    expect(mailHeaders(back)).toEqual({
      'List-Unsubscribe': '<https://shop.example/x?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mailContent(back).text).toContain(unsubscribe.page);
  });

  it('is no mail about an order or an account', () => {
    expect(mailHeaders(code)).toEqual({});
  });
});
