import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink, goTo } from '../steps/bar.ts';
import { addToCart, fillCheckout, openCart, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { newEmail } from '../steps/mail.ts';
import { open, title } from '../steps/open.ts';

const refusals = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is blocked': () => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw denied();
        },
      });
    }
    Object.defineProperty(navigator.locks, 'request', { value: () => Promise.reject(denied()) });
  },
} as const;

for (const [trouble, refuse] of Object.entries(refusals)) {
  // Blocked storage refuses all that full storage does.
  const tag = trouble === 'is full' ? wholeTag : [];
  test(`where the storage ${trouble}, a guest still buys a lamp and sees the order`, { tag }, async ({ page }) => {
    await page.addInitScript(refuse);
    await test.step('finds a lamp and puts it into the cart', async () => {
      await open(page, '/home');
      await goTo(page, 'All lights');
      await page.getByRole('link', { name: 'Dome table lamp' }).first().click();
      await expect(title(page)).toHaveText('Dome table lamp');
      await addToCart(page);
      await openCart(page, 1);
    });

    await test.step('pays it by card', async () => {
      await page.getByRole('button', { name: 'Checkout (1)' }).click();
      await fillCheckout(page, newEmail('no.storage'));
      await placeOrder(page);
      await expect(title(page)).toHaveText('Pay by card');
      await payByCard(page, cards.good);
      await expect(title(page)).toHaveText(/^Arrives by /);
      await expect(cartLink(page, 0)).toBeVisible();
    });

    await test.step('sees the order', async () => {
      await page.getByRole('link', { name: 'See the order' }).click();
      await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');
    });

    await test.step('and a reload, which knows nothing any more, says so', async () => {
      await page.reload();
      await expect(title(page)).toHaveText('This order needs its link');
      await expect(cartLink(page, 0)).toBeVisible();
    });
  });
}
