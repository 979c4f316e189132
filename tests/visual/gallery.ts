import type { Browser, Page } from '@playwright/test';
import { calm } from '../fixtures/axe.ts';
import { openPreview, type PreviewOptions } from '../stories/preview.ts';
import { unknownCharacters } from './our-characters.ts';
import { picture } from './picture.ts';

/** Takes the pictures of one story after the other. */
export interface Gallery {
  readonly page: Page;
  /** Plays a story to its end and takes its picture, with everything that forbids to trust the picture. */
  take(storyId: string): Promise<{ readonly taken: Buffer; readonly complaints: readonly string[] }>;
  /** The picture of what stands there now. */
  again(): Promise<Buffer>;
  close(): Promise<void>;
}

export async function openGallery(browser: Browser, options: Omit<PreviewOptions, 'script'>): Promise<Gallery> {
  const { page, show, close } = await openPreview(browser, options);
  // Of the sizes of a photograph the browser prefers one that an earlier story has fetched: here all are the same.
  await page.route(/-(320|960|1600)\.avif$/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\d+\.avif$/, '640.avif'),
    }),
  );
  const again = async () => {
    await calm(page);
    const height = await page.evaluate(heightOfStory, tallest);
    return picture(page, { fullPage: true, clip: { x: 0, y: 0, width: options.viewport.width, height } });
  };
  return {
    page,
    async take(storyId) {
      const complaints = await show(storyId, 'story');
      const taken = await again();
      return { taken, complaints: [...complaints, ...(await unknownCharacters(page))] };
    },
    again,
    close,
  };
}

const tallest = 1600;

/** Runs in the page. What lies over a story lies over the whole screen. */
function heightOfStory(most: number): number {
  const root = document.querySelector('#storybook-root');
  const isOver = (one: Element): boolean =>
    one !== root && !/^(storybook|sb)-/.test(one.id || one.className) && one.getBoundingClientRect().height > 1;
  if ([...document.body.children].some(isOver)) return innerHeight;
  const margin = 16;
  return Math.min(most, Math.ceil(root?.getBoundingClientRect().bottom ?? 0) + margin);
}
