import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { makeApp } from './app.ts';
import type { Pages } from './render/pages.ts';
import { marketRoutes } from './routes/market.ts';
import { logInMember } from './testing/test-member.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

/** A page that is what it reads. */
const pages: Pages = {
  policy: () => '',
  render: async ({ fetch }) => ({ status: 200, body: await (await fetch('/app-mall/v1/market/list')).text() }),
};

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop();
  app = await makeApp({ shop, handlers: marketRoutes, pages, contract: { partial: true } });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

describe('a page at another time', () => {
  /** How many days its data are ahead, and the cookie of the answer. */
  const seen = async (query: string, cookie = '', of: FastifyInstance = app) => {
    const { body, headers } = await of.inject({ method: 'GET', url: `/time${query}`, headers: { cookie } });
    return [(JSON.parse(body).serverTime - shop.clock.now()) / day, headers['set-cookie']?.toString().split(';')[0]];
  };

  it('is read at the time of its address, then at that of the browser, until an empty one ends it', async () => {
    expect(await seen('?at=+12d')).toEqual([12, `at=${12 * day}`]);
    expect(await seen('?at=-6h')).toEqual([-0.25, `at=${-0.25 * day}`]);
    const atChristmas = await seen('?at=2026-12-24T10:00Z');
    expect(atChristmas).toEqual([33, `at=${33 * day}`]);
    expect(await seen('', `site=US; ${atChristmas[1]}`)).toEqual([33, undefined]);
    expect(await seen('?at=', `at=${day}`)).toEqual([0, 'at=0']);
    for (const wrong of ['?at=soon', '?at=+500d', '?at=2026-13-01']) {
      expect((await app.inject(`/time${wrong}`)).statusCode).toBe(400);
    }
  });

  it('is answered at that time for a guest alone: the session of a member is only as old as it is', async () => {
    const { token } = await logInMember(shop);
    const timeFor = async (headers: Readonly<Record<string, string>>) => {
      const url = '/app-mall/v1/client/init';
      const { body } = await app.inject({ method: 'GET', url, headers: { cookie: `at=${day}`, ...headers } });
      return (JSON.parse(body).serverTime - shop.clock.now()) / day;
    };
    expect(await timeFor({})).toBe(1);
    expect(await timeFor({ authorization: `Bearer ${token}` })).toBe(0);
  });

  it('is one of now in production, whatever address and cookie say', async () => {
    const config = { ...shop.config, mode: 'production' as const };
    const open = await makeApp({
      shop: { ...shop, config },
      handlers: marketRoutes,
      pages,
      contract: { partial: true },
    });
    expect(await seen('?at=+12d', `at=${day}`, open)).toEqual([0, undefined]);
    await open.close();
  });
});
