import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { pdfText } from '#tests/fixtures/pdf-text.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { demo, logIn } from '../steps/member.ts';
import { open, openRunning, title, withoutScripts } from '../steps/open.ts';

// The console remarks a product that does not exist, what the server fails to give, and the missing network.
test.use({ tolerated: /status of (404|500)|ERR_INTERNET_DISCONNECTED/ });

const main = (page: Page) => page.getByRole('main');

async function expectSound(page: Page): Promise<void> {
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test('a shopper in the EU comes from the price to the label, chooses a variant and opens the sheet [S2.routes.10]', async ({
  page,
}) => {
  await openRunning(page, '/product-detail?spu=LM-REED&site=EU');
  await main(page).getByRole('link', { name: 'Energy class E: label and product sheet' }).click();
  await expect(title(page)).toHaveText('Energy class E');
  await expect(page).toHaveTitle('Energy efficiency');
  const label = (use: number) =>
    page.getByRole('img', { name: `Energy label: class E on a scale from A to G, ${use} kWh per 1,000 hours` });
  await expect(label(9)).toBeVisible();
  await expectSound(page);

  const entries = await page.evaluate(() => history.length);
  await page.getByText('150 cm', { exact: true }).click();
  await expect(label(11)).toBeVisible();
  await expect(page).toHaveURL(/sku=LM-REED-150/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(main(page).getByText('About €3.61 a year')).toBeVisible();

  const sheet = page.getByRole('link', { name: 'Open product sheet' });
  const file = await page.request.get((await sheet.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const text = pdfText(await file.body());
  expect(text).toMatch(/Energy efficiency class\nE\n/);
  expect(text).toContain('11 kWh/1000 h');
  await main(page).getByRole('link', { name: 'Back to Reed paper floor lamp' }).click();
  await expect(title(page)).toHaveText('Reed paper floor lamp');
  await expect(page).toHaveURL(/sku=LM-REED-150/);
});

test('the label opens by a variant alone, without scripts as well', ({ browser }) =>
  withoutScripts(browser, '/product-detail/efficiency?sku=LM-DISC-40&site=GB', async (page) => {
    await expect(page.getByRole('img', { name: /29 kWh per 1,000 hours/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open product sheet' })).toHaveAttribute('href', /site=GB/);
  }));

test('a market without labels and a product without light say why there is none', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, '/product-detail/efficiency?spu=LM-REED');
  await expect(title(page)).toHaveText(/^About \$\d+\.\d\d a year$/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Europe: see the label' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change market' }).click();
  await expect(title(page)).toHaveText('Energy class E');

  for (const [spu, heading] of [
    ['LM-HUB', 'No energy label needed'],
    ['LM-HEX', 'No energy label of its own'],
  ]) {
    await open(page, `/product-detail/efficiency?spu=${spu}&site=EU`);
    await expect(title(page)).toHaveText(heading ?? '');
    await expectSound(page);
  }
});

test(
  'a list in the EU shows the class beside the price, a list in the United States does not',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/collections?categoryId=table-lamps&site=EU');
    await expect(page.getByRole('img', { name: 'Energy class F of A to G' }).first()).toBeVisible();
    await open(page, '/collections?categoryId=table-lamps&site=US');
    await expect(main(page).getByRole('article').first()).toContainText('$');
    await expect(page.getByRole('img', { name: /^Energy class/ })).toHaveCount(0);
  },
);

test('a guest reads the warranty from the product on, logs in and finds the own purchase with its end [S2.routes.09]', async ({
  page,
}) => {
  await openRunning(page, '/product-detail?spu=LM-DOME&site=US');
  await main(page).getByRole('link', { name: 'What is covered, and how to claim' }).click();
  await expect(title(page)).toHaveText('24 months of warranty');
  await expect(page).toHaveTitle('Warranty');
  await expect(main(page).getByText('Faults of material and workmanship')).toBeVisible();
  await expect(main(page).getByText(/statutory rights/)).toHaveCount(0);

  await main(page).getByRole('link', { name: 'Start a claim' }).click();
  await expect(page.getByRole('heading', { name: 'Your purchases of this model' })).toBeInViewport();
  await main(page).getByRole('button', { name: 'Log in' }).click();
  await logIn(page, demo);
  await expect(title(page)).toHaveText('24 months of warranty');
  const purchase = page.getByRole('list', { name: 'Your purchases of this model' }).getByRole('listitem');
  await expect(purchase).toContainText(/Covered until \w{3}, \w{3} \d+, 20\d\d/);
  await expect(purchase).toContainText('Vermilion');
  await purchase.getByRole('link', { name: 'Order LMDEMO0001', exact: true }).click();
  await expect(page).toHaveURL(/order\/detail\?orderNo=LMDEMO0001/);
  await expect(
    main(page)
      .getByText(/^Warranty until/)
      .first(),
  ).toBeVisible();

  await openRunning(page, '/product-detail/warranty?spu=LM-TORCH&site=US');
  await expect(main(page).getByText('You haven’t received an order with this model yet.')).toBeVisible();
});

test(
  'the warranty in Great Britain names the rights of the law, and ends with the footer in view',
  { tag: '@all' },
  async ({ page }) => {
    await open(page, '/product-detail/warranty?spu=LM-DOME&site=GB');
    await expect(title(page)).toHaveText('36 months of warranty');
    await expect(main(page).getByText(/statutory rights against the seller are not affected/)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Returns' })).toBeVisible();
  },
);

test(
  'an address without a product and one with an unknown product are not found',
  { tag: '@all' },
  async ({ page }) => {
    for (const path of ['/product-detail/warranty', '/product-detail/efficiency']) {
      for (const [query, status] of [
        ['', 404],
        ['?spu=LM-NOPE', 404],
      ] as const) {
        expect([path, query, (await page.request.get(path + query)).status()]).toEqual([path, query, status]);
        await open(page, path + query);
        await expect(title(page)).toHaveText('Page not found');
        await expectSound(page);
      }
    }
  },
);

test('purchases that the server fails to give say so, and come with a retry', { tag: '@all' }, async ({ page }) => {
  await openRunning(page, '/account/login?redirect=%2Fproduct-detail%2Fwarranty%3Fspu%3DLM-DOME');
  const list = /order\/purchase\/list/;
  await page.route(list, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
  await logIn(page, demo);
  await expect(title(page)).toHaveText('24 months of warranty');
  const retry = main(page).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expectSound(page);
  await page.unroute(list);
  await retry.click();
  await expect(main(page).getByText(/^Covered until/)).toBeVisible();
});

test('a label that was read stays without a network', { tag: '@all' }, async ({ page, context }) => {
  await openRunning(page, '/product-detail/efficiency?spu=LM-REED&site=EU');
  await context.setOffline(true);
  await expect(main(page).getByText(/^Offline - shown as of/)).toBeVisible();
  await page.getByText('150 cm', { exact: true }).click();
  await expect(page.getByRole('img', { name: /11 kWh per 1,000 hours/ })).toBeVisible();
  await context.setOffline(false);
  await expect(main(page).getByText(/^Offline/)).toHaveCount(0);
});
