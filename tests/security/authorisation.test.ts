import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoShopper } from '#server/db/seed/demo-shopper.ts';
import { startSession } from '#server/shop/account/start-session.ts';
import { accessKeyOf } from '#server/shop/checkout/access-key.ts';
import { signInMember } from '#server/testing/test-member.ts';
import { type Caller, type ContractApi, openContractApi, operation, operations, type Wish } from './contract-api.ts';
import { everyRow } from './every-row.ts';

let api: ContractApi;
/** What the owner has and nobody else may see or change. */
const mine = { accountId: '', orderNo: '', paymentNo: '', addressId: '', cardId: '', lineId: '' };
const callers: Record<'owner' | 'other' | 'loggedOut' | 'expired' | 'garbage' | 'nobody' | 'otherKey', Caller> = {
  owner: {},
  other: {},
  loggedOut: {},
  expired: {},
  garbage: { token: 'at_no-such-token' },
  nobody: {},
  otherKey: {},
};
const place = { clientId: 'test-client', userAgent: 'test', ip: '10.0.0.1' };

beforeAll(async () => {
  api = await openContractApi();
  const { shop } = api;
  const { db } = shop;
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirstOrThrow();
  const signIn = async (): Promise<Caller> => ({ token: (await startSession(shop, db, accountId, place)).token });

  callers.owner = await signIn();
  callers.other = { token: (await signInMember(shop)).token };
  callers.loggedOut = await signIn();
  await api.send(operation('logout'), { body: {} }, callers.loggedOut);
  callers.expired = await signIn();
  // The youngest session runs out; the others live on.
  const { id } = await db.selectFrom('sessions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await db.updateTable('sessions').set({ token_expire_time: shop.clock.now() }).where('id', '=', id).execute();

  const orders = await db.selectFrom('orders').select('order_no').where('account_id', '=', accountId).execute();
  const [first, second] = orders.map(({ order_no }) => order_no);
  const payment = await db
    .selectFrom('payments')
    .select(['payment_no', 'order_no'])
    .where(
      'order_no',
      'in',
      orders.map(({ order_no }) => order_no),
    )
    .executeTakeFirstOrThrow();
  const address = await db
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id: lineId } = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', payment.order_no)
    .executeTakeFirstOrThrow();
  const cardId = shop.newId();
  Object.assign(mine, {
    accountId,
    orderNo: payment.order_no,
    paymentNo: payment.payment_no,
    addressId: address.id,
    cardId,
    lineId,
  });
  const otherOrder = first === payment.order_no ? second : first;
  callers.otherKey = { orderKey: accessKeyOf(shop, otherOrder ?? '') };
});
afterAll(() => api.close());

const wish: Wish = { params: { provider: 'sandbox' } };
const dead = ['loggedOut', 'expired', 'garbage'] as const;

describe.each(operations)('$id', (asked) => {
  const { schemes, guestAllowed } = asked;
  const refusal = schemes.has('operator') ? 'FORBIDDEN' : 'UNAUTHORIZED';
  const byToken = schemes.has('bearer');
  const open = guestAllowed && !schemes.has('operator');

  it(`is ${open ? 'open' : 'closed'} to a stranger`, async () => {
    const { code } = await api.send(asked, wish, callers.nobody);
    if (open) expect(code).not.toBe(refusal);
    else expect(code).toBe(refusal);
  });

  it.each(dead)(`${open && !byToken ? 'does not ask about' : 'refuses'} the token of one who is %s`, async (who) => {
    const { code } = await api.send(asked, wish, callers[who]);
    // The operation that rotates tokens judges its body first, then the token.
    if (schemes.has('refresh')) expect(code).toMatch(/UNAUTHORIZED|BAD_REQUEST/);
    else if (open && !byToken) expect(code).not.toBe(refusal);
    else expect(code).toBe(refusal);
  });

  it(`${schemes.has('operator') ? 'is closed to every member' : 'is not closed to a member'}`, async () => {
    const { code } = await api.send(asked, wish, callers.other);
    if (schemes.has('operator')) expect(code).toBe('FORBIDDEN');
    else if (byToken) expect(code).not.toBe('UNAUTHORIZED');
  });
});

/** Every operation that names a thing of somebody, and how it would be asked for. */
const owned: Readonly<Record<string, () => Wish>> = {
  getOrder: () => ({ query: { orderNo: mine.orderNo } }),
  getRevokeOptions: () => ({ query: { orderNo: mine.orderNo } }),
  revokeOrder: () => ({ body: { orderNo: mine.orderNo, mode: 'CANCEL_UNPAID' }, headers: once() }),
  getBill: () => ({ query: { orderNo: mine.orderNo } }),
  getBillPdf: () => ({ query: { orderNo: mine.orderNo } }),
  nameBuyer: () => ({ body: { orderNo: mine.orderNo, company: 'Nobody & Sons' } }),
  confirmReceipt: () => ({ body: { orderNo: mine.orderNo } }),
  rebuy: () => ({ body: { orderNo: mine.orderNo } }),
  changeOrderAddress: () => ({ body: { orderNo: mine.orderNo, address: californian } }),
  getCompleted: () => ({ query: { orderNo: mine.orderNo } }),
  keepOrder: () => ({ body: { orderNo: mine.orderNo, password: 'Glow-worm-43' } }),
  getPaymentMethods: () => ({ query: { orderNo: mine.orderNo } }),
  createPayment: () => ({ body: { orderNo: mine.orderNo, method: 'CARD' }, headers: once() }),
  confirmCard: () => ({ body: { paymentNo: mine.paymentNo, cardToken: 'tok_12345', saveCard: false } }),
  getPaymentStatus: () => ({ query: { paymentNo: mine.paymentNo } }),
  cancelPayment: () => ({ body: { paymentNo: mine.paymentNo } }),
  deleteSavedCard: () => ({ body: { id: mine.cardId } }),
  createReview: () => ({
    body: { orderNo: mine.orderNo, lineId: mine.lineId, rating: 1, title: 'Not mine', body: 'Not mine' },
  }),
  getAddress: () => ({ query: { id: mine.addressId } }),
  changeAddress: () => ({ body: { id: mine.addressId, address: californian } }),
  deleteAddress: () => ({ body: { id: mine.addressId } }),
};
const once = () => ({ 'idempotency-key': randomUUID() });
const californian = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+1 510 555 0100',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

const namesAThing = (asked: (typeof operations)[number]): boolean => {
  const text = JSON.stringify([
    asked.parameters.map(({ name }) => name),
    Object.keys(Object(asked.body?.schema.properties)),
  ]);
  return !asked.schemes.has('operator') && /"(orderNo|paymentNo|id)"/.test(text);
};
/** They prove by other means that the caller may: the e-mail of the order, a signed state. */
const provesOtherwise = ['lookupOrder', 'recallPayment'];

describe('a thing of mine', () => {
  it('is named by no operation that these tests forget', () => {
    const naming = operations.filter(namesAThing).map(({ id }) => id);
    expect(naming.filter((id) => !provesOtherwise.includes(id)).toSorted()).toEqual(Object.keys(owned).toSorted());
  });

  it.each(['getOrder', 'getBill', 'getCompleted', 'getPaymentMethods', 'getPaymentStatus', 'getAddress'])(
    'is there for me: %s',
    async (id) => {
      const answer = await api.send(operation(id), owned[id]?.(), callers.owner);
      expect(['UNAUTHORIZED', 'NOT_FOUND', 'BAD_REQUEST']).not.toContain(answer.code);
    },
  );

  it.each(Object.keys(owned))('does not exist for another member, nor for the key of another order: %s', async (id) => {
    const asked = operation(id);
    const before = await everyRow(api.shop.db);
    const answer = await api.send(asked, owned[id]?.(), callers.other);
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
    if (asked.schemes.has('orderKey')) {
      const byKey = await api.send(asked, owned[id]?.(), callers.otherKey);
      expect(byKey).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
    }
    expect(await everyRow(api.shop.db)).toEqual(before);
  });

  it('is refused as a part of an order of somebody else', async () => {
    const body = { source: 'CART', lines: [{ sku: 'LM-DOME-VERMILION', quantity: 1 }], addressId: mine.addressId };
    const { raw } = await api.send(operation('previewOrder'), { body }, callers.other);
    expect(raw).not.toContain('Lakeside');
  });
});
