import { cartKey } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';

export type Loss = 'none' | 'request' | 'reply';

interface Line {
  readonly id: string;
  readonly key: string;
  readonly sku: string;
  readonly buyType: number;
  quantity: number;
  selected: boolean;
}

interface Waiting {
  readonly request: Request;
  readonly answer: (response: Response) => void;
  readonly lose: (error: Error) => void;
}

const siteOf = (request: Request) => request.headers.get('site') ?? '';

/** The cart API of one member: what it holds, and requests that wait until somebody serves or loses them. */
export function createCartServer() {
  const carts = new Map<string, Line[]>();
  const waiting: Waiting[] = [];
  /** Answers of merges by their key, as the shop keeps them. */
  const merged = new Map<string, { readonly body: string; readonly data: unknown }>();
  let ids = 0;

  const cartOf = (site: string): Line[] => {
    const cart = carts.get(site) ?? [];
    carts.set(site, cart);
    return cart;
  };
  const add = (site: string, { sku, quantity, buyType }: { sku: string; quantity: number; buyType: number }) => {
    const cart = cartOf(site);
    const key = cartKey(sku);
    const line = cart.find((each) => each.key === key);
    if (line) line.quantity += quantity;
    else cart.unshift({ id: `line-${(ids += 1)}`, key, sku, buyType, quantity, selected: true });
  };
  const view = (site: string) => ({
    count: cartOf(site).reduce((sum, { quantity }) => sum + quantity, 0),
    lines: cartOf(site),
  });

  async function carryOut(request: Request): Promise<unknown> {
    const site = siteOf(request);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/quantity')) return view(site).count;
    if (request.method === 'GET') return view(site);
    const body = await request.json();
    if (pathname.endsWith('/merge')) {
      const key = request.headers.get('idempotency-key') ?? '';
      const mergedLines = merged.get(key);
      const text = JSON.stringify([site, body]);
      if (mergedLines && mergedLines.body !== text) throw new Error('IDEMPOTENCY_MISMATCH');
      if (mergedLines) return mergedLines.data;
      for (const line of body) add(site, line);
      const data = cartOf(site).map((line) => ({ ...line }));
      merged.set(key, { body: text, data });
      return data;
    }
    if (request.method === 'POST') {
      add(site, body);
      const line = cartOf(site).find(({ sku }) => sku === body.sku);
      if (line) line.selected = true;
    }
    if (request.method === 'PUT') {
      for (const { id, quantity, selected } of body) {
        const line = cartOf(site).find((each) => each.id === id);
        if (line) Object.assign(line, { quantity, selected: selected ?? line.selected });
      }
    }
    if (request.method === 'DELETE')
      carts.set(
        site,
        cartOf(site).filter(({ id }) => !body.ids.includes(id)),
      );
    return structuredClone(view(site));
  }

  return {
    receive: (request: Request) =>
      new Promise<Response>((answer, lose) => {
        waiting.push({ request, answer, lose });
      }),
    waiting: () => waiting.length,
    /** Serves the oldest request. Only merges and counts are ever lost. */
    async serve(loss: Loss) {
      const next = waiting.shift();
      if (!next) return;
      const mayLose = next.request.url.endsWith('/merge') || next.request.url.endsWith('/quantity');
      const lost = new TypeError('The network failed');
      if (mayLose && loss === 'request') return next.lose(lost);
      const data = await carryOut(next.request).catch((error: unknown) => error);
      if (mayLose && loss === 'reply') return next.lose(lost);
      if (data instanceof Error) next.answer(Response.json({ status: 409, message: data.message, serverTime: 1 }));
      else next.answer(Response.json({ status: 200, data, serverTime: 1 }));
    },
    linesOf: (site: Site): readonly Line[] => cartOf(site),
  };
}

export type CartServer = ReturnType<typeof createCartServer>;
