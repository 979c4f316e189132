import { randomUUID } from 'node:crypto';
import { e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';
import { typeCard } from '#tests/fixtures/type-card.ts';
import { answer, api } from './api.ts';
import { cards } from './card.ts';

const american = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 510 555 0101',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

const european = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+49 30 23125 101',
  country: 'DE',
  city: 'Berlin',
  line1: 'Kastanienallee 1',
  postcode: '10435',
};
const homes = { US: american, EU: european };

export interface Purchase {
  readonly sku?: string;
  readonly quantity?: number;
  readonly site?: keyof typeof homes;
  readonly couponIds?: string[];
  readonly coinAmount?: number;
  readonly protection?: boolean;
  /** The promotion that the line is bought with. */
  readonly promotion?: { readonly buyType: number; readonly promoItemId: string };
}

export type Buyer = { readonly email: string } | { readonly token: string };

/** How a browser of this buyer calls the shop, each time another one. */
const headersOf = (buyer: Buyer, site: keyof typeof homes) => ({
  site,
  clientid: randomUUID(),
  ...('token' in buyer && { authorization: `Bearer ${buyer.token}` }),
});

/** Places an order that waits to be paid, without a browser. @returns its number, and its key when a guest ordered */
export async function unpaidOrder(
  buyer: Buyer,
  { sku = 'LM-HUB-1', quantity = 1, site = 'US', couponIds, coinAmount, protection, promotion }: Purchase = {},
) {
  const purchase = {
    source: 'BUY_NOW' as const,
    lines: [{ sku, quantity, buyType: 0, ...promotion }],
    ...(couponIds && { couponIds }),
    ...(coinAmount && { coinAmount }),
    ...(protection && { protection }),
  };
  const headers = headersOf(buyer, site);
  const address = homes[site];
  const preview = api.POST('/app-mall/v1/order/preview', {
    headers,
    body: {
      ...purchase,
      address: { country: address.country, ...('region' in address && { region: address.region }) },
    },
  });
  const { quoteHash } = await answer(preview);
  return answer(
    api.POST('/app-mall/v1/order/create', {
      headers,
      params: { header: { 'idempotency-key': randomUUID() } },
      body: {
        ...purchase,
        quoteHash,
        address,
        billing: 'SAME',
        shippingMethod: 'STANDARD',
        payMethod: 'CARD',
        ...('email' in buyer && { email: buyer.email }),
      },
    }),
  );
}

/** An order of a member as the shop knows it now. */
export const orderOf = (buyer: { readonly token: string }, orderNo: string) =>
  answer(api.GET('/app-mall/v1/order/detail', { headers: headersOf(buyer, 'US'), params: { query: { orderNo } } }));

/** A return or claim of a member as the shop knows it now. */
export const rmaOf = (buyer: { readonly token: string }, orderNo: string, rmaNo: string) =>
  answer(
    api.GET('/app-mall/v1/rma/detail', { headers: headersOf(buyer, 'US'), params: { query: { orderNo, rmaNo } } }),
  );

/** Places an order and pays it by card, without a browser. @returns its number, and its key when a guest ordered */
export async function paidOrder(buyer: Buyer, purchase: Purchase = {}, card: string = cards.good) {
  const { orderNo, accessKey = '' } = await unpaidOrder(buyer, purchase);
  const headers = { ...headersOf(buyer, purchase.site ?? 'US'), 'order-access-key': accessKey };
  const payment = await answer(
    api.POST('/app-mall/v1/payment/create', {
      headers,
      params: { header: { 'idempotency-key': randomUUID() } },
      body: { orderNo, method: 'CARD' },
    }),
  );
  const cardToken = await typeCard(e2eSandboxOrigin, payment.nextAction, card);
  const { status } = await answer(
    api.POST('/app-mall/v1/payment/card/confirm', {
      headers,
      body: { paymentNo: payment.paymentNo, cardToken, saveCard: false },
    }),
  );
  if (status !== 'SETTLED') throw new Error(`The payment of ${orderNo} is ${status}`);
  return { orderNo, accessKey };
}
