import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { storageStates } from '#src/actors/broken-storage/storage-states-fixture.ts';
import { stored } from '#src/storage/keys.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink, goTo } from '../steps/bar.ts';
import { addToCart, fillCheckout, openCart, placeOrder } from '../steps/buying.ts';
import { cards, payByCard } from '../steps/card.ts';
import { kept } from '../steps/kept.ts';
import { newEmail } from '../steps/mail.ts';
import { open, title } from '../steps/open.ts';

/** The same in every run. */
const states = fc.sample(storageStates, { seed: 2_026, numRuns: 60 });
const places = ['/home', '/product-detail?spu=LM-CUBE', '/shopping-cart'] as const;

/** A page of the tests, where no script runs. */
const nothing = '/nothing-here';
const noPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

type State = (typeof states)[number];

/** From a page of the shop's origin without the shop, so that nothing else is written in between. */
async function leaveBehind(page: Page, state: State): Promise<void> {
  await page.goto(nothing);
  await page.evaluate((pairs) => {
    localStorage.clear();
    for (const [key, text] of pairs) localStorage.setItem(key, text);
  }, state);
}

/** Looks like the token of a member, and the server will refuse it: the shop asks to log in once. */
const looksSignedIn = (state: State): boolean => {
  const token = new Map(state).get(stored.token.key);
  return token !== undefined && (stored.token.read(token) ?? '') !== '';
};

for (const place of places) {
  test(`whatever a browser has kept, ${place} opens and a lamp goes into the cart`, async ({ page, isMobile }) => {
    test.slow();
    await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: noPicture }));
    await page.route(nothing, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Nothing</title>' }));
    // One half on the narrow screen, the other on the wide one.
    for (const [index, state] of states.entries()) {
      if ((index % 2 === 0) !== isMobile) continue;
      await leaveBehind(page, state);
      await test.step(`state ${index}: ${JSON.stringify(state)}`, async () => {
        await open(page, place);
        if (looksSignedIn(state)) await expect(title(page)).toHaveText('Welcome back');
        else await expect(title(page)).toBeVisible();
        if (!place.startsWith('/product-detail')) return;
        if (looksSignedIn(state)) await open(page, place);
        await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
        await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
        expect(await kept(page, 'shoppingCart')).toContain('LM-CUBE-1');
      });
    }
  });
}

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
  test(`where the storage ${trouble}, a guest still buys a lamp and sees the order`, async ({ page }) => {
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
      await expect(title(page)).toHaveText('Thank you for your order');
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
