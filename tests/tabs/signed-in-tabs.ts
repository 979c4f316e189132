import { expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import { demo, logIn as logInAs } from '../e2e/steps/member.ts';
import { title } from '../e2e/steps/open.ts';

/** A page for members that asks the server for little. */
const place = '/account/address-list';

/** Signs in in the first tab, and opens the others beside it. */
export async function openSignedInTabs(context: BrowserContext, origin: string, count: number): Promise<Page[]> {
  await context.route('**/media/**', (route) => route.abort());
  const tabs = await Promise.all(Array.from({ length: count }, () => context.newPage()));
  const [first, ...others] = tabs;
  if (!first) return [];
  await first.goto(`${origin}/account/login?redirect=${encodeURIComponent(place)}`);
  await logInAs(first, demo);
  await expect(title(first)).toHaveText('Addresses');
  for (const tab of others) {
    const counted = tab.waitForResponse(isCount);
    await tab.goto(`${origin}${place}`);
    await counted;
  }
  return tabs;
}

/** What a tab of a member has come to. */
export type Ending = 'answered' | 'logged out';

/** The shopper looks at all tabs at once, and each asks how many lamps are in the cart; `since` is epoch ms. */
export async function lookAtAll(tabs: readonly Page[], since: number): Promise<Ending[]> {
  const endings = tabs.map((tab) =>
    Promise.race([
      tab.waitForResponse((response) => isAnswered(response, since)).then((): Ending => 'answered'),
      logIn(tab)
        .waitFor()
        .then((): Ending => 'logged out'),
    ]),
  );
  await Promise.all(tabs.map((tab) => tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))));
  return Promise.all(endings);
}

/** The tokens that the tabs see, each once. */
export async function tokensIn(tabs: readonly Page[]): Promise<string[]> {
  const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('token') ?? 'none')));
  return [...new Set(tokens)];
}

/** Writes down every call but the refresh itself that carries a refresh token. @returns the list, which grows */
export function watchRefreshTokens(context: BrowserContext): string[] {
  const misused: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const carries = request.headers()['authorization']?.startsWith('Bearer rt_') ?? false;
    if (carries && !pathname.endsWith('/refresh-token')) misused.push(pathname);
  });
  return misused;
}

const logIn = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: 'Log in', exact: true });

const isCount = (response: Response): boolean => new URL(response.url()).pathname.endsWith('/shopping-cart/quantity');

interface Answer {
  readonly status: number;
  readonly serverTime: number;
}

/** The server has counted for a member, after this instant. */
async function isAnswered(response: Response, since: number): Promise<boolean> {
  if (!isCount(response)) return false;
  // A tab that asks anew takes its first question back, and the browser forgets what came of it.
  const answer: Answer | undefined = await response.json().catch(() => undefined);
  return answer?.status === 200 && answer.serverTime >= since;
}
