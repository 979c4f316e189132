import type { Locator, Page } from '@playwright/test';
import { goesAway } from '../e2e/steps/goes-away.ts';
import { expect, test } from './stories-test.ts';
import { storiesPorts } from './stories-ports.ts';

/** Numbers that the specification gives are measured where they are seen: in a browser. */
const show = async (page: Page, story: string): Promise<void> => {
  await page.goto(`http://localhost:${storiesPorts.site}/iframe.html?viewMode=story&id=components-${story}`);
};

const styleOf = (where: Locator, name: 'zIndex' | 'backgroundColor' | 'animationDuration' | 'top') =>
  where.evaluate((element, property) => getComputedStyle(element)[property], name);

/** What lies over the page right under a dialog. */
const backdropOf = (dialog: Locator) => dialog.locator('xpath=preceding-sibling::div[@data-state][1]');

test('the backdrops of a question and of an alert lie at layer 198 [S2.dialogs.03]', async ({ page }) => {
  for (const story of ['overlays-confirm-dialog--open', 'overlays-alert-dialog--open']) {
    await show(page, story);
    expect(await styleOf(backdropOf(page.getByRole('alertdialog')), 'zIndex'), story).toBe('198');
  }
});

test('the backdrop of an alert is a black that lets the page through [S2.dialogs.07]', async ({ page }) => {
  await show(page, 'overlays-alert-dialog--open');
  const colour = await styleOf(backdropOf(page.getByRole('alertdialog')), 'backgroundColor');
  const alpha = Number(/^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(colour)?.[1]);
  expect(alpha, colour).toBeGreaterThan(0);
  expect(alpha, colour).toBeLessThan(1);
});

test('a window comes and goes in 300 ms, and is gone after that, not before [S2.modal.01]', async ({ page }) => {
  await show(page, 'overlays-modal--small');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAttribute('data-state', 'open');
  expect(await styleOf(dialog, 'animationDuration')).toBe('0.3s');
  const leaving = await dialog.evaluateHandle((element) => ({
    seen: new Promise<{ duration: string; took: number }>((gone) => {
      let began = 0;
      let duration = '';
      new MutationObserver(() => {
        if (began === 0 && element.getAttribute('data-state') === 'closed') {
          began = performance.now();
          duration = getComputedStyle(element).animationDuration;
        }
        if (!element.isConnected) gone({ duration, took: performance.now() - began });
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }),
  }));
  await page.keyboard.press('Escape');
  const { duration, took } = await leaving.evaluate(({ seen }) => seen);
  expect(duration).toBe('0.3s');
  // A frame is the grain of its clock.
  expect(took).toBeGreaterThan(300 - 17);
});

test('behind an open window the page does not scroll, and it does again after it [S2.modal.02]', async ({ page }) => {
  await show(page, 'overlays-modal--small');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    const tall = document.createElement('div');
    tall.style.height = '4000px';
    document.body.append(tall);
  });
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect(await scrolled()).toBe(0);
  await goesAway(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('notices stand 65 pixels below the top, in the middle [S2.notifications.01 S2.notifications.02]', async ({
  page,
}) => {
  await show(page, 'feedback-notification-stack--one');
  const stack = page.getByRole('region', { name: 'Notices' });
  expect(await styleOf(stack, 'top')).toBe('65px');
  const box = await page.getByRole('listitem').boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - middle)).toBeLessThanOrEqual(1);
});

for (const [id, story, ratio] of [
  ['S2.video.06', 'poster', 16 / 9],
  ['S2.video.07', 'almost-square', 330 / 300],
] as const) {
  test(`a film that is ${story} has its shape [${id}]`, async ({ page }) => {
    await show(page, `media-video-player--${story}`);
    const box = await page.getByRole('group', { name: 'An evening on the wall' }).boundingBox();
    expect(box && box.width / box.height).toBeCloseTo(ratio, 2);
  });
}

test('an avatar has eight looks, no two of them alike [S2.avatar.01]', async ({ page }) => {
  await show(page, 'media-avatar--variants');
  await expect(page.locator('#storybook-root [role="img"]')).toHaveCount(8);
  const looks = await page.locator('#storybook-root').evaluate((root) =>
    [...root.querySelectorAll('[role="img"]')].map((face) => {
      const whole = face.parentElement;
      const corner = face.nextElementSibling;
      return [whole && getComputedStyle(whole).boxShadow, corner && getComputedStyle(corner).backgroundColor].join();
    }),
  );
  expect(new Set(looks).size).toBe(8);
});

test('the cart button looks its own on light, on dark and pressed, and is pressed while it is held [S2.cart-icon.01]', async ({
  page,
}) => {
  const groundOf = async (story: string) => {
    await show(page, `navigation-cart-icon-button--${story}`);
    const button = page.getByRole('link');
    await expect(button).toBeVisible();
    return button.evaluate(
      (element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`,
    );
  };
  const [pressed, dark, light] = [await groundOf('pressed'), await groundOf('dark'), await groundOf('some')];
  expect(new Set([light, dark, pressed]).size).toBe(3);
  await page.getByRole('link').hover();
  await page.mouse.down();
  const held = await page
    .getByRole('link')
    .evaluate((element) => `${getComputedStyle(element).backgroundColor} ${getComputedStyle(element).color}`);
  await page.mouse.up();
  expect(held).toBe(pressed);
});
