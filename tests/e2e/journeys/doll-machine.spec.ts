import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

const at = '/prom/doll-machine';

test.use({ tolerated: /net::ERR_FAILED/ });

test('a play whose answer is lost has its result when the member comes back, and costs nothing twice', async ({
  page,
}) => {
  await keepTokens(page, await newMember('doll'));
  await openRunning(page, at);
  await expect(title(page)).toHaveText('Doll machine');
  const records = page.getByRole('region', { name: 'Your plays' });
  await expect(records).toContainText('You haven’t played yet.');
  // The server plays, and its answer gets nowhere.
  await page.route('**/prom/doll-machine/play', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('checkbox', { name: 'I’m 18 or older' }).check();
  await page.getByRole('button', { name: 'Play: free' }).click();
  const machine = page.getByRole('region', { name: 'The machine' });
  await expect(machine).toContainText('The connection dropped.');

  await open(page, at);
  const seen = page.waitForResponse((response) => response.url().endsWith('/doll-machine/seen'));
  await expect(page.getByText(/^(You won|The light went out)/).first()).toBeVisible();
  expect((await seen).status()).toBe(200);
  // What was won stands in a dialog of its own.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await expect(records.getByRole('row').filter({ hasText: 'Free' })).toHaveCount(1);
});

test('what needs scripts says so where there are none', { tag: '@all' }, async ({ browser }) => {
  // Playwright finds no text in such an element.
  const wordsOn = async (path: string, words: string) =>
    withoutScripts(browser, path, async (page) => {
      expect((await page.locator('main noscript').allInnerTexts()).join()).toContain(words);
    });
  await wordsOn(at, 'Playing needs JavaScript');
  await wordsOn('/prom/black-friday-deals', 'Claiming a coupon needs JavaScript');
});
