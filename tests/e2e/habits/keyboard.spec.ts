import { expect, test } from '#tests/fixtures/test.ts';
import { open, title } from '../steps/open.ts';
import { tabTo } from '../steps/keyboard.ts';

test('a lamp is found, bought and paid for with the keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await open(page, '/home');

  await test.step('the first stop skips the bar', async () => {
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });

  await test.step('search suggests the lamp', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Search', exact: true }));
    await press('Enter');
    const box = page.getByRole('combobox', { name: 'Search for lights, rooms or models' });
    await expect(box).toBeFocused();
    await page.keyboard.type('pebble');
    const lamp = page.getByRole('option', { name: /Pebble portable lamp/ });
    await expect(lamp).toBeVisible();
    while ((await lamp.getAttribute('aria-selected')) !== 'true') await press('ArrowDown');
    await press('Enter');
    await expect(title(page)).toHaveText('Pebble portable lamp');
    await expect(title(page)).toBeFocused();
  });

  await test.step('two of them go into the cart', async () => {
    await tabTo(page, page.getByRole('spinbutton', { name: 'Quantity of Pebble portable lamp' }));
    await press('ArrowUp');
    await tabTo(page, page.getByRole('button', { name: 'Add to cart', exact: true }).first());
    await press('Enter');
    const added = page.getByRole('dialog', { name: 'Added to cart' });
    await expect(added).toBeVisible();
    await tabTo(page, added.getByRole('link', { name: 'Go to cart' }));
    await press('Enter');
    await expect(title(page)).toHaveText('Your cart');
    await expect(title(page)).toBeFocused();
  });

  await test.step('the checkout is reached behind the lines', async () => {
    const stops = await tabTo(page, page.getByRole('button', { name: 'Checkout (2)' }));
    expect(stops.some((stop) => stop.includes('Remove Pebble portable lamp'))).toBe(true);
    await press('Enter');
    await expect(title(page)).toHaveText('Checkout');
    await expect(title(page)).toBeFocused();
  });

  await test.step('what is missing is said, and leads to its field', async () => {
    const order = page.getByRole('button', { name: /^Continue to payment · \$/ });
    await expect(order).toBeEnabled();
    await tabTo(page, order);
    await press('Enter');
    const missing = page.getByRole('alert');
    await expect(missing).toBeFocused();
    await tabTo(page, missing.getByRole('link', { name: 'Enter your email' }));
    await press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  await test.step('the form is filled in the order of its fields', async () => {
    const typed = [
      'keys@lampyris.test',
      'Ola',
      'Nowak',
      '1 Lake Street',
      'Oakland',
      'California',
      '94612',
      '5105550101',
    ];
    const fields = ['Email', 'First name', 'Last name', 'Street and number', 'City', 'State', 'ZIP code', 'Phone'];
    for (const [index, name] of fields.entries()) {
      await tabTo(page, page.getByLabel(name, { exact: true }));
      await page.keyboard.type(typed[index] ?? '');
    }
    // The tax of Oakland is on the button: a press on any other sum would be answered with the new one.
    const order = page.getByRole('button', { name: 'Place order · $126.56' });
    await expect(order.first()).toBeVisible();
    await tabTo(page, order);
    await press('Enter');
    await expect(title(page)).toHaveText('Pay by card');
    await expect(title(page)).toBeFocused();
  });

  await test.step('the card is typed and paid', async () => {
    const form = page.frameLocator('iframe[title^="Card details"]');
    const number = form.getByRole('textbox', { name: 'Card number' });
    await expect(number).toBeVisible();
    await tabTo(page, page.locator('iframe[title^="Card details"]'));
    await expect(number).toBeFocused();
    for (const text of ['4242424242424242', '1230', '123', 'Ola Nowak']) {
      await page.keyboard.type(text);
      if (text !== 'Ola Nowak') await press('Tab');
    }
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
    await press('Enter');
    await expect(title(page)).toHaveText(/^Arrives by /);
  });
});
