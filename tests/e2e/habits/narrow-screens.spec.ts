import type { Locator, Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { lookedAt, type Place } from '#tests/fixtures/places.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { demo, keepTokens, newSession } from '../steps/member.ts';
import { sampleVisits } from '../pages/visits.ts';
import { walkByTab } from '../steps/keyboard.ts';
import { keepCart } from '../steps/kept.ts';
import { open, openRunning, settled, title } from '../steps/open.ts';

async function openWhole(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(title(page)).toBeVisible();
  await settled(page);
  await page.evaluate(layOutEverything);
}

/** Runs in the page. What is far below has the height of a guess until somebody comes near, so its controls could seem to lie over the next section. */
function layOutEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main * { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
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

/** Controls that lie over each other: of two, one cannot be pressed. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    /** What floats over the page on purpose lets it scroll by. */
    const floats = (one: Element): boolean => {
      for (let box: Element | null = one; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
      return false;
    };
    const boxes = controls
      .filter((one) => !floats(one) && getComputedStyle(one).position !== 'absolute')
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const found: string[] = [];
    for (const [index, { one, box }] of boxes.entries()) {
      for (const { one: other, box: rest } of boxes.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(box.right, rest.right) - Math.max(box.left, rest.left);
        const high = Math.min(box.bottom, rest.bottom) - Math.max(box.top, rest.top);
        if (wide > 2 && high > 2) found.push(`${one.outerHTML.slice(0, 80)} over ${other.outerHTML.slice(0, 80)}`);
      }
    }
    return found;
  });

/** A wide screen at 400 % and at 200 %. */
const enlarged = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];
const places = lookedAt([...sampleVisits('guest'), ...sampleVisits('member')]);

test.describe('on a wide screen at 200 % and at 400 %', () => {
  test.use({ deviceScaleFactor: 2, isMobile: false });
  const see = async (page: Page, { path }: Place) => {
    await openWhole(page, path);
    for (const screen of enlarged) {
      await page.setViewportSize(screen);
      expect.soft(await lost(page), `${path} at ${screen.width}`).toEqual([]);
      expect.soft(await overlaps(page), `${path} at ${screen.width}`).toEqual([]);
    }
  };

  test('nothing of a page of a guest is lost, and no control lies over another', async ({ page }) => {
    for (const place of places) if (place.as === 'guest') await see(page, place);
    await page.evaluate(plantFaults);
    expect(await lost(page), 'a button that is too wide is noticed').not.toEqual([]);
    expect(await overlaps(page), 'a button over another is noticed').not.toEqual([]);
  });

  test('nothing of a page of a member is lost, and no control lies over another', async ({ page }) => {
    await keepTokens(page, await newSession(demo));
    for (const place of places) if (place.as === 'member') await see(page, place);
  });
});

/** Runs in the page. */
function plantFaults(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.planted { white-space: nowrap; margin-block-end: -20px; display: block; inline-size: 900px }');
  document.adoptedStyleSheets.push(sheet);
  for (const name of ['Planted'.repeat(30), 'Planted over it']) {
    const button = document.createElement('button');
    button.textContent = name;
    button.classList.add('planted');
    document.querySelector('main')?.append(button);
  }
}

test('the markets in the menu of a short phone stand inside of it, down to their button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openRunning(page, '/home');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('United States').click();
  const button = menu.getByRole('button', { name: 'Change market' });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY), 'the page behind stays').toBe(0);
  await menu.getByRole('radio', { name: /Japan/ }).check();
  await button.click();
  await expect(page.getByRole('alertdialog', { name: 'Change market?' })).toBeVisible();
});

test(
  'promotions at 400 % in colours of the system lose nothing, and axe finds nothing',
  { tag: wholeTag },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const { path } of sampleVisits('guest').filter((visit) => visit.path.startsWith('/prom/'))) {
      await openWhole(page, path);
      expect.soft(await lost(page), path).toEqual([]);
      expect.soft(await overlaps(page), path).toEqual([]);
      // Colours are the system's: axe would judge those that the shop has asked for.
      const faults = await axeFaults(page);
      expect
        .soft(
          faults.filter((fault) => !fault.startsWith('color-contrast')),
          path,
        )
        .toEqual([]);
    }
  },
);

/** Beside the keyboard of a phone, and on a phone that lies on its side. */
const low = [
  [{ width: 390, height: 400 }, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1', []],
  [{ width: 844, height: 390 }, '/product-detail?spu=LM-DOME', []],
  [{ width: 844, height: 390 }, '/order/checkout?source=BUY_NOW&sku=LM-CUBE-1&quantity=1', [wholeTag]],
  [{ width: 390, height: 400 }, '/product-detail?spu=LM-DOME', [wholeTag]],
  [{ width: 390, height: 400 }, '/shopping-cart', [wholeTag]],
  [{ width: 390, height: 400 }, '/faq/list?spu=LM-DOME', [wholeTag]],
  [{ width: 390, height: 400 }, '/support/consultation-center', [wholeTag]],
] as const;
for (const [screen, path, tag] of low) {
  test(
    `no stop of Tab lies behind a bar of ${path} at ${screen.width} x ${screen.height}`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize(screen);
      await keepCart(page, 'US', { 'LM-CUBE-1': 1 });
      await open(page, path);
      await settled(page);
      expect(await walkByTab(page)).toBeGreaterThan(15);
    },
  );
}

test('forced colours keep the edge of a button, what is chosen and where the focus is', async ({ page }) => {
  await openWhole(page, '/product-detail?spu=LM-DOME');
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
