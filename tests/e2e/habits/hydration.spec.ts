import type { Locator, Page } from '@playwright/test';
import { chromiumLaunch } from '#tests/fixtures/chromium.ts';
import { wholeTag } from '#tests/extent.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { lookedAt } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { sampleVisits } from '../pages/visits.ts';
import { cartLink } from '../steps/bar.ts';
import { keptCart } from '../steps/kept.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { openRunning, title } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';

/** The first lamp that goes well with it can be put into the cart from its card. */
const product = '/product-detail?spu=LM-PEBBLE';

/** React marks an element when it hydrates it. */
const hydrated = (elements: Locator) =>
  elements.evaluateAll(
    (all) => all.filter((element) => Object.keys(element).some((key) => key.startsWith('__react'))).length,
  );

/** The first address in a mail. */
const linkIn = (mail: string) => /https?:\/\/\S+/.exec(mail)?.[0] ?? '';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const footer = (page: Page) => page.getByRole('contentinfo');
const support = (page: Page) => footer(page).getByRole('link', { name: 'Support', exact: true });
const addButtons = (page: Page) => cards(page).getByRole('button', { name: /^Add .* to cart$/ });
const pieces = async (page: Page) => Object.values(await keptCart(page, 'US')).reduce((sum, count) => sum + count, 0);

for (const path of ['/home', product]) {
  test(`what lies below the first view of ${path} is hydrated when somebody scrolls near it`, async ({ page }) => {
    await openRunning(page, path);
    await expect.poll(() => hydrated(page.getByRole('heading', { level: 1 }))).toBe(1);
    await expect(cards(page).nth(3)).toBeAttached();
    expect(await hydrated(cards(page).last())).toBe(0);
    expect(await hydrated(footer(page).getByRole('link'))).toBe(0);

    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(cards(page).last())).toBe(1);
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(footer(page).getByRole('link'))).toBeGreaterThan(3);
  });
}

test('a page is hydrated in tasks of its own, not in the one that hydrates the frame around it', async ({ page }) => {
  // React works in messages that it sends to itself. After each of them it is noted whether frame and page are hydrated.
  await page.addInitScript(() => {
    const states: string[] = [];
    const isMarked = (selector: string) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
    const note = () => {
      const state = `${isMarked('#main')} ${isMarked('h1')}`;
      if (states.at(-1) !== state) states.push(state);
      document.documentElement.dataset['hydrated'] = states.join(', ');
    };
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const { port1 } = this;
        Object.defineProperty(port1, 'onmessage', {
          set: (work: (event: MessageEvent) => void) => {
            port1.addEventListener('message', (event) => {
              work(event);
              note();
            });
            port1.start();
          },
        });
      }
    };
  });
  await openRunning(page, product);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', /true false, true true$/);
});

test.describe('a section that is used before the browser says that it is near', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {
          return undefined;
        }
      };
    });
    await openRunning(page, product);
  });

  test('does what was pressed, once, and takes a choice', async ({ page, hasTouch }) => {
    const press = (element: Locator) => (hasTouch ? element.tap() : element.click());
    const add = addButtons(page).last();
    await add.scrollIntoViewIfNeeded();
    expect(await hydrated(add)).toBe(0);
    await press(add);
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await hydrated(add)).toBe(1);
    expect(await pieces(page)).toBe(1);
    await press(add);
    await expect.poll(() => pieces(page)).toBe(2);

    const dark = footer(page).getByRole('radio', { name: 'Dark', exact: true });
    expect(await hydrated(dark)).toBe(0);
    await press(dark);
    await expect(dark).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('does what assistive technology presses, which sends no touch and no key, and follows a link without loading the document again', async ({
    page,
    hasTouch,
  }) => {
    await addButtons(page).last().dispatchEvent('click');
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await pieces(page)).toBe(1);

    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const link = support(page);
    expect(await hydrated(link)).toBe(0);
    await (hasTouch ? link.tap() : link.click());
    await expect(page).toHaveURL(/support/);
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });

  test('is reached and used with the keyboard', async ({ page }) => {
    const add = addButtons(page).first();
    await page.getByRole('main').getByRole('link', { name: 'Buy now' }).focus();
    expect(await hydrated(add)).toBe(0);
    const isReached = async () => {
      await page.keyboard.press('Tab');
      return add.evaluate((button) => button === document.activeElement);
    };
    await expect.poll(isReached, { intervals: [0] }).toBe(true);
    await page.keyboard.press('Enter');
    await expect(cartLink(page, 1)).toBeVisible();
    expect(await pieces(page)).toBe(1);
  });
});

test.describe('the filters beside a list', () => {
  const boxes = (page: Page) =>
    page
      .getByRole('complementary', { name: 'Filters', includeHidden: true })
      .getByRole('checkbox', { includeHidden: true });

  test.beforeEach(async ({ page }) => {
    await openRunning(page, '/collections?categoryId=bulbs-and-ceiling');
    await page.waitForLoadState('networkidle');
    await expect(boxes(page).nth(3)).toBeAttached();
    expect(await hydrated(boxes(page))).toBe(0);
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

    test('are hydrated at the first sign of somebody', async ({ page }) => {
      await page.mouse.move(700, 400);
      await expect.poll(() => hydrated(boxes(page))).toBe(await boxes(page).count());
    });

    test('are used with the keyboard, whose first key is the first sign of somebody', async ({ page }) => {
      await boxes(page).first().focus();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/[?&]f=/);
      await expect(boxes(page).first()).toBeChecked();
    });
  });

  test.describe('on a phone, which does not show them', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('are never hydrated', async ({ page }) => {
      await footer(page).scrollIntoViewIfNeeded();
      await expect.poll(() => hydrated(footer(page).getByRole('link'))).toBeGreaterThan(3);
      expect(await hydrated(boxes(page))).toBe(0);
    });
  });
});

test.describe('what is not laid out before somebody comes near', () => {
  const isLaidOut = (element: Locator) =>
    element.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
  const specs = (page: Page) => page.getByRole('heading', { name: 'Specifications' });

  test('takes about the place that it will take', async ({ page }) => {
    await openRunning(page, product);
    expect(await isLaidOut(footer(page))).toBe(false);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(footer(page).getByRole('link'))).toBeGreaterThan(3);
    for (const card of await cards(page).all()) await card.scrollIntoViewIfNeeded();
    expect(await isLaidOut(specs(page))).toBe(true);
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.1);
  });

  test('is printed, and found by the search of the browser', async ({ page }) => {
    await openRunning(page, product);
    expect(await isLaidOut(footer(page))).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isLaidOut(cards(page).last())).toBe(true);

    await page.emulateMedia({ media: 'screen' });
    expect(await isLaidOut(footer(page))).toBe(false);
    const find = () =>
      page.evaluate(() => 'find' in window && typeof window.find === 'function' && window.find('Track an order'));
    expect(await find()).toBe(true);
    await expect(footer(page).getByRole('link', { name: 'Track an order' })).toBeInViewport();
  });

  test('is where an address with its name leads to', async ({ page }) => {
    await openRunning(page, `${product}#specifications`);
    await expect(specs(page)).toBeInViewport();
  });

  test('is read to people who cannot see it', { tag: wholeTag }, async ({ playwright, baseURL }) => {
    // As a browser is while a screen reader runs.
    const args = [...chromiumLaunch.args, '--force-renderer-accessibility'];
    const browser = await playwright.chromium.launch({ ...chromiumLaunch, args });
    const page = await browser.newPage();
    await openRunning(page, `${baseURL ?? ''}${product}`);
    expect(await hydrated(footer(page).getByRole('link'))).toBe(0);
    const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
    const names = nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value}: ${name?.value}`);
    expect(names).toContain('link: Track an order');
    await browser.close();
  });
});

/** Pages as they are where none of their scripts runs; axe is a script itself. */
async function leaveOutScripts(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body =
      kind === 'stylesheet'
        ? text.replaceAll(/\(scripting:\s*none\)/g, 'all')
        : text
            .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link[^>]* rel="?modulepreload[^>]*>/g, '')
            .replaceAll(/<(\/?)noscript/g, '<$1div');
    return route.fulfill({ response, body });
  });
}

test('axe finds nothing on a public page without scripts', { tag: wholeTag }, async ({ page }) => {
  await leaveOutScripts(page);
  const served = sampleVisits('guest').filter(({ route }) => route.rendering === 'server');
  for (const { path } of lookedAt(served)) {
    await page.goto(path);
    expect.soft(await axeFaults(page), path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that needs them says so', async ({ page }) => {
    await page.goto('/faq/detail?questionId=0503WWKF4GAKZPD0H4ERKYZ5WT');
    // Playwright reads no text of `noscript`, unless as people see it.
    await expect(page.getByRole('main')).toContainText('Writing needs JavaScript', { useInnerText: true });
  });

  test('everything below the first view is there to be read and followed', async ({ page }) => {
    await page.goto(product);
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(cards(page).last()).toBeVisible();
    await support(page).click();
    await expect(page).toHaveURL(/support/);
  });

  test('a guest asks for the link of an order, corrects the email and reads the order', async ({ page }) => {
    const email = newEmail('plain');
    const { orderNo } = await unpaidOrder({ email });
    await page.goto('/order/list');
    await page.getByLabel('Order number').fill(`#${orderNo.toLowerCase()}`);
    await page.getByLabel('Email you ordered with').fill('a@b');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('alert')).toContainText('It wasn’t sent');
    await page.getByLabel('Order number').fill(`#${orderNo.toLowerCase()}`);
    await page.getByLabel('Email you ordered with').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Check your inbox');
    await page.goto(linkIn(await mailTo(email, `Your order ${orderNo}`)));
    await expect(title(page)).toHaveText(/to pay$/);
    await expect(page.getByRole('main')).toContainText('Hub', { useInnerText: true });
  });

  test('kinds of mail are chosen and ended by the link of a mail', async ({ page }) => {
    const email = newEmail('plain');
    await unpaidOrder({ email });
    await page.goto('/order/unsubscribe');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Check your inbox');
    await page.goto(linkIn(await mailTo(email, 'Choose which emails you get')));
    const kind = (name: RegExp) => page.getByRole('checkbox', { name });
    await kind(/^Lights you asked about/).uncheck();
    await kind(/^New lights and offers/).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved');
    await expect(kind(/^Lights you asked about/)).not.toBeChecked();
    await expect(kind(/^New lights and offers/)).toBeChecked();
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
    await expect(kind(/^New lights and offers/)).not.toBeChecked();
    await expect(kind(/^Order/)).toBeChecked();
  });
});
