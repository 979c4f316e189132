import { randomUUID } from 'node:crypto';
import { guestOrder, type Piece, post, postAgain, quote } from './guest-order.ts';

export interface Rush {
  /** Numbers of the orders that were promised. */
  readonly orderNos: readonly string[];
  /** Guests who were told that there is none for them, by what they were told. */
  readonly refusals: Readonly<Record<string, number>>;
  readonly refused: number;
  /** Everything that is neither: faults of the server. */
  readonly faults: readonly string[];
}

const refusalCodes: readonly string[] = [
  'OUT_OF_STOCK',
  'QUOTE_PROBLEMS',
  'QUOTE_STALE',
  'PROMO_SOLD_OUT',
  'PROMO_USER_LIMIT',
];

interface Crowd {
  readonly guests: number;
  /** Whose order it is; everybody is somebody else when absent. */
  readonly email?: string;
  /** They ask again, under the same key, while the shop is too busy for all of them. */
  readonly asksAgain?: boolean;
}

/** So many guests order the same at the same moment, spread over the servers. */
export async function rush(
  origins: readonly string[],
  pieces: Piece | readonly Piece[],
  { guests, email, asksAgain = false }: Crowd,
): Promise<Rush> {
  const ask = asksAgain ? postAgain : post;
  const [first = ''] = origins;
  const quoteHash = await quote(first, pieces);
  const answers = await Promise.all(
    Array.from({ length: guests }, async (_, guest) =>
      ask(
        `${origins[guest % origins.length]}/app-mall/v1/order/create`,
        guestOrder(pieces, quoteHash, email ?? `guest-${guest}@lampyris.test`),
        { clientid: `${email ?? 'guest'}-${guest}`, 'idempotency-key': randomUUID() },
      ),
    ),
  );
  const refusals: Record<string, number> = {};
  const faults: string[] = [];
  for (const { status, code = '', message, data } of answers) {
    if (status === 200) continue;
    const said = data?.problems?.[0]?.code ?? code;
    if (refusalCodes.includes(said)) refusals[said] = (refusals[said] ?? 0) + 1;
    else faults.push(`${status} ${code} ${message}`);
  }
  return {
    orderNos: answers.flatMap(({ status, data: order }) => (status === 200 ? (order?.orderNo ?? '') : [])),
    refusals,
    refused: Object.values(refusals).reduce((sum, one) => sum + one, 0),
    faults,
  };
}

/** How many of some answers are which: '200' or the code of a refusal, of its first problem where it names some. */
export function counts(answers: readonly Awaited<ReturnType<typeof post>>[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { status, code, data } of answers) {
    const said = data?.problems?.[0]?.code ?? code ?? status;
    found[said] = (found[said] ?? 0) + 1;
  }
  return found;
}
