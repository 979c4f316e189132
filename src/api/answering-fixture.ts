import { vi } from 'vitest';
import { createShopClient } from './client.ts';
import { ShopApiError } from './errors.ts';
import { createGate } from './gate.ts';
import type { ClientFacts } from './headers.ts';
import { createRemoteLog } from './remote-log.ts';
import { createServerClock } from './server-clock.ts';
import { createShopFetch } from './shop-fetch.ts';

const facts: ClientFacts = {
  site: 'GB',
  token: 'at_1',
  account: 'A1',
  appVersion: '5.0.0',
  clientId: 'client-0001-0001',
  country: 'GB',
  locale: 'en',
  timezone: 'Europe/London',
  clientType: '6',
};
export const envelope = (status: number, data: unknown = {}, more: object = {}) => ({
  status,
  message: status === 200 ? 'ok' : 'No.',
  data,
  serverTime: 1_000_000,
  traceId: 't',
  ...more,
});
export const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A client on a shop whose server gives one answer to everything; `known` is what differs of what is stored. */
export function shopAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  overrides: Partial<ClientFacts> = {},
) {
  const sent: Request[] = [];
  const onUnauthorized = vi.fn();
  const logged = vi.fn<(entry: string) => void>();
  const gate = createGate();
  const clock = createServerClock(() => 0);
  const fetch = createShopFetch({
    fetch: async (request) => {
      sent.push(request);
      return answer(request);
    },
    facts: () => ({ ...facts, ...overrides }),
    gate,
    clock,
    deviceNow: () => 0,
    log: createRemoteLog({ send: logged, href: () => 'https://shop.test/home?q=secret', now: () => 0 }),
    onUnauthorized,
  });
  return { client: createShopClient(fetch, 'https://shop.test'), sent, onUnauthorized, logged, gate, clock };
}

export const layout = '/app-mall/v1/home/layout';

export async function failureOf(calling: Promise<unknown>): Promise<ShopApiError> {
  try {
    await calling;
  } catch (error) {
    if (error instanceof ShopApiError) return error;
    throw error;
  }
  throw new Error('The call did not fail');
}
