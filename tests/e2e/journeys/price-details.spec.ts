import { expect, test } from '#tests/fixtures/test.ts';
import { look } from '../pages/look.ts';
import { tabTo } from '../steps/keyboard.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

// The console remarks a price that does not exist.
test.use({ tolerated: /status of (404|422)/ });

const heading = 'How this price adds up';
const steps = 'From the list price to what you pay';

test('a price is sound where it is reduced, and where there is none', { tag: '@all' }, async ({ page }) => {
  const at = '/product-detail/price-detail';
  await look(page, { path: `${at}?sku=LM-HALO-TV-65&quantity=2`, title: /^Price details: Halo TV/, heading });
  await look(page, { path: `${at}?sku=LM-PLUG-1`, title: 'Price details', heading: 'Not sold in your region' });
  await look(page, { path: `${at}?sku=LM-NOPE`, title: /.+/, heading: 'Page not found', isMissing: true });
});

test('the sum of a price is that of the cart, to the cent [S2.routes.08]', async ({ page }) => {
  await openRunning(page, '/product-detail?spu=LM-HALO-TV&sku=LM-HALO-TV-65&site=EU');
  await page.getByRole('link', { name: heading }).click();
  await expect(title(page)).toHaveText(heading);
  const rows = page.getByRole('list', { name: steps }).getByRole('listitem');
  await expect(rows).toHaveText([
    /List price.*€89.95/,
    /Sale.*−€15.00/,
    /Delivery.*Free/,
    /You pay.*€74.95 incl. €11.97 VAT/,
  ]);

  await tabTo(page, page.getByRole('button', { name: 'One more' }));
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([/2 × €89.95.*€179.90/, /−€30.00/, /Free/, /You pay.*€149.90 incl. €23.93 VAT/]);
  await expect(page).toHaveURL(/quantity=2/);

  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Added to cart' }).getByRole('link', { name: 'Go to cart' }).click();
  await expect(title(page)).toHaveText(/cart/i);
  await expect(page.getByRole('main')).toContainText('€149.90');
  await expect(page.getByRole('main')).toContainText('€23.93');
});

test(
  'what it has cost is drawn, and a table for those who do not see the drawing',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/product-detail/price-detail?sku=LM-HALO-TV-65&site=EU');
    await expect(page.getByRole('img', { name: /^Between €74.95 and €89.95 since / })).toBeVisible();
    await expect(page.getByText('Lowest price in 30 days')).toBeVisible();
    await expect(page.getByText(/^€84.95from /)).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('table', { name: 'Price of one' }).getByRole('rowheader')).toHaveCount(4);
  },
);

test('a price can be read without scripts', ({ browser }) =>
  withoutScripts(browser, '/product-detail/price-detail?sku=LM-RIBBON-S1-2M&site=US', async (page) => {
    await expect(page.getByRole('list', { name: steps })).toContainText('$24.99');
    await expect(page.getByRole('list', { name: steps })).toContainText('+ sales tax');
  }));
