import { get } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';
import { share } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { e2eOrigin, e2ePorts, e2eSandboxOrigin } from '#tests/fixtures/e2e-ports.ts';
import { open, title } from '../steps/open.ts';
import { demo, keepTokens, newSession } from '../steps/member.ts';
import { executions, watchExecutions } from './executions.ts';
import { targets } from './targets.ts';
import { addressWith } from './walk.ts';

test.use({ tolerated: /Failed to load resource/ });
const count = Math.ceil(targets.length * share);

/** What the shop is shown, in an order of their own, the same in every run: `npm test` takes a tenth. */
const shown = fc
  .sample(fc.shuffledSubarray([...targets], { minLength: count, maxLength: count }), { seed: 2_026, numRuns: 1 })
  .flat();

declare global {
  interface Window {
    wrongPlaces?: () => string[];
  }
}

interface Outcome {
  /** Where the window or a frame of it went, outside the shop and its bank. */
  readonly left: string[];
  /** What was asked of strangers. */
  readonly foreign: string[];
}

/** Follows every document of the window, and every request. Strangers get an empty page instead of the internet. */
async function watchLeaving(context: BrowserContext, page: Page): Promise<Outcome> {
  await watchPlaces(context);
  const left: string[] = [];
  const foreign: string[] = [];
  const ours = [e2eOrigin, e2eSandboxOrigin];
  await context.route(
    (url) => url.protocol.startsWith('http') && !ours.includes(url.origin),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Stranger</title>' });
    },
  );
  page.on('framenavigated', (frame) => {
    const url = frame.url();
    const isOwn = URL.canParse(url) && new URL(url).origin === e2eOrigin;
    if (frame === page.mainFrame() ? !isOwn : isOwn) left.push(url);
  });
  return { left, foreign };
}

/** Lets every document tell which of its frames and links lead where none may lead. */
const watchPlaces = (context: BrowserContext) =>
  context.addInitScript(() => {
    const urlOf = (text: string) => (URL.canParse(text, location.href) ? new URL(text, location.href) : undefined);
    window.wrongPlaces = () => {
      const frames = [...document.querySelectorAll('iframe[src]')].flatMap((frame) => {
        const src = frame.getAttribute('src') ?? '';
        const url = urlOf(src);
        return url?.protocol === 'https:' && url.origin !== location.origin ? [] : [`framed ${src}`];
      });
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
        const href = link.getAttribute('href') ?? '';
        const url = urlOf(href);
        const isOpenedApart = link.target === '_blank' && url?.protocol === 'https:';
        return url?.origin === location.origin || isOpenedApart ? [] : [`linked ${href}`];
      });
      return [...frames, ...links];
    };
  });

/** Shows one address after the other and looks at what comes of it. @returns what is wrong, by address */
const lookAt = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    const rendered = () => new Promise((resolve) => setTimeout(resolve));
    const wrong: (readonly [string, readonly string[]])[] = [];
    for (const address of all) {
      history.replaceState(null, '', address);
      for (let turn = 0; turn < 3; turn += 1) await rendered();
      const places = window.wrongPlaces?.() ?? ['nobody looked'];
      if (places.length > 0) wrong.push([address, places]);
    }
    return wrong;
  }, addresses);

test('are three hundred and more, all different', () => {
  expect(targets.length).toBeGreaterThanOrEqual(300);
});

test('the page for foreign sites frames none of our own and leaves for nowhere', async ({ page, context }) => {
  await watchExecutions(context);
  const outcome = await watchLeaving(context, page);
  await open(page, '/home/frame');
  expect(
    await lookAt(
      page,
      shown.map((url) => addressWith('/home/frame', ['url'], url)),
    ),
  ).toEqual([]);
  expect(outcome).toEqual({ left: [], foreign: [] });
  expect(await executions(page)).toEqual([]);
});

const ways = { '/account/login': 'redirect', '/account/signUp': 'redirect' };

/** Puts each target into the way back of the open page, and knows that the page offers none of them. */
const lookAtWays = async (page: Page, path: string, name: string, rest = '') =>
  expect(
    await lookAt(
      page,
      shown.map((url) => `${addressWith(path, [name], url)}${rest}`),
    ),
  ).toEqual([]);

test('no way back leads a guest out of the shop', async ({ page, context }) => {
  await watchExecutions(context);
  const outcome = await watchLeaving(context, page);
  for (const [path, name] of Object.entries(ways)) {
    await open(page, path);
    await lookAtWays(page, path, name);
  }
  expect(outcome).toEqual({ left: [], foreign: [] });
  expect(await executions(page)).toEqual([]);
});

test('no way back leads a member out of the shop', async ({ page, context }) => {
  await watchExecutions(context);
  await keepTokens(page, await newSession(demo));
  const outcome = await watchLeaving(context, page);
  await open(page, '/account/my-center');
  await expect(title(page)).toHaveText(/^Hello, /);
  // A member who comes to a door is sent on at once, to wherever it says.
  for (const [path, name] of Object.entries(ways)) await lookAtWays(page, path, name);
  for (const path of ['/account/address-list', '/account/address-detail']) {
    await open(page, `${path}?select=1`);
    await lookAtWays(page, path, 'back', '&select=1');
  }
  expect(outcome).toEqual({ left: [], foreign: [] });
  expect(await executions(page)).toEqual([]);
});

/** Asks for a path as it is written; a browser or `fetch` would tidy it up. */
const rawLocation = (path: string): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ port: e2ePorts.port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.headers.location);
    }).on('error', reject);
  });

test('no answer of the server sends anybody elsewhere', async () => {
  const sendable = shown.filter((target) => /^[\u0021-\u00ff]+$/.test(target));
  expect(sendable.length).toBeGreaterThan(shown.length / 2);
  const paths = sendable.flatMap((target) => [
    `${target.startsWith('/') ? '' : '/'}${target}/`,
    `/support/logistics-terms?next=${target}`,
  ]);
  const elsewhere: string[] = [];
  for (const path of paths) {
    const location = await rawLocation(path);
    if (location !== undefined && !/^\/(?![/\\])/.test(location)) elsewhere.push(`${path} → ${location}`);
  }
  expect(elsewhere).toEqual([]);
});

test('a page that believes its addresses leaves: this watch can fail', async ({ browser }) => {
  // Nobody minds the faults of this one.
  const context = await browser.newContext();
  const page = await context.newPage();
  const outcome = await watchLeaving(context, page);
  const ours = { contentType: 'text/html', body: '<title>Ours</title>' };
  await page.route(`${e2eOrigin}/**`, (route) => route.fulfill(ours));
  await page.goto(`${e2eOrigin}/naive`);
  await page.evaluate((all) => {
    for (const src of all) document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, shown);
  expect((await page.evaluate(() => window.wrongPlaces?.() ?? [])).length).toBeGreaterThanOrEqual(shown.length / 3);
  await expect.poll(() => outcome.foreign.length).toBeGreaterThanOrEqual(shown.length / 20);
  await expect.poll(() => outcome.left.length).toBeGreaterThanOrEqual(shown.length / 20);
  await context.close();
});
