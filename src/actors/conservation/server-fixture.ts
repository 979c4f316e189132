import type { Site } from '#rules/markets.ts';

const day = 24 * 3_600_000;
/** For how long the answer to a refresh is given once more (ms). */
const replayWindow = 10_000;

export type Account = 'ada' | 'bob';

/** What a log-in brings. */
export interface Pair {
  readonly token: string;
  readonly refreshToken: string;
  readonly refreshTokenExpireTime: number;
}

interface Family {
  readonly account: Account;
  isOver: boolean;
  pair: Pair;
  before: { readonly refreshToken: string; readonly at: number } | undefined;
}

interface Line {
  readonly sku: string;
  readonly quantity: number;
}

/** What a request did, as the laws look at it. */
export interface Sent {
  readonly account: Account | undefined;
  readonly site: string;
  readonly method: string;
  readonly path: string;
  readonly lines: readonly Line[];
}

const refusal = (status: number) => ({ status, message: 'Refused', data: null, serverTime: 1, traceId: 't' });
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'sku' in value && 'quantity' in value;

/** The shop of a made-up scene: carts by account and market, families of tokens, and the page time that was reported. */
export function createServer(now: () => number) {
  const carts = new Map<string, Map<string, number>>();
  const done = new Map<string, unknown>();
  const givenUp = new Set<string>();
  const families: Family[] = [];
  const refused = new Set<string>();
  const tally = { made: 0, stolen: 0, pageTime: 0 };

  const cartOf = (account: Account, site: string) => {
    const cart = carts.get(`${account} ${site}`) ?? new Map<string, number>();
    carts.set(`${account} ${site}`, cart);
    return cart;
  };
  const add = (account: Account, site: string, lines: readonly Line[]) => {
    const cart = cartOf(account, site);
    for (const { sku, quantity } of lines) cart.set(sku, (cart.get(sku) ?? 0) + quantity);
  };
  /** Every answer names whose it is, so that a wrong place shows. */
  const view = (account: Account, site: string) => {
    const lines = [...cartOf(account, site)].map(([sku, quantity]) => ({
      id: sku,
      key: `${sku}_0`,
      sku,
      buyType: 0,
      quantity,
    }));
    return { account, site, lines, count: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  };
  const newPair = (remaining: number): Pair => {
    tally.made += 1;
    return { token: `t${tally.made}`, refreshToken: `r${tally.made}`, refreshTokenExpireTime: Date.now() + remaining };
  };
  const memberOf = (bearer: string) => {
    const family = families.find(({ isOver, pair }) => !isOver && pair.token === bearer);
    return refused.has(bearer) ? undefined : family;
  };

  function refresh(refreshToken: string): unknown {
    const family = families.find(({ pair, before }) =>
      [pair.refreshToken, before?.refreshToken].includes(refreshToken),
    );
    if (!family || family.isOver) return refusal(401);
    if (family.pair.refreshToken === refreshToken) {
      family.before = { refreshToken, at: now() };
      family.pair = newPair(170 * day);
    } else if (now() - (family.before?.at ?? 0) > replayWindow) {
      family.isOver = true;
      tally.stolen += 1;
      return refusal(401);
    }
    return { status: 200, data: family.pair, serverTime: 1 };
  }

  function once(key: string, work: () => unknown): unknown {
    if (!done.has(key)) done.set(key, work());
    return done.get(key);
  }

  const bearerOf = (request: Request) => request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const bodyOf = async (request: Request): Promise<unknown> => {
    const text = await request.clone().text();
    return text === '' ? undefined : JSON.parse(text);
  };

  return {
    tally,
    logIn(account: Account, remainingDays: number): Pair {
      const pair = newPair(remainingDays * day);
      families.push({ account, isOver: false, pair, before: undefined });
      return pair;
    },
    /** The access tokens of today are refused from now on; those that a refresh brings are not. */
    expireTokens: () => families.forEach(({ pair }) => refused.add(pair.token)),
    isOver: (token: string) => families.some(({ isOver, pair }) => isOver && pair.token === token),
    linesOf: (account: Account, site: Site) => cartOf(account, site),
    async sentBy(request: Request): Promise<Sent> {
      const { pathname } = new URL(request.url);
      const body = await bodyOf(request);
      const account = memberOf(bearerOf(request))?.account;
      const lines = pathname.includes('shopping-cart') ? [body].flat().filter(isLine) : [];
      return { account, site: request.headers.get('site') ?? '', method: request.method, path: pathname, lines };
    },
    /** Carries a request out. @returns the envelope of the answer */
    async carryOut(request: Request): Promise<unknown> {
      const { pathname, searchParams } = new URL(request.url);
      const body: unknown = await bodyOf(request);
      const site = request.headers.get('site') ?? '';
      const key = request.headers.get('idempotency-key') ?? '';
      const ok = (data: unknown) => ({ status: 200, data, serverTime: 1 });
      if (pathname.endsWith('/page-time/report')) {
        const pages: readonly { readonly duration: number }[] = Object(body).pages;
        tally.pageTime += pages.reduce((sum, { duration }) => sum + duration, 0);
        return ok(null);
      }
      if (pathname.endsWith('/refresh-token')) return refresh(String(Object(body).refreshToken));
      const family = memberOf(bearerOf(request));
      if (!family) return refusal(401);
      const { account } = family;
      if (pathname.endsWith('/logout')) {
        family.isOver = true;
        return ok(null);
      }
      if (pathname.endsWith('/quantity')) return ok(view(account, site).count);
      if (pathname.endsWith('/merge') && request.method === 'DELETE') {
        const name = `${account} ${searchParams.get('key') ?? ''}`;
        const merged = done.has(name);
        if (!merged) givenUp.add(name);
        return ok({ merged });
      }
      if (pathname.endsWith('/merge')) {
        const name = `${account} ${key}`;
        if (givenUp.has(name)) return refusal(409);
        return ok(
          once(name, () => {
            add(account, site, [body].flat().filter(isLine));
            return view(account, site).lines;
          }),
        );
      }
      if (request.method === 'POST') {
        once(`${account} ${key}`, () => add(account, site, [body].filter(isLine)));
        return ok(view(account, site));
      }
      return ok(view(account, site));
    },
  };
}
