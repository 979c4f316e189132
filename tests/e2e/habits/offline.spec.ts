import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { addToCart, cartLines, openCart } from '../steps/buying.ts';
import { keptCart } from '../steps/kept.ts';
import { open, openRunning, title } from '../steps/open.ts';

// What the browser and our own log say about the missing network.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ChunkError/ });

const words = 'Oops! Network error, please check your network and try again';

test('without a network the cart of a guest can still be changed, and heals by itself [S8.errors.04]', async ({
  page,
  context,
}) => {
  await open(page, '/product-detail?spu=LM-CUBE');
  await addToCart(page, 2);
  await open(page, '/product-detail?spu=LM-PEBBLE');
  await addToCart(page);
  await openCart(page, 3);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText('$108.98').first()).toBeVisible();
  const cube = cartLines(page).filter({ hasText: 'Cube night light' });
  const notices = page.getByRole('region', { name: 'Notices' });

  await context.setOffline(true);
  await expect(notices.getByText(words, { exact: true })).toBeVisible();
  await expect(
    summary.getByText('You can still change your cart. Prices and checkout need a connection.'),
  ).toBeVisible();
  await expect(summary.getByText('$', { exact: false })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeDisabled();

  await cube.getByRole('button', { name: 'One more' }).click();
  await expect(cartLink(page, 4)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Pebble portable lamp' }).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(cartLines(page)).toHaveCount(1);
  expect(await keptCart(page, 'US')).toEqual({ 'LM-CUBE-1': 3 });

  await context.setOffline(false);
  await expect(summary.getByText('$74.97').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout (3)' })).toBeEnabled();
});

test('what was seen stays readable without a network, with the time it is of', async ({ page, context }) => {
  // The minute before, too: what the server had at hand is as old as it says.
  const minutes = [-1, 0, 1, 2].map((more) => new Date(Date.now() + more * 60_000).toTimeString().slice(0, 5));
  const note = page.getByRole('main').getByText(new RegExp(`^Offline - shown as of (?:${minutes.join('|')})$`));
  await page.clock.install();
  await open(page, '/product-detail?spu=LM-CUBE');
  await addToCart(page);
  await openCart(page, 1);
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('$').first()).toBeVisible();
  await expect(note).toHaveCount(0);

  await context.setOffline(true);
  await expect(note).toBeVisible();
  // Longer than anything unused is kept by default.
  await page.clock.fastForward('40:00');
  await page.goBack();
  await expect(title(page)).toHaveText('Cube night light');
  await expect(note).toBeVisible();

  await context.setOffline(false);
  await expect(note).toHaveCount(0);
});

test('a page that cannot be loaded says so and loads as soon as it can', { tag: '@all' }, async ({ page, context }) => {
  await openRunning(page, '/home');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Collections' }).click();
  await expect(page).toHaveURL(/\/collections/);
  await expect(page.getByRole('main').getByRole('button', { name: /Retry|Reload/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
});
