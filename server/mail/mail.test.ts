import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spelled } from '#rules/by-site.ts';
import { sites } from '#rules/markets.ts';
import { withTransaction } from '../db/transaction.ts';
import { PermanentRefusal, relayOutbox } from '../jobs/relay-outbox.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { inboxPage, mailDocument } from './inbox-page.ts';
import { openMail, readInbox, searchInbox } from './inbox.ts';
import { accountMails } from '../shop/account/mails.ts';
import { invoiceMails } from '../shop/invoices/mails.ts';
import { communityMails } from '../shop/community/mails.ts';
import { checkoutMails } from '../shop/checkout/mails.ts';
import { shopMails } from '../shop/mails.ts';
import { type OrderMail, orderMails } from '../shop/orders/mails.ts';
import { coinMails } from '../shop/coins/mails.ts';
import { promotionMails } from '../shop/promotions/mails.ts';
import { stockMails } from '../shop/stock/mails.ts';
import { names } from '../pdf/names-fixture.ts';
import { everyMail, orderFacts, render } from './every-mail-fixture.ts';
import { mailer } from './mailer.ts';
import { mailKind, sendMail } from './send-mail.ts';

const hostile = '<img src=x onerror=alert(1)>"\'&';
const sample = { title: hostile };
const order = orderFacts(sample);
const answered = { title: 'Is it warm?', answer: 'It is', link: 'https://shop.example/faq/detail' };
const code = { code: '042917', minutes: 10, scene: 'RESET' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('the local inbox', () => {
  it('receives a mail once, however often it is delivered', async () => {
    const mail = { to: 'ada@example.com', template: accountMails.verificationCode, facts: code };
    await withTransaction(shop, 'durable', (tx) => sendMail(shop, tx, mail));
    const receive = mailer(shop.config, shopMails);
    await relayOutbox(shop, { [mailKind]: receive });
    await receive(
      shop,
      { ...mail, template: 'verificationCode' },
      (await readInbox(shop, undefined)).list[0]?.id ?? '',
    );
    const { list } = await readInbox(shop, 'Ada@example.com');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      to: 'ada@example.com',
      subject: '042917 is your code to set a new password at Lampyris',
    });
    expect(await readInbox(shop, 'bob@example.com')).toEqual({ list: [] });
  });

  it('is closed in production', async () => {
    const production = { ...shop, config: { ...shop.config, mode: 'production' as const } };
    await expect(readInbox(production, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lets nothing of a mail into its own page, and makes addresses of a text links', () => {
    const entry = { id: '1', to: hostile, subject: hostile, time: 0 };
    const opened = {
      ...entry,
      replyTo: hostile,
      text: `${hostile} https://shop.example/?a=1&b=2 javascript:alert(1)`,
      html: hostile,
      attachments: [{ name: hostile, type: 'text/plain', text: hostile }],
    };
    const pages = (['html', 'plain', 'text'] as const).map((body) =>
      inboxPage({ entries: [entry], words: hostile, opened, body }, 'n0nce'),
    );
    for (const page of pages) {
      expect(page).not.toContain('<img');
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
      expect(page).toContain('<style nonce="n0nce">');
      expect(page).not.toContain('href="javascript');
    }
    expect(pages[2]).toContain('href="https://shop.example/?a=1&amp;b=2"');
    expect(mailDocument({ html: '<html><head></head></html>' })).toBe(
      '<html><head><base target="_blank" /></head></html>',
    );
  });

  it('is searched by address, subject and text, and takes signs of a pattern as signs', async () => {
    const mailed = (to: string, digits: string) => ({
      to,
      template: 'verificationCode',
      facts: { ...code, code: digits },
    });
    const receive = mailer(shop.config, shopMails);
    await receive(shop, mailed('search_one@example.com', '111111'), '01ONE');
    await receive(shop, mailed('searchXone@example.com', '222222'), '01TWO');
    const found = async (words: string) => (await searchInbox(shop, words)).map(({ id }) => id).toSorted();
    expect(await found('SEARCH_ONE')).toEqual(['01ONE']);
    expect(await found('222222')).toEqual(['01TWO']);
    expect(await found('100%')).toEqual([]);
    expect(await openMail(shop, '01TWO')).toMatchObject({ to: 'searchXone@example.com', attachments: [] });
    await expect(openMail(shop, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the emails of the shop', () => {
  const mails = everyMail(sample);

  it('are tried one and all', () => {
    expect(mails.map(({ template }) => template).toSorted()).toEqual(shopMails.map(({ name }) => name).toSorted());
  });

  it.each(mails)('$template has no word of another market', ({ facts, subject, text }) => {
    const said = `${subject} ${text}`;
    const readers = sites.filter((site) => !('site' in facts) || facts.site === site);
    expect(readers.map((site) => spelled(said, site))).toEqual(readers.map(() => said));
  });

  it('writes a moment as the pages of its market do', () => {
    const payBefore = Date.UTC(2026, 10, 22, 8, 3);
    const textIn = (site: OrderMail['site']) => render(checkoutMails.orderPlaced, { ...order, site, payBefore }).text;
    expect(textIn('JA')).toContain('Pay by 2026/11/22, 17:03 JST.');
    expect(textIn('GB')).toContain('Pay by Sun 22 Nov 2026, 08:03 GMT.');
  });

  it.each(mails)('$template says the same as text and as markup, and lets no title in as markup', (mail) => {
    const { subject, text, html, facts } = mail;
    expect(subject.length).toBeGreaterThan(5);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/undefined|\[object/);
    expect(text).not.toMatch(/undefined|\[object/);
    if ('link' in facts) expect(text).toContain(facts.link);
    expect(html.match(/>https?:/g) ?? []).toEqual([]);
  });

  it('show of a long link where it leads, and the whole of it only as an address', () => {
    const link = `${order.link}&accessKey=${'k'.repeat(43)}`;
    const { html, text } = render(invoiceMails.orderPaid, { ...order, link });
    expect(html).toContain('>shop.example/order/detail</a>');
    expect(html.replaceAll(/"[^"]*"/g, '')).not.toContain('accessKey');
    expect(text).toContain(link);
  });

  it('show the time to pay on the clocks of the market', () => {
    const { text } = render(checkoutMails.orderPlaced, { ...order, payBefore: Date.UTC(2026, 10, 21, 18, 30) });
    expect(text).toContain('Sat, Nov 21, 2026, 1:30 PM ET');
  });

  it.each(mails)('$template says in its text whatever its markup says', ({ html, text, subject }) => {
    const body = html.slice(html.indexOf('<body'));
    const signs = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
    const words = [...body.matchAll(/>([^<>]+)</g)]
      .map(([, part = '']) => part.replaceAll(/\s+/g, ' ').trim())
      .map((part) => Object.entries(signs).reduce((said, [entity, sign]) => said.replaceAll(entity, sign), part))
      .filter((part) => part !== '' && part !== '&nbsp;' && part !== subject);
    expect(words.filter((part) => !text.includes(part) && part !== 'Lampyris')).toEqual([]);
    expect(words.length).toBeGreaterThan(3);
  });

  it('have one button at most, a reason, and colours for a dark theme', () => {
    for (const { html, text } of mails) {
      expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(text).toMatch(/You’re getting this email\b[^.]*\bbecause/);
      expect(html).toContain('prefers-color-scheme: dark');
    }
  });

  it('speak as the market of their order does, and leave names as they are', () => {
    const said = (site: 'US' | 'GB') => {
      const bought = { ...order, site, lines: order.lines.map((line) => ({ ...line, title: 'Orb A60 colour bulb' })) };
      return [
        render(invoiceMails.orderPaid, bought).text,
        render(orderMails.orderShipped, { ...bought, carrier: 'Firefly Parcel', trackingNo: 'FF1' }).text,
        render(orderMails.orderCancelled, { ...bought, reason: 'Your order is cancelled, as you asked.' }).text,
      ].join('\n');
    };
    expect(said('US')).toContain('Firefly Parcel has your package.');
    expect(said('US').replaceAll('Firefly Parcel', '')).not.toMatch(/colour|cancelled|parcel|delivery/i);
    expect(said('GB')).toMatch(/colour bulb[^]*Delivery {2}Free[^]*has your parcel[^]*is cancelled/);
  });

  it('say what is in a parcel and when it comes, which coupon waits, and what coins are worth', () => {
    const due = Date.UTC(2026, 11, 7, 12);
    const parcel = { ...order, carrier: 'UPS', trackingNo: '1Z9', goods: [{ title: 'Dome', quantity: 2 }], due };
    const shipped = render(orderMails.orderShipped, parcel).text;
    expect(shipped).toContain('On its way. Arrives by Mon, Dec 7, 2026');
    expect(shipped).toContain('In it: 2 × Dome.');
    const { link } = order;
    const welcome = render(accountMails.welcome, { link, coupons: ['$12 off your first order'] });
    expect(welcome.text).toContain('Waiting in your wallet: $12 off your first order.');
    expect(welcome.html).toMatch(/role="main"/);
    const unsubscribe = { page: link, oneClick: link };
    const worth = { amount: 60, currency: 'USD' } as const;
    const coins = render(coinMails.coinsRunOut, { coins: 60, worth, lastDay: 'Mon, Dec 14, 2026', link, unsubscribe });
    expect(coins.text).toContain('60 of your coins, worth $0.60');
  });

  it('show the lamp of the order by night, named for who cannot see it', () => {
    const url = 'https://shop.example/media/products/dome/1/night-mail.jpg';
    const { html } = render(invoiceMails.orderPaid, { ...order, picture: { url, alt: 'A lamp', color: '#221100' } });
    expect(html).toMatch(
      /<img\s+src="https:\/\/shop\.example\/media\/[^"]+\.jpg"\s+alt="A lamp"\s+width="600"\s+style=/,
    );
    expect(html).not.toContain('background-image');
  });

  it('write out the amounts of an order', () => {
    const { text } = render(invoiceMails.orderPaid, order);
    expect(text).toContain('Brass  $129.00');
    expect(text).toContain('Total  $138.35');
    expect(text).toContain('Shipping  Free');
  });

  it('include those of every area that offers some, each under a name of its own', async () => {
    const folder = join(import.meta.dirname, '../shop');
    const areas = readdirSync(folder).filter((area) => existsSync(join(folder, area, 'mails.ts')));
    const offered = await Promise.all(
      areas.map(async (area): Promise<Record<string, object>> => import(`../shop/${area}/mails.ts`)),
    );
    const templates = offered.flatMap((exported) =>
      Object.entries(exported).flatMap(([name, mailsOfArea]) =>
        name.endsWith('Mails') ? Object.values(mailsOfArea) : [],
      ),
    );
    expect(areas.length).toBeGreaterThan(4);
    expect(new Set(shopMails)).toEqual(new Set(templates));
    expect(new Set(shopMails.map(({ name }) => name)).size).toBe(templates.length);
  });

  it('are not sent when no area offers them, so that the outbox tries again', async () => {
    const unknown = { to: 'ada@example.com', template: 'noSuchMail', facts: {} };
    await expect(mailer(shop.config, shopMails)(shop, unknown, '01UNKNOWN')).rejects.toThrow('noSuchMail');
  });
});

describe('real mail', () => {
  it('arrives over SMTP as text and markup with the id of the outbox entry, and with forty names in fourteen scripts', async () => {
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
    const queued = { to: 'ada@example.com', template: 'orderPaid', facts: order };
    const [deliver, written] = [mailer(config, shopMails), names.map((name) => name.join(' '))];
    await deliver(shop, queued, '01OUTBOX');
    for (const name of written)
      await deliver(shop, { ...queued, template: 'questionAnswered', facts: { ...answered, author: name } }, name);
    const ticket = { ticketNo: 'T0123456789', site: 'US', subject: 'It flickers', link: 'https://shop.example/' };
    const thread = ['<ticket.t0123456789@shop.example>', '<1@mail.example>'];
    await deliver(shop, { ...queued, template: 'ticketAnswered', facts: { ...ticket, thread } }, '01TICKET');
    await deliver(shop, { ...queued, template: 'ticketWaits', facts: { site: 'US' } }, '01WAITS');
    const [mail, ...named] = await Promise.all(received);
    await new Promise<void>((closed) => server.close(() => closed()));
    expect(mail).toMatchObject({
      from: { name: 'Lampyris', address: 'hello@lampyris.example' },
      to: [{ address: 'ada@example.com' }],
      subject: 'Your order LUS261121K7Q2MD is paid',
      messageId: '<01OUTBOX@shop.example>',
    });
    expect(named.at(-2)).toMatchObject({ inReplyTo: thread[1], references: thread.join(' ') });
    expect(named.at(-1)?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(mail?.text).toContain('$138.35');
    expect(mail?.html).toContain('<h1');
    for (const [index, name] of written.entries())
      expect([named[index]?.text?.includes(name), named[index]?.html?.includes(name), name]).toEqual([
        true,
        true,
        name,
      ]);
  });
});

describe('a server for mail', () => {
  const listen = async (answer: (socket: Socket) => void) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const queued = { to: 'ada@example.com', template: 'orderPaid', facts: order };
    const send = (query = '') =>
      mailer({ ...shop.config, smtpUrl: `smtp://127.0.0.1:${port}${query}` }, shopMails)(shop, queued, 'id').catch(
        (error: unknown) => error,
      );
    return { send, close: () => new Promise<void>((closed) => server.close(() => closed())) };
  };
  /** Speaks SMTP far enough to refuse a mailbox. */
  const refusing = (answer: string) => (socket: Socket) => {
    socket.write('220 post\r\n');
    socket.on('data', (line) => {
      const word = line.toString().slice(0, 4);
      socket.write(word === 'RCPT' ? `${answer}\r\n` : word === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n');
    });
  };

  it('that knows no such mailbox has refused for good, one that is busy has not', async () => {
    const unknown = await listen(refusing('550 no such mailbox'));
    expect(await unknown.send()).toBeInstanceOf(PermanentRefusal);
    await unknown.close();
    const busy = await listen(refusing('451 later'));
    expect(await busy.send()).not.toBeInstanceOf(PermanentRefusal);
    await busy.close();
  });

  it('that says nothing is given up in time', async () => {
    const silent = await listen(() => undefined);
    expect(String(await silent.send('?greetingTimeout=50'))).toContain('Greeting never received');
    await silent.close();
  });
});

describe('a copy of what the shop holds', () => {
  const { dataExport, verificationCode } = accountMails;
  const facts = { jobId: 'A-1', json: '{"cart":[]}' };
  const files = [{ name: 'lampyris-A-1.json', type: 'application/json', text: '{"cart":[]}' }];

  it('is a file of JSON beside the mail, not a part of its text', async () => {
    expect(render(dataExport, facts).text).not.toContain('cart');
    expect(await dataExport.attachments?.(facts, shop)).toEqual(files);
    expect(verificationCode.attachments).toBeUndefined();
  });

  it('lies in the local inbox with its mail', async () => {
    const queued = { to: 'ada@example.com', template: 'dataExport', facts };
    await mailer(shop.config, shopMails)(shop, queued, '01EXPORT');
    const { list } = await readInbox(shop, queued.to);
    expect(list.find(({ id }) => id === '01EXPORT')?.attachments).toEqual(files);
  });
});

describe('mail that nobody has to get', () => {
  const unsubscribe = {
    page: 'https://shop.example/order/unsubscribe?token=t',
    oneClick: 'https://shop.example/x?token=t',
  };
  const facts = { title: 'Dome', link: 'https://shop.example/', unsubscribe };

  it('carries the way out, for people and for their programs', () => {
    expect(stockMails.stockBack.headers?.(facts)).toEqual({
      'List-Unsubscribe': '<https://shop.example/x?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(render(stockMails.stockBack, facts).text).toContain(unsubscribe.page);
  });

  it('is no mail about an order or an account', () => {
    const optional = [
      coinMails.coinsRunOut,
      communityMails.answerCommented,
      promotionMails.flashReminder,
      promotionMails.interestLaunched,
      promotionMails.giveawayEntered,
      promotionMails.promotionReminder,
      promotionMails.crowdUpdate,
      stockMails.stockBack,
    ];
    expect(new Set(shopMails.filter(({ headers }) => headers !== undefined))).toEqual(new Set<unknown>(optional));
  });
});
