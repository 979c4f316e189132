import { randomUUID } from 'node:crypto';
import { answer, api } from './api.ts';

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
}

export type Buyer = { readonly email: string } | { readonly token: string };

/** Places an order that waits to be paid, without a browser. @returns its number, and its key when a guest ordered */
export async function unpaidOrder(
  buyer: Buyer,
  { sku = 'LM-HUB-1', quantity = 1, site = 'US', couponIds, coinAmount, protection }: Purchase = {},
) {
  const purchase = {
    source: 'BUY_NOW' as const,
    lines: [{ sku, quantity, buyType: 0 }],
    ...(couponIds && { couponIds }),
    ...(coinAmount && { coinAmount }),
    ...(protection && { protection }),
  };
  const headers = {
    site,
    clientid: randomUUID(),
    ...('token' in buyer && { authorization: `Bearer ${buyer.token}` }),
  };
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
