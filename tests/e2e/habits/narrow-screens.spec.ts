import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { demo, logIn } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';

/** The pages a shopper buys through. */
const forEverybody = [
  '/home',
  '/collections?categoryId=table-lamps',
  '/home/search?q=lamp',
  '/product-detail?spu=LM-DOME',
  '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1',
];
const forMembers = [
  '/shopping-cart',
  '/account/my-center',
  '/profile',
  '/order/list',
  '/order/detail?orderNo=LMDEMO0004',
];

async function settled(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(title(page)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Everything that is cut off or lies beside the screen, in words. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const nameOf = (one: Element) =>
      `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
    /** A list that scrolls sideways brings its pieces into view; a reader's text is seen by nobody. */
    const isReachable = (one: Element): boolean => {
      for (let box = one.parentElement; box; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX) && box !== document.documentElement) return true;
        if (clipPath !== 'none' && position === 'absolute') return true;
      }
      return false;
    };
    for (const one of document.querySelectorAll(
      'a, button, input, select, textarea, summary, h1, h2, h3, [role="radio"]',
    )) {
      const { left, right, width: own, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (own <= 1 || height <= 1 || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (style.clipPath !== 'none' || (one instanceof HTMLInputElement && style.appearance === 'none')) continue;
      if ((left < -1 || right > width + 1) && !isReachable(one)) found.push(`${nameOf(one)} from ${left} to ${right}`);
      if (one.scrollWidth > one.clientWidth + 1 && style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis')
        found.push(`${nameOf(one)} is cut off`);
    }
    return found;
  });

test.describe('on 320 pixels, as on a wide screen at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: false });

  test('nothing of the way to an order is lost', async ({ page }) => {
    test.setTimeout(180_000);
    for (const path of [...forEverybody, '/shopping-cart', '/account/login']) {
      await settled(page, path);
      expect.soft(await lost(page), path).toEqual([]);
    }
    await logIn(page, demo);
    await page.waitForURL(/my-center/);
    for (const path of forMembers) {
      await settled(page, path);
      expect.soft(await lost(page), path).toEqual([]);
    }
    await page.evaluate(() => {
      const wide = document.createElement('button');
      wide.textContent = 'Planted';
      wide.className = document.querySelector('h1')?.className ?? '';
      wide.textContent = 'Planted'.repeat(30);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.planted { white-space: nowrap }');
      document.adoptedStyleSheets.push(sheet);
      wide.classList.add('planted');
      document.querySelector('main')?.append(wide);
    });
    expect(await lost(page), 'a button that is too wide is noticed').not.toEqual([]);
  });
});

test('forced colours keep the edge of a button, what is chosen and where the focus is', async ({ page }) => {
  await settled(page, '/product-detail?spu=LM-DOME');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first();
  const options = page.getByRole('main').locator('label:has(input[type="radio"])').filter({ visible: true });
  const chosen = options.filter({ has: page.locator(':checked') }).first();
  const free = options.filter({ hasNot: page.locator(':checked') }).first();
  const edge = (of: Locator) => of.evaluate((one) => getComputedStyle(one).borderTopStyle);
  const ring = (of: Locator) => of.evaluate((one) => getComputedStyle(one).outlineStyle);
  // Where colours are free, a ground and a shadow say it.
  expect([await edge(add), await ring(chosen)]).toEqual(['none', 'none']);

  await page.emulateMedia({ forcedColors: 'active' });
  expect([await edge(add), await ring(chosen), await ring(free)]).toEqual(['solid', 'solid', 'none']);
  await page.keyboard.press('Tab');
  expect(await ring(page.locator(':focus'))).toBe('solid');
});
