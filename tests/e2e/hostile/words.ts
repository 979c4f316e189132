import { expect, test, type Page } from '@playwright/test';
import { routes } from '#src/routing/routes.ts';
import { open } from '../steps/open.ts';
import { executions } from './executions.ts';
import { addressWith, walk } from './walk.ts';

/** Read from any address, whatever its page. */
const ofEveryPage = ['site', 'theme', 'skin', 'utm_source', 'utm_medium', 'utm_campaign', 'lightMode', 'isSavvyUser'];

/** Every parameter that some page of the shop reads from its address: all of them in one query. */
export const names: readonly string[] = [
  ...new Set([...routes.flatMap(({ query = [] }) => query.map((name) => name.replace('?', ''))), ...ofEveryPage]),
];

/** What the shop would answer is not what this is about: there is no such thing, it says at once. */
export async function findNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch.bind(window);
    const refused = { status: 404, code: 'NOT_FOUND', message: 'Not found', data: null, serverTime: 0, traceId: 't' };
    window.fetch = async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      const isAsked = /^\/(?:app-mall|bff-app)\/v1\/(?!mobile\/(?:email|user-info|refresh))/.test(pathname);
      return isAsked ? Response.json({ ...refused, serverTime: Date.now() }) : real(input, init);
    };
  });
}

/** A route of the table as an address can name it, with the text where the route takes any word. */
const pathOf = (path: string, text: string) => path.replaceAll(/:\w+/g, () => encodeURIComponent(text) || 'x');

/** Shows each text in every word of the address of a page. */
export async function showIn(page: Page, path: string, list: readonly string[]): Promise<void> {
  await test.step(path, async () => {
    await open(page, pathOf(path, 'x'));
    await walk(
      page,
      list.map((text) => addressWith(pathOf(path, text), names, text)),
    );
    expect(await executions(page)).toEqual([]);
  });
}
