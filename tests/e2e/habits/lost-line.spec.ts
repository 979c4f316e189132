import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { goesAway } from '../steps/goes-away.ts';
import { keptCart } from '../steps/kept.ts';
import { openRunning, title } from '../steps/open.ts';

// What the browser and our own log say about the missing network.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkError|dynamically imported/ });

test('a lamp is added while the line is gone: the page stays, names it, and undoes it', async ({ page, context }) => {
  await openRunning(page, '/product-detail?spu=LM-TORCH');
  // Nobody has moved yet, so nothing of the sheet is here.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(cartLink(page, 1)).toBeVisible();
  const notice = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('listitem')
    .filter({ hasText: 'added to cart' });
  await expect(notice).toContainText('Torch');
  await expect(title(page)).toContainText('Torch');
  await goesAway(notice, () => notice.getByRole('button', { name: 'Undo' }).click());
  expect(await keptCart(page, 'US')).toEqual({});

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const added = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(added).toContainText('Torch');
  await goesAway(added, () => added.getByRole('button', { name: 'Undo' }).click());
  expect(await keptCart(page, 'US')).toEqual({});

  // By now the sheet is here, and the line may drop.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(added).toContainText('Torch');
});
