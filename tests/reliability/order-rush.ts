import { randomUUID } from 'node:crypto';

const address = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 510 555 0101',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

export interface Rush {
  /** Numbers of the orders that were promised. */
  readonly orderNos: readonly string[];
  /** Guests who were told that it is sold out. */
  readonly refused: number;
  /** Everything that is neither: faults of the server. */
  readonly faults: readonly string[];
}

/** So many guests order one piece each at the same moment, spread over the servers. */
export async function rush(origins: readonly string[], sku: string, guests: number): Promise<Rush> {
  const lines = [{ sku, quantity: 1 }];
  const [first = ''] = origins;
  const { data } = await post(`${first}/app-mall/v1/order/preview`, {
    source: 'BUY_NOW',
    lines,
    address: { country: address.country, region: address.region },
  });
  const answers = await Promise.all(
    Array.from({ length: guests }, async (_, guest) =>
      post(
        `${origins[guest % origins.length]}/app-mall/v1/order/create`,
        {
          source: 'BUY_NOW',
          lines,
          quoteHash: data?.quoteHash ?? 'none',
          address,
          email: `guest-${guest}@lampyris.test`,
          shippingMethod: 'STANDARD',
          payMethod: 'CARD',
        },
        { clientid: `guest-${guest}`, 'idempotency-key': randomUUID() },
      ),
    ),
  );
  return {
    orderNos: answers.flatMap(({ status, data: order }) => (status === 200 ? (order?.orderNo ?? '') : [])),
    refused: answers.filter(({ code }) => code === 'QUOTE_PROBLEMS').length,
    faults: answers.flatMap(({ status, code, message }) =>
      status === 200 || code === 'QUOTE_PROBLEMS' ? [] : `${status} ${code ?? ''} ${message}`,
    ),
  };
}

interface Envelope {
  readonly status: number;
  readonly message: string;
  readonly code?: string;
  readonly data: { readonly quoteHash?: string; readonly orderNo?: string } | null;
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Envelope> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', site: 'US', ...headers },
    body: JSON.stringify(body),
  });
  const envelope: Envelope = await answer.json();
  return envelope;
}
