import { type BuyType, flashBuyType } from '#rules/cart-lines.ts';

export const address = {
  firstName: 'Ola',
  lastName: 'Nowak',
  phone: '+1 510 555 0101',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '1 Lake Street',
  postcode: '94612',
};

/** What a guest orders one piece of; with an item of a promotion, of a flash sale unless it says another kind, at its price. */
export interface Piece {
  readonly sku: string;
  readonly promoItemId?: string;
  readonly buyType?: BuyType;
  readonly suitGroupId?: string;
}

const lineOf = ({ sku, ...promotion }: Piece) => ({
  ...{ sku, quantity: 1 },
  ...(promotion.promoItemId !== undefined && { buyType: flashBuyType, ...promotion }),
});

const purchase = (pieces: Piece | readonly Piece[]) => {
  const lines = [pieces].flat().map(lineOf);
  return { source: lines.length === 1 ? 'BUY_NOW' : 'CART', lines };
};

interface Envelope {
  readonly status: number;
  readonly code?: string;
  readonly message: string;
  readonly data: {
    readonly quoteHash?: string;
    readonly orderNo?: string;
    readonly accessKey?: string;
    readonly paymentNo?: string;
    readonly couponId?: string;
    readonly status?: string;
    readonly id?: string;
    readonly result?: { readonly playId: string };
    readonly problems?: readonly { readonly code: string }[];
    readonly nextAction?: { readonly fieldsUrl?: string; readonly clientSecret?: string };
  } | null;
}

/** Says something to the shop as the shopper's browser does. */
export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Envelope> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', site: 'US', ...headers },
    body: JSON.stringify(body),
  });
  const envelope: Envelope = await answer.json();
  return envelope;
}

/** Says it again, under the same key, for as long as the shop is too busy for it. */
export async function postAgain(...request: Parameters<typeof post>): Promise<Envelope> {
  const answer = await post(...request);
  return answer.status === 503 ? postAgain(...request) : answer;
}

/** The price of some pieces, as all shoppers of a round have seen it. @throws when the shop names none */
export async function quote(origin: string, pieces: Piece | readonly Piece[]): Promise<string> {
  const { country, region } = address;
  const body = { ...purchase(pieces), address: { country, region } };
  const { data, message } = await post(`${origin}/app-mall/v1/order/preview`, body);
  if (!data?.quoteHash) throw new Error(`No quote: ${message}`);
  return data.quoteHash;
}

/** What a guest sends to order them at a price that was seen. */
export const guestOrder = (pieces: Piece | readonly Piece[], quoteHash: string, email: string) => ({
  ...purchase(pieces),
  quoteHash,
  address,
  email,
  shippingMethod: 'STANDARD',
  payMethod: 'CARD',
});
