import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { californian } from '../checkout/checkout-fixture.ts';
import { lookupPause, lookupOrder } from './lookup-order.ts';
import { maskEmail } from '#rules/mask-name.ts';
import { mailedKeyLife } from './order-access.ts';
import { lamp, openOrderShop, type OrderShop, type Ticket } from './order-fixture.ts';

const guestEmail = 'ola@lampyris.test';
let at: OrderShop;
let right: TestMember;
let other: TestMember;
beforeAll(async () => {
  at = await openOrderShop();
  right = await at.member();
  other = await at.member();
});
afterAll(() => at.close());

const mailedLinks = async (to: string) => {
  await at.mailTo(to);
  const rows = await at.shop.db
    .selectFrom('mail_inbox')
    .select('text')
    .where('to_address', '=', to)
    .where('template', '=', 'guestOrderLink')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ text }) => /https?:\S+/.exec(text)?.[0] ?? []).map((link) => new URL(link));
};

describe('an order opens', () => {
  /** Every operation that opens an order, as somebody with these credentials. */
  const calls = (
    orderNo: string,
    paymentNo: string,
    open: object,
  ): Record<string, () => Promise<{ status: number }>> => ({
    getOrder: () => at.api.call('getOrder', { ...open, query: { orderNo } }),
    getRevokeOptions: () => at.api.call('getRevokeOptions', { ...open, query: { orderNo } }),
    getCompleted: () => at.api.call('getCompleted', { ...open, query: { orderNo } }),
    getPaymentMethods: () => at.api.call('getPaymentMethods', { ...open, query: { orderNo } }),
    getPaymentStatus: () => at.api.call('getPaymentStatus', { ...open, query: { orderNo } }),
    statusByPayment: () => at.api.call('getPaymentStatus', { ...open, query: { paymentNo } }),
    createPayment: () =>
      at.api.call('createPayment', { ...open, key: randomUUID(), body: { orderNo, method: 'CARD' } }),
    confirmCard: () =>
      at.api.call('confirmCard', { ...open, body: { paymentNo, cardToken: 'tok_unknown1', saveCard: false } }),
    changeOrderAddress: () => at.api.call('changeOrderAddress', { ...open, body: { orderNo, address: californian } }),
    removeProtection: () => at.api.call('removeProtection', { ...open, body: { orderNo } }),
    confirmReceipt: () => at.api.call('confirmReceipt', { ...open, body: { orderNo } }),
    cancelPayment: () => at.api.call('cancelPayment', { ...open, body: { paymentNo } }),
    revokeOrder: () =>
      at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'CANCEL_UNPAID' } }),
  });
  const denied: readonly number[] = [401, 403, 404];

  it('for the right member and for nobody else', async () => {
    const ticket = await at.place({ member: right });
    const { paymentNo } = await at.startPayment(ticket);
    const visitors = {
      nobody: [401, {}],
      'another member': [404, { token: other.token }],
      'a wrong key': [404, { orderKey: 'x'.repeat(43) }],
      'another member with a wrong key': [404, { token: other.token, orderKey: 'x'.repeat(43) }],
    } as const;
    for (const [name, [status, open]] of Object.entries(visitors)) {
      for (const [operation, call] of Object.entries(calls(ticket.orderNo, paymentNo, open))) {
        expect([name, operation, (await call()).status]).toEqual([name, operation, status]);
      }
    }
    for (const [operation, call] of Object.entries(calls(ticket.orderNo, paymentNo, ticket.open))) {
      expect([operation, denied.includes((await call()).status)]).toEqual([operation, false]);
    }
  });

  it('for the key of a guest, which opens no other order', async () => {
    const ticket = await at.place();
    const elsewhere = await at.place();
    const { paymentNo } = await at.startPayment(ticket);
    const open = elsewhere.open;
    for (const [operation, call] of Object.entries(calls(ticket.orderNo, paymentNo, open))) {
      expect([operation, (await call()).status]).toEqual([operation, 404]);
    }
    for (const [operation, call] of Object.entries(calls(ticket.orderNo, paymentNo, ticket.open))) {
      expect([operation, denied.includes((await call()).status)]).toEqual([operation, false]);
    }
  });

  it('with the email masked for a key and written out for the member', async () => {
    const guest = await at.place();
    expect((await at.api.ok('getOrder', { ...guest.open, query: { orderNo: guest.orderNo } })).email).toBe(
      'o•••@lampyris.test',
    );
    const mine = await at.place({ member: right });
    expect((await at.api.ok('getOrder', { ...mine.open, query: { orderNo: mine.orderNo } })).email).toBe(right.email);
    expect(maskEmail('@odd')).toBe('•••');
  });
});

describe('the link by mail', () => {
  it('is sent when number and email belong together, and the answer is the same when they do not', async () => {
    const ticket = await at.place();
    const before = (await mailedLinks(guestEmail)).length;
    const ask = (orderNo: string, email: string) => at.api.ok('lookupOrder', { body: { orderNo, email } });
    expect(await ask(ticket.orderNo, 'somebody@else.test')).toEqual({});
    expect(await ask('LUS000000XXXXXX', guestEmail)).toEqual({});
    expect(await mailedLinks(guestEmail)).toHaveLength(before);
    expect(await ask(ticket.orderNo, guestEmail.toUpperCase())).toEqual({});
    expect(await mailedLinks(guestEmail)).toHaveLength(before + 1);
  });

  it('opens the order for 24 hours and not a millisecond longer', async () => {
    const ticket = await at.place();
    await lookupOrder(at.shop, ticket.orderNo, guestEmail);
    const orderKey = (await mailedLinks(guestEmail)).at(-1)?.searchParams.get('accessKey') ?? '';
    const look = async () => (await at.api.call('getOrder', { orderKey, query: { orderNo: ticket.orderNo } })).status;
    const elsewhere = await at.place();
    expect((await at.api.call('getOrder', { orderKey, query: { orderNo: elsewhere.orderNo } })).status).toBe(404);
    const longer = orderKey.replace(/^[^.]+/, (end) => (Number.parseInt(end, 36) + 1).toString(36));
    expect((await at.api.call('getOrder', { orderKey: longer, query: { orderNo: ticket.orderNo } })).status).toBe(404);
    at.shop.clock.advance(mailedKeyLife - 1);
    expect(await look()).toBe(200);
    at.shop.clock.advance(1);
    expect(await look()).toBe(404);
  });

  it('is sent once in ten minutes, so that nobody fills a mailbox', async () => {
    const ticket = await at.place();
    const before = (await mailedLinks(guestEmail)).length;
    await lookupOrder(at.shop, ticket.orderNo, guestEmail);
    await lookupOrder(at.shop, ticket.orderNo, guestEmail);
    expect(await mailedLinks(guestEmail)).toHaveLength(before + 1);
    at.shop.clock.advance(lookupPause);
    await lookupOrder(at.shop, ticket.orderNo, guestEmail);
    expect(await mailedLinks(guestEmail)).toHaveLength(before + 2);
  });
});

describe('the list of orders', () => {
  it('has tabs with counts, finds by number and title, and pages', async () => {
    const buyer = await at.member();
    const tickets: Ticket[] = [];
    for (let index = 0; index < 3; index += 1) {
      at.shop.clock.advance(1);
      tickets.push(await at.place({ member: buyer }));
    }
    const [first, second, third] = tickets.map(({ orderNo }) => orderNo);
    await at.payByCard(tickets[1] ?? { orderNo: '', open: { token: '' } });
    const list = (query: object = {}) => at.api.ok('listOrders', { token: buyer.token, query });
    const all = await list();
    expect(all.list.map(({ orderNo }) => orderNo)).toEqual([third, second, first]);
    const title = all.list[0]?.title ?? '';
    expect(all.counts).toEqual({ ALL: 3, TO_PAY: 2, TO_SHIP: 1, SHIPPED: 0, DELIVERED: 0, AFTER_SALE: 0, CLOSED: 0 });
    expect((await list({ tab: 'TO_SHIP' })).list.map(({ orderNo }) => orderNo)).toEqual([second]);
    expect(await list({ tab: 'AFTER_SALE' })).toMatchObject({ list: [], total: 0, counts: all.counts });
    expect(await list({ pageNo: 9 })).toMatchObject({ list: [], total: 3, counts: all.counts });
    expect((await list({ q: title, pageNo: 2, pageSize: 2 })).total).toBe(3);
    expect((await list({ q: (first ?? '').toLowerCase().slice(3) })).list.map(({ orderNo }) => orderNo)).toEqual([
      first,
    ]);
    expect((await list({ q: title.slice(1, 5).toUpperCase() })).total).toBe(3);
    expect((await list({ q: '100% nothing_like this' })).total).toBe(0);
    for (const q of [title.replace(' ', ''), title.replaceAll(' ', '-'), title.split(' ').toReversed().join(' ')]) {
      expect((await list({ q })).total, q).toBe(3);
    }
    for (const q of ['%', '_', '\\', '!', '?']) expect((await list({ q })).total, q).toBe(0);
    const page = await list({ pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, pageNo: 2, pageSize: 2, list: [{ orderNo: first, itemCount: 1 }] });
    expect((await at.api.ok('listOrders', { token: other.token, query: { q: first ?? '' } })).total).toBe(0);
  });
});

describe('the delivery address', () => {
  const change = ({ orderNo, open }: Ticket, address: Partial<typeof californian>) =>
    at.api.call('changeOrderAddress', { ...open, body: { orderNo, address: { ...californian, ...address } } });

  it('changes before packing, within the country and at the same tax', async () => {
    const ticket = await at.place();
    const changed = await change(ticket, { line1: '9 Harbour Row' });
    expect(changed.data.shippingAddress.join(' ')).toContain('9 Harbour Row');
    expect(changed.data.timeline[0]?.type).toBe('ADDRESS_CHANGED');
    const berlin = { country: 'DE', region: '', city: 'Berlin', postcode: '10435', phone: '+49 30 23125 101' };
    expect((await change(ticket, berlin)).code).toBe('ADDR_COUNTRY_MARKET');
    const oregon = { region: 'OR', city: 'Portland', postcode: '97201' };
    expect(await change(ticket, oregon)).toMatchObject({
      code: 'ADDR_FIELD',
      fields: [{ path: 'address.region', rule: 'tax' }],
    });
    expect((await change(ticket, { postcode: 'nowhere' })).code).toBe('ADDR_FIELD');
  });

  it('stays once the warehouse has the order', async () => {
    const ticket = await at.place();
    await at.payByCard(ticket);
    await at.api.ok('releaseOrder', { operatorKey: at.shop.operatorKey, body: { orderNo: ticket.orderNo } });
    expect((await change(ticket, {})).code).toBe('ORDER_RELEASED');
  });
});

describe('buying again', () => {
  it('puts what can be had into the cart and names the rest', async () => {
    const ticket = await at.place({ member: right });
    const again = () => at.api.ok('rebuy', { token: right.token, body: { orderNo: ticket.orderNo } });
    expect(await again()).toEqual({ added: [lamp], skipped: [] });
    await at.offer(lamp, 'US', { sellable: 0 });
    const { added, skipped } = await again();
    await at.offer(lamp, 'US', { sellable: 1 });
    expect(added).toEqual([]);
    expect(skipped).toMatchObject([{ sku: lamp }]);
  });
});

describe('keeping a guest order', () => {
  const password = 'glow-worm-7';
  const asGuest = async (email: string): Promise<Ticket> => {
    const ticket = await at.place();
    await at.shop.db.updateTable('orders').set({ guest_email: email }).where('order_no', '=', ticket.orderNo).execute();
    return ticket;
  };
  const keep = ({ orderNo, open }: { orderNo: string; open: object }, word = password) =>
    at.api.call('keepOrder', { ...open, body: { orderNo, password: word } });
  const invite = async ({ orderNo, open }: Ticket) =>
    (await at.api.ok('getCompleted', { ...open, query: { orderNo } })).accountInvite;
  const account = (email: string) =>
    at.shop.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();

  it('makes an account of a password; the mailbox is not proven by the key of the order', async () => {
    const ticket = await asGuest('new-1@lampyris.test');
    expect(await invite(ticket)).toEqual({ email: 'n•••@lampyris.test' });
    expect((await keep(ticket, 'short')).code).toBe('AUTH_PASSWORD_WEAK');
    const { data } = await keep(ticket);
    expect(
      (await at.api.ok('listOrders', { token: data.token, query: {} })).list.map(({ orderNo }) => orderNo),
    ).toEqual([ticket.orderNo]);
    expect((await account('new-1@lampyris.test'))?.email_verified_at).toBeNull();
    expect((await at.api.call('checkIn', { token: data.token })).code).toBe('AUTH_EMAIL_UNPROVED');
    expect(await at.mailTo('new-1@lampyris.test')).toContain('Confirm your email');
    expect((await keep(ticket)).code).toBe('ORDER_STATE');
    expect(await invite(ticket)).toBeNull();
  });

  it('verifies the email when the link came by mail', async () => {
    const ticket = await asGuest('new-2@lampyris.test');
    await lookupOrder(at.shop, ticket.orderNo, 'new-2@lampyris.test');
    const orderKey = (await mailedLinks('new-2@lampyris.test')).at(-1)?.searchParams.get('accessKey') ?? '';
    expect((await keep({ orderNo: ticket.orderNo, open: { orderKey } })).status).toBe(200);
    expect((await account('new-2@lampyris.test'))?.email_verified_at).not.toBeNull();
  });

  it('never touches an account that is there', async () => {
    const ticket = await asGuest(right.email);
    expect(await invite(ticket)).toBeNull();
    expect((await keep(ticket)).code).toBe('AUTH_EMAIL_TAKEN');
    expect((await at.order(ticket.orderNo)).account_id).toBeNull();
  });
});

describe('the thank-you page', () => {
  it('says whether the money has arrived', async () => {
    const ticket = await at.place({ member: right });
    const read = () => at.api.ok('getCompleted', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(await read()).toMatchObject({ paid: false, email: right.email, accountInvite: null });
    await at.payByCard(ticket);
    const done = await read();
    expect(done).toMatchObject({ paid: true, status: 'PAID' });
    expect(done.nextSteps).toHaveLength(3);
  });
});
