import type { Locator, Page } from '@playwright/test';
import { expect, test } from './stories-test.ts';
import { storiesPorts } from './stories-ports.ts';

/** A key does something of the browser's own here: it scrolls, or plays a film. No story can press such a key. */
const show = async (page: Page, story: string): Promise<void> => {
  await page.goto(`http://localhost:${storiesPorts.site}/iframe.html?viewMode=story&id=components-${story}`);
};

/** It scrolls no more: a key that comes sooner is lost. */
const rest = (track: Locator) =>
  track.evaluate(
    (list) =>
      new Promise<void>((rested) => {
        let before = -1;
        let still = 0;
        const look = () => {
          still = list.scrollLeft === before ? still + 1 : 0;
          before = list.scrollLeft;
          if (still === 10) rested();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('the arrow keys go from slide to slide, and stop at both ends', async ({ page }) => {
  await show(page, 'layout-slides--many');
  const track = page.getByRole('list', { name: 'Highlights' });
  const dot = (position: number) => page.getByRole('button', { name: `Highlight ${position} of 12` });
  const go = async (key: string, position: number) => {
    await page.keyboard.press(key);
    await rest(track);
    await expect(dot(position), key).toHaveAttribute('aria-current', 'true');
    await expect(track).toBeFocused();
  };
  await track.focus();
  await go('ArrowLeft', 1);
  await go('ArrowRight', 2);
  await go('ArrowRight', 3);
  await go('ArrowLeft', 2);
  await dot(12).click();
  await rest(track);
  await track.focus();
  await go('ArrowRight', 12);
  await go('ArrowLeft', 11);
});

test('the arrow keys go from picture to picture, and a film plays and stops by key', async ({ page }) => {
  await show(page, 'media-gallery--with-film');
  const thumb = (name: string) => page.getByRole('button', { name });
  const film = page.getByRole('group', { name: 'An evening with Dome' });
  const zoom = page.getByRole('button', { name: 'Look closer' });
  // The story goes to its film.
  await expect(zoom).toHaveCount(0);
  const track = page.getByRole('list', { name: 'Pictures of Dome' });
  await rest(track);
  await track.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(thumb('Picture 1 of 3')).toHaveAttribute('aria-current', 'true');
  await expect(zoom).toBeVisible();
  await rest(track);
  await page.keyboard.press('ArrowRight');
  await expect(thumb('Film, 2 of 3')).toHaveAttribute('aria-current', 'true');
  await rest(track);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(film).toHaveAttribute('data-phase', 'playing');
  await expect(film.locator('video')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(film).toHaveAttribute('data-phase', 'paused');
  await page.keyboard.press('Space');
  await expect(film).toHaveAttribute('data-phase', 'playing');
  await thumb('Picture 3 of 3').press('Enter');
  await expect(film, 'out of view').toHaveAttribute('data-phase', 'paused');
});
