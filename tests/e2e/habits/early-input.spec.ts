import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { holdBack } from '../steps/hold-back.ts';
import { keptCart } from '../steps/kept.ts';
import { alive, open } from '../steps/open.ts';

test('what is pressed before the scripts have come is done when they come, and only once', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/product-detail?spu=LM-CUBE', { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await add.click();
  await expect(cartLink(page, 0)).toBeVisible();

  letThrough();
  await alive(page);
  // The sheet hides the bar behind it from readers.
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
  expect(Object.values(await keptCart(page, 'US'))).toEqual([1]);
});

test('what is chosen before the scripts have come is what is bought when they come', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/product-detail?spu=LM-PEBBLE', { waitUntil: 'commit' });
  const pair = page.getByRole('main').getByRole('radio', { name: 'Pair' });
  await pair.check();
  await page.getByRole('main').getByRole('button', { name: 'One more' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(pair).toBeChecked();

  letThrough();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toContainText('Pair');
  expect(await keptCart(page, 'US')).toEqual({ 'LM-PEBBLE-2': 2 });
  await page.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(pair).toBeChecked();
});

test(
  'what is typed before the scripts have come is there when they come, and counts',
  { tag: '@all' },
  async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/product-detail?spu=LM-PEBBLE', { waitUntil: 'commit' });
    const quantity = page.getByRole('main').getByRole('spinbutton');
    await quantity.fill('3');
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    letThrough();
    await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
    expect(await keptCart(page, 'US')).toEqual({ 'LM-PEBBLE-1': 3 });
  },
);

test.describe('beside a list', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('a filter that is chosen before the scripts have come narrows the list when they come', async ({ page }) => {
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto('/collections?categoryId=bulbs-and-ceiling', { waitUntil: 'commit' });
    const filter = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
    await filter.check();
    letThrough();
    await expect(page).toHaveURL(/[?&]f=/);
    await expect(filter).toBeChecked();
  });
});

test('a search that is typed before the scripts have come goes on when they come', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/*.js');
  await page.goto('/home/search', { waitUntil: 'commit' });
  const box = page.getByRole('combobox');
  await box.focus();
  await page.keyboard.type('pebb');
  letThrough();
  await alive(page);
  await expect(page.getByRole('option', { name: /Pebble portable lamp/ })).toBeVisible();
  await page.keyboard.type('le');
  await expect(box).toHaveValue('pebble');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pebble/);
  await expect(page.getByRole('link', { name: 'Pebble portable lamp' }).first()).toBeVisible();
});

test('what is chosen before the machines have come is seen at once, and is what is bought', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/start-actors-*.js');
  await open(page, '/product-detail?spu=LM-PEBBLE');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Pair' }).check();
  // The flash sale of any hour sells two of them to a shopper.
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  const buyNow = new URLSearchParams({ source: 'BUY_NOW', sku: 'LM-PEBBLE-2', quantity: '2' }).toString();
  await expect(main.getByRole('link', { name: 'Buy now' })).toHaveAttribute('href', new RegExp(`\\?${buyNow}`));
  await main.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(page).not.toHaveURL(/sku=/);

  letThrough();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toContainText('Pair');
  expect(await keptCart(page, 'US')).toEqual({ 'LM-PEBBLE-2': 2 });
  await expect(page).toHaveURL(/sku=LM-PEBBLE-2/);
});
