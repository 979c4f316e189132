import { randomUUID } from 'node:crypto';
import type { AddressFields } from '../address/accept-address.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import { startSandbox, type TestSandbox } from '#server/payments/sandbox/sandbox-fixture.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop, type TestShopOptions } from '#server/testing/test-shop.ts';
import { changeOffer } from '../catalogue/catalogue-changes-fixture.ts';
import type { CartShop } from '../cart/cart-fixture.ts';
import { checkoutOf, homes } from '../checkout/checkout-fixture.ts';
import { type OrderRow, readOrder } from './order-row.ts';

type Payment = components['schemas']['Payment'];
type Line = components['schemas']['MergeLine'];

/** Test cards of the sandbox. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  threeDs: '4000002500003155',
  slow: '4000000000000341',
} as const;

export const lamp = 'LM-ORB-A60-2';

/** Who comes with what opens the order: spread into the options of a call. */
export interface Ticket {
  readonly orderNo: string;
  readonly open: { readonly token: string } | { readonly orderKey: string };
}

export interface OrderShop extends CartShop {
  readonly shop: TestShop;
  readonly api: TestApi;
  readonly sandbox: TestSandbox;
  member(): Promise<TestMember>;
  /** Places an order for a lamp, as a guest or as a member, who buys one line at once. */
  place(options?: {
    member?: TestMember;
    lines?: Line[];
    site?: Site;
    address?: AddressFields;
    email?: string;
  }): Promise<Ticket>;
  order(orderNo: string): Promise<OrderRow>;
  startPayment(ticket: Ticket, method?: 'CARD' | 'REDIRECT_BANK' | 'WALLET_REDIRECT', key?: string): Promise<Payment>;
  /** What the framed card form does: a token for a card number. */
  token(payment: Payment, number: string): Promise<string>;
  /** Starts an attempt by card and hands the card in. */
  payByCard(ticket: Ticket, number?: string): Promise<Payment>;
  /** Has the sandbox report what happened and hands each webhook to the shop, `times` over. */
  deliverWebhooks(times?: number): Promise<number[]>;
  /** Sends the outbox and reads the subjects of all mail to an address, the oldest first. */
  mailTo(address: string): Promise<string[]>;
  stock(sku?: string): Promise<{ stock: number; reserved: number }>;
}

/** The shop with its catalogue and the payment sandbox, on one clock that the test moves. */
export async function openOrderShop(
  options: Pick<TestShopOptions, 'carrier' | 'config' | 'promotions'> = {},
): Promise<OrderShop> {
  const clock = { now: () => 0 };
  const now = () => clock.now();
  const sandbox = await startSandbox({ now, provider: { now } });
  const shop = await openTestShop({ ...options, seeded: true, payments: sandbox.provider });
  clock.now = () => shop.clock.now();
  const api = await openTestApi(shop, handlers);

  const member = (): Promise<TestMember> => logInMember(shop);
  const offer: CartShop['offer'] = (sku, site, change) => changeOffer(shop, { sku, site }, change);
  const close = async (): Promise<void> => {
    await api.close();
    await sandbox.close();
    await shop.close();
  };
  const cartShop: CartShop = { shop, api, member, offer, close };

  const place: OrderShop['place'] = async ({ member: buyer, lines, site, address, email } = {}) => {
    const ordered = lines ?? [{ sku: lamp, quantity: 1, buyType: 0 }];
    const visit = {
      clientId: randomUUID(),
      ...(buyer ? { member: buyer } : {}),
      ...(site ? { site, address: address ?? homes[site] } : {}),
    };
    const source = buyer ? 'BUY_NOW' : 'CART';
    const { quote, create } = checkoutOf(cartShop);
    const { quoteHash } = await quote(ordered, visit, { source });
    const answer = await create(ordered, quoteHash, visit, { source, ...(email === undefined ? {} : { email }) });
    if (answer.status !== 200) throw new Error(`No order: ${JSON.stringify(answer)}`);
    const { orderNo, accessKey } = answer.data;
    return { orderNo, open: buyer ? { token: buyer.token } : { orderKey: accessKey ?? '' } };
  };
  const startPayment: OrderShop['startPayment'] = ({ orderNo, open }, method = 'CARD', key = randomUUID()) =>
    api.ok('createPayment', { ...open, key, body: { orderNo, method } });
  const token: OrderShop['token'] = async ({ nextAction }, number) => {
    const session = new URL(nextAction.fieldsUrl ?? 'http://none').searchParams.get('session');
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/fields/tokens',
      payload: {
        session,
        clientSecret: nextAction.clientSecret,
        number,
        expMonth: 12,
        expYear: 2030,
        cvc: '123',
        name: 'Ola Nowak',
      },
    });
    return reply.json<{ cardToken: string }>().cardToken;
  };

  return {
    ...cartShop,
    sandbox,
    place,
    startPayment,
    token,
    order: async (orderNo) => {
      const order = await readOrder(shop.db, orderNo);
      if (!order) throw new Error(`No order ${orderNo}`);
      return order;
    },
    payByCard: async (ticket, number = cards.pays) => {
      const payment = await startPayment(ticket);
      const cardToken = await token(payment, number);
      const { paymentNo } = payment;
      return api.ok('confirmCard', { ...ticket.open, body: { paymentNo, cardToken, saveCard: false } });
    },
    deliverWebhooks: async (times = 1) => {
      const { received } = sandbox.inbox;
      // One tick sends no more than some: what other orders of the test left behind goes first.
      for (let before = -1; received.length > before;) {
        before = received.length;
        await sandbox.tick();
      }
      const webhooks = received.splice(0);
      const statuses: number[] = [];
      for (const { body, headers } of webhooks) {
        for (let time = 0; time < times; time += 1) {
          const signature = String(headers['sandbox-signature']);
          const url = '/app-mall/v1/payment/webhook/sandbox';
          const reply = await api.app.inject({
            method: 'POST',
            url,
            payload: body,
            headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
          });
          statuses.push(reply.statusCode);
        }
      }
      return statuses;
    },
    mailTo: async (address) => {
      const receivers = receiversOf(shop.config);
      while ((await relayOutbox(shop, receivers)) > 0);
      const rows = await shop.db
        .selectFrom('mail_inbox')
        .select('subject')
        .where('to_address', '=', address)
        .orderBy('id')
        .execute();
      return rows.map(({ subject }) => subject);
    },
    stock: async (sku = lamp) =>
      shop.db
        .selectFrom('sku_markets')
        .select(['stock', 'reserved'])
        .where('sku', '=', sku)
        .where('site', '=', 'US')
        .executeTakeFirstOrThrow(),
  };
}
