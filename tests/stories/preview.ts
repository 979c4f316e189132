import type { Browser, Page } from '@playwright/test';
import { collectFaults } from '../fixtures/page-faults.ts';
import { factLimit } from '../limits.ts';

const nothing = /(?!)/;

/** One page for many stories: it is told which to show, as the site tells its frame. */
export interface Preview {
  readonly page: Page;
  /** Shows a story and plays it to its end, or shows a page of words. @returns everything it complained of */
  show(id: string, viewMode: 'story' | 'docs'): Promise<string[]>;
  /** What its console said and what it asked of strangers since the last time. */
  complaints(): string[];
  close(): Promise<void>;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface PreviewOptions {
  readonly origin: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: Screen;
  /** Run in the page before anything of its own. */
  readonly script?: { readonly path: string };
}

export async function openPreview(browser: Browser, options: PreviewOptions): Promise<Preview> {
  const { origin, theme, viewport, script } = options;
  const context = await browser.newContext({ colorScheme: theme, viewport, reducedMotion: 'reduce', locale: 'en-US' });
  const faults = collectFaults(context, { allowedOrigins: [origin], tolerated: nothing });
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  const begin = async () => {
    // The add-on would look at every story, too; the tests do it once.
    await page.goto(`${origin}/iframe.html?globals=theme:${theme};a11y.manual:!true&factLimit=${factLimit()}`);
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  };
  await begin();
  const complaints = () => faults.splice(0);
  return {
    page,
    async show(id, viewMode) {
      const events = await page.evaluate(showInFrame, { id, viewMode });
      // Storybook clears a broken story away by loading the page anew, which must not be while it shows the next one.
      if (events.some((event) => event.startsWith('story'))) await begin();
      return [...events, ...complaints()];
    },
    complaints,
    close: () => context.close(),
  };
}

/** Runs in the page. */
async function showInFrame({ id, viewMode }: { id: string; viewMode: 'story' | 'docs' }): Promise<string[]> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  await preview.ready();
  return new Promise((resolve) => {
    const events: string[] = [];
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
        events.push(`${event}: ${wordsOf(what)}`);
        // Nothing more comes after these; the others end with `storyFinished`.
        if (event === 'storyErrored' || event === 'storyThrewException' || event === 'storyMissing') end();
      },
    ]);
    const end = () => {
      for (const [event, hear] of failures) channel.off(event, hear);
      channel.off('storyFinished', endOfThis);
      channel.off('docsRendered', endOfThis);
      resolve(events);
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

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, hear: (what: unknown) => void): void;
      off(event: string, hear: (what: unknown) => void): void;
      emit(event: string, what: unknown): void;
    };
  }
}
