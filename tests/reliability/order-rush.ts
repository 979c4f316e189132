import { randomUUID } from 'node:crypto';
import { guestOrder, post, quote } from './guest-order.ts';

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
  const [first = ''] = origins;
  const quoteHash = await quote(first, sku);
  const answers = await Promise.all(
    Array.from({ length: guests }, async (_, guest) =>
      post(
        `${origins[guest % origins.length]}/app-mall/v1/order/create`,
        guestOrder(sku, quoteHash, `guest-${guest}@lampyris.test`),
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
