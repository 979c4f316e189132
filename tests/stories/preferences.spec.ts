import type { Page } from '@playwright/test';
import { openPreview } from './preview.ts';
import { screens } from './inspect.ts';
import { expect, test } from './stories-test.ts';
import { storiesPorts } from './stories-ports.ts';

/** One or two of each kind: what is pressed, chosen, filled in, opened, and what tells of a state. */
const key = [
  'actions-button--solid',
  'actions-button--disabled',
  'actions-chip--in-a-row',
  'actions-icon-button--tones',
  'forms-checkbox--ticked',
  'forms-radio-group--cards',
  'forms-text-field--wrong',
  'forms-select--rest',
  'forms-switch--on',
  'forms-slider--rest',
  'forms-segmented-control--with-icons',
  'forms-quantity-stepper--rest',
  'forms-option-picker--finishes',
  'media-avatar--on-its-way',
  'overlays-modal--small',
  'overlays-sheet--from-below',
  'overlays-dropdown-menu--open',
  'navigation-tabs--pill',
  'navigation-pagination--middle',
  'commerce-product-card--rest',
  'commerce-coupon-card--available',
  'feedback-progress--some',
  'feedback-notification-stack--tones',
  'feedback-skeleton--product',
  'layout-accordion--open',
].map((story) => `components-${story}`);

const origin = `http://localhost:${storiesPorts.site}`;

test('forced colours leave every control of the key stories an edge, and nothing moves for whoever asked for less motion', async ({
  browser,
}) => {
  const { page, show, close } = await openPreview(browser, { origin, theme: 'dark', viewport: screens.phone });
  const moving: string[] = [];
  for (const story of key) {
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    expect.soft(await show(story, 'story'), story).toEqual([]);
    moving.push(...(await movements(page)));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    expect.soft(await movements(page), story).toEqual([]);
    expect.soft(await page.evaluate(withoutEdge), story).toEqual([]);
  }
  expect(moving.length, 'what moves for everybody else').toBeGreaterThan(10);
  await page.locator('#storybook-root').evaluate((root) => {
    const button = document.createElement('button');
    button.textContent = 'Flat';
    button.setAttribute('style', 'border: 0; background: gold');
    root.append(button);
  });
  expect(await page.evaluate(withoutEdge), 'a button that is nothing but a colour is noticed').toHaveLength(1);
  await close();
});

/** Runs in the page. A control that is words alone is seen by its words; of a box something must stay when its ground goes. */
function withoutEdge(): string[] {
  const controls = document.querySelectorAll(
    'button, input, select, textarea, [role="slider"], [role="switch"], [role="dialog"], [role="menu"]',
  );
  const hasEdge = (one: Element): boolean => {
    const { borderTopStyle, borderBottomStyle, outlineStyle, appearance } = getComputedStyle(one);
    if ([borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none')) return true;
    // The thumb of a slider, which has the edge, cannot be asked.
    return one instanceof HTMLInputElement && (appearance !== 'none' || one.type === 'range');
  };
  return [...controls]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.getBoundingClientRect().width > 1)
    .filter((one) => !hasEdge(one) && !(one.parentElement && hasEdge(one.parentElement)))
    .filter((one) => one.querySelector('svg') === null)
    .map((one) => one.outerHTML.slice(0, 160));
}

/** What would move, in words: pieces that animate, or change over more than a tenth of a second. */
const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { animationName, animationDuration, transitionDuration, transitionProperty } = getComputedStyle(one);
        const moves = /transform|translate|scale|rotate|inset|top|left|height|width|all/.test(transitionProperty);
        return (
          (animationName !== 'none' && seconds(animationDuration) > 0.1) || (moves && seconds(transitionDuration) > 0.1)
        );
      })
      .map((one) => one.outerHTML.slice(0, 120));
  });
