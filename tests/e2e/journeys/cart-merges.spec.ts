import { expect, test } from '#tests/fixtures/test.ts';
import { answer, api } from '../steps/api.ts';
import { cartLink } from '../steps/bar.ts';
import { cartLines } from '../steps/buying.ts';
import { cartEvents, forgetCartEvents, hearCartEvents } from '../steps/cart-events.ts';
import { keepCart, keptCart } from '../steps/kept.ts';
import { logIn, newMember } from '../steps/member.ts';
import { openRunning } from '../steps/open.ts';

test('two lines of a guest join the cart of the account once, with a notice about the limit', async ({ page }) => {
  const member = await newMember('merger');
  await answer(
    api.POST('/app-mall/v1/shopping-cart', {
      headers: { authorization: `Bearer ${member.token}`, site: 'US' },
      body: { sku: 'LM-CUBE-1', quantity: 8, buyType: 0 },
    }),
  );
  await hearCartEvents(page);

  await keepCart(page, 'US', { 'LM-CUBE-1': 5, 'LM-PEBBLE-1': 2 });

  await test.step('logs in from the cart and comes back to it', async () => {
    await openRunning(page, '/shopping-cart');
    await expect(cartLink(page, 7)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await forgetCartEvents(page);
    await logIn(page, member);
    await expect(page.getByText('8 in your basket + 5 here = limit 10').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  });

  await test.step('finds the sum, capped at ten', async () => {
    await expect(cartLink(page, 12)).toBeVisible();
    const cube = cartLines(page).filter({ hasText: 'Cube night light' });
    await expect(cube.getByRole('spinbutton')).toHaveValue('10');
    await expect(cartLines(page).filter({ hasText: 'Pebble' }).getByRole('spinbutton')).toHaveValue('2');
    expect(await keptCart(page, 'US')).toEqual({});
  });

  await test.step('the page heard of it once', async () => {
    const events = await cartEvents(page);
    expect(events.filter(({ name }) => name === 'cartMerged')).toHaveLength(1);
    expect(events.filter(({ name }) => name === 'updateCartCount')).toEqual([{ name: 'updateCartCount', detail: 12 }]);
    expect(events.filter(({ name }) => name === 'updateCartCountV2')).toEqual([
      { name: 'updateCartCountV2', detail: { count: 12, site: 'US' } },
    ]);
  });

  await test.step('a reload merges nothing again', async () => {
    await page.reload();
    await expect(cartLink(page, 12)).toBeVisible();
    await expect(cartLines(page)).toHaveCount(2);
    expect((await cartEvents(page)).map(({ name }) => name)).not.toContain('cartMerged');
  });
});
