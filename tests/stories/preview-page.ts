import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { collectFaults } from '../fixtures/page-faults.ts';

const nothing = /(?!)/;

/** The one that Playwright's builder brings; put in once, and not before every look. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core');

/** One page for many stories: it is told which to show, as the site tells its frame. */
export interface PreviewPage {
  /** Shows a story, plays it to its end and looks at it. @returns everything wrong with it, one sentence each */
  look(storyId: string): Promise<string[]>;
  /** Shows a page of words. @returns everything it complained of */
  read(docsId: string): Promise<string[]>;
  close(): Promise<void>;
}

export interface PreviewOptions {
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

export async function openPreview(browser: Browser, { origin, theme, viewport }: PreviewOptions): Promise<PreviewPage> {
  const context = await browser.newContext({ colorScheme: theme, viewport, reducedMotion: 'reduce', locale: 'en-US' });
  const faults = collectFaults(context, { allowedOrigins: [origin], tolerated: nothing });
  const page = await context.newPage();
  await page.addInitScript({ path: axe });
  // The add-on would look at every story, too; the tests do it once.
  await page.goto(`${origin}/iframe.html?globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);

  const show = async (id: string, viewMode: 'story' | 'docs') => {
    const heard = await page.evaluate(showInFrame, { id, viewMode });
    return [...heard, ...faults.splice(0)];
  };
  return {
    async look(storyId) {
      const said = await show(storyId, 'story');
      if (said.length > 0) return said;
      await calm(page);
      const beyond = await widthBeyondScreen(page);
      const { violations } = await page.evaluate(() => window.axe.run({ resultTypes: ['violations'] }));
      return [
        ...faults.splice(0),
        ...(beyond > 0 ? [`${beyond} pixels beyond the screen`] : []),
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
      ];
    },
    read: (docsId) => show(docsId, 'docs'),
    close: () => context.close(),
  };
}

/** Runs in the page. */
async function showInFrame({ id, viewMode }: { id: string; viewMode: 'story' | 'docs' }): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  await preview.ready();
  return new Promise((resolve) => {
    const heard: string[] = [];
    const wordsOf = (what: unknown): string =>
      typeof what === 'object' && what !== null && 'message' in what ? String(what.message) : JSON.stringify(what);
    const failures = [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ].map((event): [string, (what: unknown) => void] => [
      event,
      (what) => {
        heard.push(`${event}: ${wordsOf(what)}`);
        // Nothing more comes after these; the others end with `storyFinished`.
        if (event === 'storyErrored' || event === 'storyThrewException' || event === 'storyMissing') end();
      },
    ]);
    const end = () => {
      for (const [event, hear] of failures) channel.off(event, hear);
      channel.off('storyFinished', endOfThis);
      channel.off('docsRendered', endOfThis);
      resolve(heard);
    };
    // The one before may end late.
    const endOfThis = (what: unknown) => {
      if (what === id || (typeof what === 'object' && what !== null && 'storyId' in what && what.storyId === id)) end();
    };
    for (const [event, hear] of failures) channel.on(event, hear);
    channel.on(viewMode === 'docs' ? 'docsRendered' : 'storyFinished', endOfThis);
    channel.emit('setCurrentStory', { storyId: id, viewMode });
  });
}

/** Nothing fades any more: a colour on its way has a contrast of its own. */
async function calm(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { polling: 20 },
  );
}

const widthBeyondScreen = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));

declare global {
  interface Window {
    axe: {
      run(options: { resultTypes: ['violations'] }): Promise<{
        violations: readonly { id: string; nodes: readonly { html: string }[] }[];
      }>;
    };
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, hear: (what: unknown) => void): void;
      off(event: string, hear: (what: unknown) => void): void;
      emit(event: string, what: unknown): void;
    };
  }
}
