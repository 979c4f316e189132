import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { share } from '../extent.ts';
import { calm } from '../fixtures/axe.ts';
import { openPreview, type PreviewOptions, type Screen } from './preview.ts';

/** The least phone and a desk. */
export const screens = {
  phone: { width: 320, height: 640 },
  desk: { width: 1280, height: 800 },
} as const satisfies Readonly<Record<string, Screen>>;

/** Looks at one story after the other. */
export interface Inspector {
  /** Shows a story, plays it to its end and looks at it on every screen. @returns everything wrong with it, one sentence each */
  look(storyId: string): Promise<string[]>;
  /** Shows a page of words. @returns everything it complained of */
  read(docsId: string): Promise<string[]>;
  close(): Promise<void>;
}

/** The one that Playwright's builder brings; put in once, and not before every look. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core');

/** @param options with the screen a story is played on; afterwards it is looked at on the others, too */
export async function openInspector(browser: Browser, options: Omit<PreviewOptions, 'script'>): Promise<Inspector> {
  const { page, show, complaints, close } = await openPreview(browser, { ...options, script: { path: axe } });
  const own = options.viewport;
  const others = Object.values(screens).filter(({ width }) => width !== own.width);
  return {
    async look(storyId) {
      const said = await show(storyId, 'story');
      if (said.length > 0) return said;
      const seen = await inspect(page, own.width);
      for (const screen of others) {
        await page.setViewportSize(screen);
        await page.evaluate(nextFrame);
        // What axe finds on one screen it nearly always finds on the other.
        seen.push(...(share === 1 ? await inspect(page, screen.width) : await beyondScreen(page, screen.width)));
      }
      await page.setViewportSize(own);
      await page.evaluate(picturesHere);
      return [...complaints(), ...seen];
    },
    read: (docsId) => show(docsId, 'docs'),
    close,
  };
}

/** Runs in the page: what observes its size has heard of the new one. */
const nextFrame = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));

/** Runs in the page: each picture that is asked for at once has come or is missing. */
const picturesHere = async () => {
  const awaited = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(
    awaited.map(
      (image) => new Promise((come) => ['load', 'error'].forEach((event) => image.addEventListener(event, come))),
    ),
  );
};

async function beyondScreen(page: Page, width: number): Promise<string[]> {
  await calm(page);
  const beyond = await page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  return beyond > 0 ? [`at ${width}: ${beyond} pixels beyond the screen`] : [];
}

async function inspect(page: Page, width: number): Promise<string[]> {
  const beyond = await beyondScreen(page, width);
  const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
  return [
    ...beyond,
    ...violations.map(
      ({ id, nodes }) => `at ${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    ),
  ];
}

declare global {
  interface Window {
    axe: {
      run(options: { resultTypes: ['violations'] }): Promise<{
        violations: readonly { id: string; nodes: readonly { html: string }[] }[];
      }>;
    };
  }
}
