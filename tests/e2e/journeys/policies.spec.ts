import { expect, test } from '#tests/fixtures/test.ts';
import { look } from '../pages/look.ts';
import { tabTo } from '../steps/keyboard.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

// The console remarks a policy that does not exist, one that the server fails to give, and the missing network.
test.use({ tolerated: /status of (404|500)|ERR_INTERNET_DISCONNECTED/ });

/** What no row of a page names. */
const others = [
  { path: '/support/policy?key=imprint', title: 'About the seller', heading: 'About the seller', isIndexed: true },
  { path: '/support/policy?key=%3Cb%3E', title: 'Policies', heading: 'We can’t find that policy', isMissing: true },
] as const;

test('the imprint and a policy that does not exist are sound', { tag: '@all' }, async ({ page }) => {
  for (const visit of others) await look(page, visit);
});

test('a policy is found from the footer, read part by part and left for another one [S2.routes.81]', async ({
  page,
}) => {
  await openRunning(page, '/shopping-cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
  await expect(page).toHaveURL(/\/support\/shipping-policy/);
  await expect(title(page)).toHaveText('Shipping');
  await expect(page.getByRole('main').getByText('United States', { exact: true })).toBeVisible();
  await expect(page.getByText(/^In effect since/)).toContainText('Version');
  await expect(page.getByRole('cell', { name: '$5.99, free from $49.00' })).toBeVisible();
  const fold = page.locator('summary').filter({ hasText: 'On this page' });
  if (await fold.isVisible()) await fold.click();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Late, lost or damaged' }).click();
  await expect(page).toHaveURL(/#late-lost-or-damaged$/);
  await expect(page.getByRole('heading', { name: 'Late, lost or damaged' })).toBeInViewport();
  await page.getByRole('link', { name: 'Terms of sale' }).click();
  await expect(title(page)).toHaveText('Terms of sale');
});

test('a policy is printed with the keyboard, and says what holds in the market [S2.routes.82]', async ({ page }) => {
  await page.addInitScript('window.print = () => { document.documentElement.dataset.printed = "yes"; };');
  await open(page, '/support/return-policy?site=EU');
  await tabTo(page, page.getByRole('button', { name: 'Print' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(page.getByRole('heading', { name: 'Withdrawing from the contract' })).toBeAttached();
  const shownTheme = () => page.locator('html').getAttribute('data-theme');
  const onScreen = await shownTheme();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await shownTheme()).toBe('light');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Other policies' })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await shownTheme()).toBe(onScreen);
});

test('a policy can be read without scripts', ({ browser }) =>
  withoutScripts(browser, '/support/policy?key=terms', async (page) => {
    await expect(title(page)).toHaveText('Terms of sale');
    await expect(page.getByRole('heading', { name: 'How a contract is made' })).toBeVisible();
  }));

test('an unknown policy leads to the ones that exist', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, '/support/policy?key=nothing');
  await expect(title(page)).toHaveText('We can’t find that policy');
  await page.getByRole('link', { name: /^Privacy/ }).click();
  await expect(title(page)).toHaveText('Privacy');
});

test(
  'a policy that was read stays without a network, one that was not comes with the network',
  { tag: '@all' },
  async ({ page, context }) => {
    await openRunning(page, '/support/policy?key=terms');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Privacy/ })
      .click();
    await expect(title(page)).toHaveText('Privacy');
    await context.setOffline(true);
    const note = page.getByRole('main').getByText(/^Offline - shown as of/);
    await expect(note).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveText('Terms of sale');
    await expect(note).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Warranty ./ })
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeInViewport();
    await context.setOffline(false);
    await expect(title(page)).toHaveText(/^Warranty/);
    await expect(note).toHaveCount(0);
  },
);

test(
  'a policy that the server fails to give says so where it would stand, and comes with a retry',
  { tag: '@all' },
  async ({ page }) => {
    await openRunning(page, '/support/policy?key=terms');
    const answer = /support\/policy\?key=privacy/;
    await page.route(answer, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Privacy/ })
      .click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeInViewport();
    await page.unroute(answer);
    await retry.click();
    await expect(title(page)).toHaveText('Privacy');
  },
);
