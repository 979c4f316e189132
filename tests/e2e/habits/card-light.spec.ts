import { expect, test } from '#tests/fixtures/test.ts';
import { themeOf } from '../steps/bar.ts';
import { openRunning, quiet } from '../steps/open.ts';

test('a card lights up under a pointer or a finger, and fetches its picture by night only then', async ({
  page,
  hasTouch,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openRunning(page, '/home/search?q=lamp');
  await quiet(page);
  const isDark = (await themeOf(page)) === 'dark';
  const hidden = isDark ? /\/(?:day|off)-/ : /\/night-/;
  const others = () => fetched.filter((path) => hidden.test(path));
  expect(others()).toEqual([]);

  const card = page.getByRole('main').getByRole('article').first();
  await card.scrollIntoViewIfNeeded();
  const cover = () =>
    card
      .locator('img')
      .first()
      .evaluate((image) => getComputedStyle(image.parentElement ?? image, '::after').opacity);
  if (isDark) expect(await cover(), 'a lamp that rests by night is on').toBe('0.12');
  if (hasTouch) {
    // The first sign of somebody brings the code.
    await page.mouse.wheel(0, 1);
    await expect.poll(() => fetched.some((path) => path.includes('card-light'))).toBe(true);
    await expect
      .poll(async () => {
        await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
        return card.getAttribute('data-awake');
      })
      .toBe('on');
  } else {
    // The code comes with this and finds the pointer there.
    await card.hover();
    await expect(card).toHaveAttribute('data-awake', 'on');
  }
  if (isDark) {
    await expect.poll(cover, 'the cover of the night leaves').toBe('0');
    expect(others()).toEqual([]);
  } else {
    expect(others()).toHaveLength(1);
    const night = card.locator('img').nth(1);
    await expect(night).toHaveCSS('opacity', '1');
    await expect(night).toHaveAttribute('aria-hidden', 'true');
  }

  if (hasTouch) await card.dispatchEvent('pointercancel', { pointerType: 'touch' });
  else await page.mouse.move(0, 0);
  await expect(card).not.toHaveAttribute('data-awake');
});
