import { navigationModel } from '#machines/navigation/model.ts';
import { keepAtFirst, knownMarket, otherQuietPage, quietPage } from '../browser/kept.ts';
import { enterShell, shellTells } from '../browser/shell.ts';
import { leave } from '../browser/view.ts';
import { replay } from '../replay.ts';
import { replayOrigin } from '../replay-ports.ts';
import { asPagesDo, inBrowser, payloadOf, type Stage } from '../stage.ts';

interface History {
  /** Pages behind the one that shows. */
  readonly behind: number;
  /** True while the browser goes back: its word comes next. */
  readonly isGoingBack: boolean;
}

/** A walk needs no longer history. */
const longest = 4;

/** Links and Back are asked for as pages do; the history is the browser's own. */
const stage: Stage<History> = {
  model: inBrowser(navigationModel, {
    inputs: [{ origin: replayOrigin, site: 'US', embedded: false }],
    samples: {
      ...navigationModel.samples,
      'link.open': [
        { type: 'link.open', url: quietPage },
        { type: 'link.open', url: 'https://example.org/', skipWay: 'appBrowserInside' },
        { type: 'link.open', url: 'javascript:alert(1)' },
      ],
    },
  }),
  around: {
    start: () => ({ behind: 0, isGoingBack: false }),
    after: ({ behind, isGoingBack }, { candidate, before }) => {
      const { type, url, site } = payloadOf(candidate);
      if (isGoingBack) return type === 'history.changed' ? { behind: behind - 1, isGoingBack: false } : undefined;
      if (type === 'nav.back') return { behind, isGoingBack: behind > 0 };
      // A market is told where it changes.
      if (site === before.context.site || behind > longest) return undefined;
      const isAnotherPage = type === 'history.changed' || url === quietPage || type.startsWith('xstate.after.');
      return { behind: behind + (isAnotherPage ? 1 : 0), isGoingBack };
    },
    isHurried: ({ isGoingBack }) => isGoingBack,
    isHurry: ({ isGoingBack }) => isGoingBack,
  },
  beyond: {
    'navigation --history.changed[0]--> navigation.idle': 'no page embeds the shop yet',
  },
  play: async ({ page, machine }) => {
    await enterShell(page);
    await keepAtFirst(page, knownMarket);
    return {
      open: async () => {
        // Takes the place of the empty page, so that nothing is behind it.
        await page.evaluate((url) => window.location.replace(url), replayOrigin + quietPage);
        await page.waitForURL(replayOrigin + quietPage);
      },
      acts: {
        'market.changed': () => shellTells(page, 'marketChange', { market: 'UK' }),
        'page.hidden': () => leave(page),
        // The router follows a plain link of a page like this, and tells of the new entry.
        'history.changed': () => page.evaluate((path) => window.history.pushState(null, '', path), otherQuietPage),
        // Back has no button yet.
        ...asPagesDo(machine, 'link.open', 'nav.back'),
      },
    };
  },
};

replay(stage);
