import type { Page, Route } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { goesAway } from '../steps/goes-away.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { codeOfPages } from '../steps/page-code.ts';

// What the browser and our own log say about files that were kept from them on purpose.
test.use({ tolerated: /Failed to load resource|ChunkError|Unexpected (token|end)/ });

/** What the shop tells its log, from now on. */
function listenToLog(page: Page): () => string {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/web-log/v1/entry')) entries.push(request.postData() ?? '');
  });
  return () => entries.join('\n');
}

const faults = [
  ['S8.chunks.02', 'missing', /The shop was updated/, (route: Route) => route.fulfill({ status: 404 }), []],
  ['S8.chunks.03', 'error', /didn’t load/, (route: Route) => route.abort(), []],
  [
    'S8.chunks.03',
    'error',
    /didn’t load/,
    (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' }),
    [wholeTag],
  ],
] as const;

for (const [index, [id, fault, words, answer, tag]] of faults.entries()) {
  test(
    `${index + 1}: code of a page that is lost (${fault}) is recognised, and a Reload brings it [${id}]`,
    { tag: [...tag] },
    async ({ page }) => {
      const log = listenToLog(page);
      const code = (await codeOfPages()).get('product/collections') ?? '';
      await openRunning(page, '/home');
      await page.route(`**${code}`, answer);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
      const message = page.getByRole('main').getByRole('alert');
      await expect(message).toContainText(words);
      // From the foot of a long page.
      await expect(message).toBeInViewport();
      await expect.poll(log).toContain(`/collections could not be loaded: ${fault}`);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.unroute(`**${code}`);
      await message.getByRole('button', { name: 'Reload' }).click();
      await expect(title(page)).toHaveText('Collections');
    },
  );
}

test('a style sheet that is lost is recognised and comes with Retry, without a new document [S8.chunks.04]', async ({
  page,
}) => {
  const log = listenToLog(page);
  await page.route(/\/assets\/[^/]+\.css$/, (route) => route.fulfill({ status: 404 }));
  await open(page, '/home');
  await expect(title(page)).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: 'The styles didn’t load' });
  await expect(message).toBeInViewport();
  await expect.poll(log).toMatch(/\.css could not be loaded: css/);
  const layout = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).position);
  expect(await layout()).toBe('static');

  await page.unroute(/\/assets\/[^/]+\.css$/);
  await goesAway(message, () => message.getByRole('button', { name: 'Retry' }).click());
  await expect.poll(layout).not.toBe('static');
});
