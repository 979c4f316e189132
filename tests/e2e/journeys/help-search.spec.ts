import { expect, test } from '#tests/fixtures/test.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

test('what is misspelt is answered in place, and what the shop does not know leads to people [S2.routes.73]', async ({
  page,
}) => {
  await openRunning(page, '/support/search');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search the help' });
  await field.fill('waranty cliam');
  await field.press('Enter');
  await expect(title(page)).toHaveText('Results for “waranty cliam”');
  await expect(page.getByText('We searched for “warranty claim”')).toBeVisible();
  const articles = page.getByRole('region', { name: 'Articles' });
  await expect(articles.getByRole('listitem').first()).toContainText('within two business days');
  await expect(articles.locator('mark').first()).toBeVisible();
  await articles.getByRole('link', { name: 'Make a warranty claim' }).click();
  await expect(title(page)).toHaveText('Make a warranty claim');
  await page.goBack();
  await expect(title(page)).toHaveText('Results for “waranty cliam”');

  await field.fill('qqqq zzzz');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'We found nothing for “qqqq zzzz”' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask the help robot' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Support', exact: true }).click();
  await openRunning(page, '/support/search');
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('link', { name: 'waranty cliam' }).click();
  await expect(title(page)).toHaveText('Results for “waranty cliam”');
});

test("the shop's own search has help where somebody needs it", async ({ page }) => {
  await openRunning(page, '/home/search');
  await page.getByRole('combobox', { name: /^Search for lights/ }).fill('flicke');
  await page.getByRole('group', { name: 'Help' }).getByRole('option', { name: 'My light flickers' }).click();
  await expect(title(page)).toHaveText('My light flickers');
  await openRunning(page, '/home/search?q=matter+code');
  await page
    .getByRole('region', { name: 'Help' })
    .getByRole('link', { name: /Matter code/ })
    .first()
    .click();
  await expect(title(page)).toHaveText(/Matter code/);
});

test('a key leads to its page in place of the link, and out of the shop by the frame [S2.routes.75]', async ({
  page,
  browser,
}) => {
  await openRunning(page, '/support/policy?key=terms');
  await open(page, '/support/redirect?key=returns');
  await expect(title(page)).toHaveText('Returns');
  await page.goBack();
  await expect(title(page)).toHaveText('Terms of sale');
  await open(page, '/support/redirect?key=nobody-knows');
  await expect(page).toHaveURL(/\/support\?/);
  await open(page, '/support/redirect?key=app-ios');
  await expect(page).toHaveURL(/\/home\/frame\?url=https%3A%2F%2Fapps\.apple\.com/);
  await expect(page.getByRole('main')).toContainText('apps.apple.com');
  await withoutScripts(browser, '/support/redirect?key=app-ios', async (plain) => {
    await expect(plain.getByRole('link', { name: 'Go now' })).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Go now' })).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//);
  });
});
