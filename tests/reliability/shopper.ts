import { randomUUID } from 'node:crypto';
import { typeCard } from '#tests/fixtures/type-card.ts';
import { guestOrder, post } from './guest-order.ts';
import { lamp } from './paying-shop.ts';

/** A client gives up after so many tries of one call. */
const tries = 5;

type Data = NonNullable<Awaited<ReturnType<typeof post>>['data']>;

export interface Street {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** Told as soon as the shop has answered: what was promised by then must never be lost. */
  readonly onOrdered?: (orderNo: string) => void;
  readonly onPaid?: (orderNo: string) => void;
}

/**
 * One guest orders a lamp and pays it by card, twice at once as an impatient finger does, and repeats what gets no good
 * answer with the same key. @returns the number of the order
 */
export async function buy({ origin, sandboxOrigin, onOrdered, onPaid }: Street, quoteHash: string): Promise<string> {
  const guest = randomUUID();
  const order = await insist(`${origin}/app-mall/v1/order/create`, {
    headers: { clientid: guest, 'idempotency-key': randomUUID() },
    body: guestOrder({ sku: lamp }, quoteHash, `${guest}@lampyris.test`),
  });
  const { orderNo = '', accessKey = '' } = order;
  onOrdered?.(orderNo);
  const headers = { clientid: guest, 'order-access-key': accessKey };
  if (await pay({ origin, sandboxOrigin }, orderNo, headers)) onPaid?.(orderNo);
  return orderNo;
}

/** Pays an order by card, each step twice at once. @returns whether the shop said that it is paid */
export async function pay(
  { origin, sandboxOrigin }: Pick<Street, 'origin' | 'sandboxOrigin'>,
  orderNo: string,
  headers: Readonly<Record<string, string>>,
): Promise<boolean> {
  const start = { headers: { ...headers, 'idempotency-key': randomUUID() }, body: { orderNo, method: 'CARD' } };
  const create = `${origin}/app-mall/v1/payment/create`;
  const [payment] = await Promise.all([insist(create, start), insist(create, start)]);
  const cardToken = await typeCard(sandboxOrigin, payment.nextAction ?? {}, '4242424242424242');
  const card = { headers, body: { paymentNo: payment.paymentNo, cardToken, saveCard: false } };
  const confirm = `${origin}/app-mall/v1/payment/card/confirm`;
  const paid = await Promise.all([insist(confirm, card), insist(confirm, card)]);
  return paid.some(({ status }) => status === 'SETTLED');
}

interface Call {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Repeats a call that gets no good answer. @throws for a refusal */
export async function insist(url: string, { headers, body }: Call): Promise<Data> {
  for (let tried = 1; ; tried += 1) {
    const { status, code, message, data } = await post(url, body, headers);
    if (status === 200 && data) return data;
    if (tried === tries || status < 500) throw new Error(`${url} answered ${status} ${code ?? ''} ${message}`);
  }
}

/** So many shoppers, so many of them at a time. @returns what each got, or why not */
export async function crowd<T>(
  shoppers: number,
  atOnce: number,
  shop: () => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = [];
  let waiting = shoppers;
  const queue = async (): Promise<void> => {
    while (waiting > 0) {
      waiting -= 1;
      results.push(...(await Promise.allSettled([shop()])));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, queue));
  return results;
}
