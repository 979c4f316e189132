import { expect, type Page, type Request, type Route } from '@playwright/test';
import { intervals, patience } from './patience.ts';

/** Calls of the page to one address, which wait until the replay answers them. */
export interface HeldCalls {
  /** Waits for the newest call and hands it over. */
  readonly next: () => Promise<Route>;
  /** Waits for the newest call and answers it with the data of a success. */
  readonly answer: (data: unknown) => Promise<void>;
  /** Waits for the newest call and lets the network break. */
  readonly fail: () => Promise<void>;
}

/** Without the time of the server: the clock of the page is the only one. */
export const success = (data: unknown) => ({ json: { status: 200, message: 'OK', data, traceId: 'replay' } });

/** Holds every call to an address until somebody answers it. */
export async function holdCalls(page: Page, address: RegExp, method?: string): Promise<HeldCalls> {
  const waiting: Route[] = [];
  // The machine that asked may have gone on, and nobody waits for the answer any more.
  page.on('requestfailed', (request: Request) => {
    const place = waiting.findIndex((route) => route.request() === request);
    if (place >= 0) waiting.splice(place, 1);
  });
  await page.route(address, (route) =>
    method === undefined || route.request().method() === method ? void waiting.push(route) : route.fallback(),
  );
  const next = async (): Promise<Route> => {
    const message = `the page calls ${address}`;
    await expect.poll(() => waiting.length, { message, timeout: patience, intervals }).toBeGreaterThan(0);
    const route = waiting.pop();
    if (!route) throw new Error(`Nobody calls ${address}`);
    return route;
  };
  return {
    next,
    answer: async (data) => (await next()).fulfill(success(data)),
    fail: async () => (await next()).abort(),
  };
}

/** The rest of the shop's API is out of reach: what is not held cannot disturb the walk. */
export async function cutOffApi(page: Page): Promise<void> {
  await page.route(/\/(app-mall|bff-app|web-log)\//, (route) => route.abort());
}
