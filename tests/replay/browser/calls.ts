import { expect, type Page, type Route } from '@playwright/test';
import { intervals } from './polling.ts';

/** A call the page has made and waits for. */
interface CallUnderWay {
  readonly name: string;
  readonly address: string;
  readonly method: string;
}

declare global {
  interface Window {
    /** In the order in which they were made. */
    callsUnderWay?: ReadonlySet<CallUnderWay>;
  }
}

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

/** Carries the name of a call from the page to whoever holds it. */
const callName = 'x-call-name';

/** Lets the page name its calls and remember those it waits for. Before the page opens. */
export async function nameCalls(page: Page): Promise<void> {
  await page.addInitScript((header) => {
    const underWay = new Set<CallUnderWay>();
    const { fetch } = window;
    window.callsUnderWay = underWay;
    window.fetch = async (...call) => {
      const request = new Request(...call);
      const named = { name: crypto.randomUUID(), address: request.url, method: request.method };
      const end = () => void underWay.delete(named);
      request.headers.set(header, named.name);
      request.signal.addEventListener('abort', end);
      underWay.add(named);
      return fetch(request).finally(end);
    };
  }, callName);
}

/** Holds every call to an address until somebody answers it. */
export async function holdCalls(page: Page, address: RegExp, method?: string): Promise<HeldCalls> {
  const held = new Map<string, Route>();
  await page.route(address, (route) => {
    const request = route.request();
    if (method !== undefined && request.method() !== method) return route.fallback();
    const name = request.headers()[callName];
    // A beacon has none: nobody waits for its answer.
    if (name !== undefined) held.set(name, route);
    return undefined;
  });
  // A call that nobody waits for any more may still be held, and a new one may not have come here yet: only the page
  // knows which of its calls is the newest.
  const removeNewest = async (): Promise<Route | undefined> => {
    const underWay = await page.evaluate(() => [...(window.callsUnderWay ?? [])]);
    const call = underWay.findLast((one) => address.test(one.address) && (method ?? one.method) === one.method);
    if (!call) return undefined;
    const route = held.get(call.name);
    held.delete(call.name);
    return route;
  };
  const next = async (): Promise<Route> => {
    const message = `the page calls ${address}`;
    let route: Route | undefined;
    await expect.poll(async () => (route = await removeNewest()) !== undefined, { message, intervals }).toBe(true);
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
