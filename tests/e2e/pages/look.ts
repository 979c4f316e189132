import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/fixtures/axe.ts';
import { expect } from '#tests/fixtures/test.ts';
import { settled, title } from '../steps/open.ts';
import { amberPairs } from './amber.ts';
import type { Visit } from './visits.ts';

/** Opens a place as a visitor would and looks at everything that no page may get wrong. */
export async function look(page: Page, visit: Visit): Promise<void> {
  const at = visit.path;
  const response = await page.goto(visit.path);
  expect.soft(response?.status(), `${at}: HTTP status`).toBe(visit.isMissing ? 404 : 200);
  await expect.soft(title(page), `${at}: one main heading`).toHaveCount(1);
  await expect.soft(title(page), `${at}: main heading`).toHaveText(visit.heading);
  await settled(page);

  await expect.soft(page, `${at}: title`).toHaveTitle(visit.title);
  await expect
    .soft(page.locator('meta[name="robots"][content*="noindex"]'), `${at}: noindex`)
    .toHaveCount(visit.isIndexed ? 0 : 1);
  await expect
    .soft(page.locator('link[rel="canonical"]'), `${at}: canonical link`)
    .toHaveCount(visit.isCanonical ? 1 : 0);
  expect.soft(await linksWithoutSite(page), `${at}: links without the market`).toEqual([]);
  expect.soft(await widthBeyondScreen(page), `${at}: pixels beyond the screen`).toBe(0);
  expect.soft(await amberPairs(page), `${at}: two amber surfaces on one screen`).toEqual([]);
  // An order speaks as the market where it was bought, a ticket as its shopper, a draw as the file that is checked.
  const isOwn = !/LMDEMO0005|consultation-center|\/prom\/.*winner/.test(at);
  expect.soft(isOwn ? await foreignWords(page) : [], `${at}: words of another market`).toEqual([]);
  const { chosen, shown } = await theme(page);
  expect.soft(shown, `${at}: the theme of its ground and its letters`).toBe(chosen);
  expect.soft(await axeFaults(page), `${at}: accessibility`).toEqual([]);
}

const linksWithoutSite = (page: Page) =>
  page.locator('a[href]:not([download])').evaluateAll((links) =>
    links
      .map((link) => (link instanceof HTMLAnchorElement ? link : undefined))
      .filter((link) => link?.origin === location.origin && !link.getAttribute('href')?.startsWith('#'))
      .filter((link) => new URLSearchParams(link?.search).getAll('site').join() !== 'US')
      .map((link) => link?.getAttribute('href')),
  );

/** Words of the shop that this market has others for. What shoppers wrote stands in articles, and names stay what they are. */
const foreignWords = (page: Page) =>
  page.evaluate(() => {
    const british =
      /[^.]{0,30}\b(?:colour|cancelled|catalogue|centre|favourite|grey\b|metres?\b|neighbour|programme|(?<!Firefly )parcel|postcode|invoice|(?:standard|express|free) delivery|delivery (?:address|costs?|discount|protection|speed))[^.]{0,20}/gi;
    const own = [...document.querySelectorAll<HTMLElement>('main, footer')].map((part) => {
      const copy = part.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return '';
      for (const written of copy.querySelectorAll('article, script, style, template')) written.remove();
      return copy.textContent;
    });
    return own.flatMap((text) => text.match(british) ?? []);
  });

/** By day the ground is brighter than the letters on it, by night it is darker. */
const theme = (page: Page) =>
  page.evaluate(() => {
    const brightness = (color: string) =>
      (color.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const { color } = getComputedStyle(document.body);
    return {
      chosen: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      shown: brightness(backgroundColor) < brightness(color) ? 'dark' : 'light',
    };
  });

const widthBeyondScreen = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
