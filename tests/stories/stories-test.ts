import { test as base, expect } from '@playwright/test';
import { openInspector, screens, type Inspector } from './inspect.ts';
import type { Screen } from './preview.ts';
import { storiesPorts } from './stories-ports.ts';
import { readIndex, type Entry } from './story-index.ts';

interface OfWorker {
  /** The page that shows one story after the other. */
  inspector: Inspector;
  /** The page that shows one page of words after the other: a story would find the rest of them on it. */
  reader: Inspector;
  /** The same over the site as it runs while stories are written. */
  running: Inspector;
  entries: readonly Entry[];
}

type Opening = { readonly colorScheme?: unknown; readonly viewport?: Screen | null | undefined };

const screenOf = ({ colorScheme, viewport }: Opening) => ({
  theme: colorScheme === 'dark' ? ('dark' as const) : ('light' as const),
  viewport: viewport ?? screens.phone,
});

/** The `test` of everything about stories: a worker opens its page once. */
export const test = base.extend<object, OfWorker>({
  inspector: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.site}`;
      const inspector = await openInspector(browser, { origin, ...screenOf(project.use) });
      await use(inspector);
      await inspector.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.site}`;
      const reader = await openInspector(browser, { origin, ...screenOf(project.use) });
      await use(reader);
      await reader.close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ browser }, use, { project }) => {
      const origin = `http://localhost:${storiesPorts.running}`;
      const running = await openInspector(browser, { origin, ...screenOf(project.use) });
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  entries: [async ({}, use) => use(await readIndex()), { scope: 'worker' }],
});

export { expect };
