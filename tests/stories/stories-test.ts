import { test as base, expect } from '@playwright/test';
import { openPreview, type PreviewPage } from './preview-page.ts';
import { storiesPorts } from './stories-ports.ts';
import { readIndex, type Entry } from './story-index.ts';

interface OfWorker {
  /** The page that shows one story after the other. */
  preview: PreviewPage;
  /** The page that shows one page of words after the other: a story would find the rest of them on it. */
  reader: PreviewPage;
  /** The same over the stories that must not pass. */
  control: PreviewPage;
  entries: readonly Entry[];
}

type Opening = { readonly colorScheme?: unknown; readonly viewport?: PreviewPageSize | null | undefined };
type PreviewPageSize = { readonly width: number; readonly height: number };

const screenOf = ({ colorScheme, viewport }: Opening) => ({
  theme: colorScheme === 'dark' ? ('dark' as const) : ('light' as const),
  viewport: viewport ?? { width: 320, height: 640 },
});

/** The `test` of everything about stories: a worker opens its page once. */
export const test = base.extend<object, OfWorker>({
  preview: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.site}`;
      const preview = await openPreview(browser, { origin, ...screenOf(project.use) });
      await use(preview);
      await preview.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.site}`;
      const reader = await openPreview(browser, { origin, ...screenOf(project.use) });
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  control: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.control}`;
      const control = await openPreview(browser, { origin, ...screenOf(project.use) });
      await use(control);
      await control.close();
    },
    { scope: 'worker' },
  ],
  entries: [async ({}, use) => use(await readIndex()), { scope: 'worker' }],
});

export { expect };
