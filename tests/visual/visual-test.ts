import { test as base, expect } from '@playwright/test';
import { readIndex, type Entry } from '../stories/story-index.ts';
import { openGallery, type Gallery } from './gallery.ts';
import { siteOrigin, visualPorts } from './visual-ports.ts';

interface OfWorker {
  /** The page that shows one story after the other. */
  gallery: Gallery;
  entries: readonly Entry[];
}

/** The `test` of the pictures of stories: a worker opens its page once. */
export const test = base.extend<object, OfWorker>({
  gallery: [
    async ({ browser }, use, { project }) => {
      const { colorScheme, viewport } = project.use;
      if (!viewport) throw new Error(`${project.name} has no screen`);
      const theme = colorScheme === 'dark' ? 'dark' : 'light';
      const gallery = await openGallery(browser, { origin: siteOrigin, theme, viewport });
      await use(gallery);
      await gallery.close();
    },
    { scope: 'worker' },
  ],
  entries: [async ({}, use) => use(await readIndex(visualPorts.site)), { scope: 'worker' }],
});

export { expect };
