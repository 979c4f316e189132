import { navigationModel } from '#machines/navigation/model.ts';
import { keepAtFirst, knownMarket, otherQuietPage, quietPage } from '../browser/kept.ts';
import { enterShell, shellSends } from '../browser/shell.ts';
import { leave } from '../browser/view.ts';
import { replay } from '../replay.ts';
import { replayOrigin } from '../replay-ports.ts';
import { asPagesDo, inBrowser, payloadOf, type Stage } from '../stage.ts';

interface History {
  /** Pages behind the one that shows. */
  readonly behind: number;
  /** True while the browser goes back: its word comes next. */
  readonly isGoingBack: boolean;
  readonly isInShell: boolean;
}

/** A walk needs no longer history. */
const longest = 4;

const inBrowserTab = { origin: replayOrigin, site: 'US', embedded: false } as const;
const inShell = { ...inBrowserTab, embedded: true } as const;

/** Links and Back are asked for as pages do; the history is the browser's own. Only a shell changes the market. */
const stage: Stage<History> = {
  model: inBrowser(navigationModel, {
    inputs: [inBrowserTab, inShell],
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
    start: (input) => ({ behind: 0, isGoingBack: false, isInShell: input === inShell }),
    after: ({ behind, isGoingBack, isInShell }, { candidate, before }) => {
      const { type, url, site } = payloadOf(candidate);
      if (isGoingBack)
        return type === 'history.changed' ? { behind: behind - 1, isGoingBack: false, isInShell } : undefined;
      if (type === 'nav.back') return { behind, isGoingBack: behind > 0, isInShell };
      // A market is told where it changes.
      if (site === before.context.site || (site !== undefined && !isInShell) || behind > longest) return undefined;
      const isAnotherPage = type === 'history.changed' || url === quietPage || type.startsWith('xstate.after.');
      return { behind: behind + (isAnotherPage ? 1 : 0), isGoingBack, isInShell };
    },
    isHurried: ({ isGoingBack }) => isGoingBack,
    isHurry: ({ isGoingBack }) => isGoingBack,
  },
  beyond: {},
  play: async ({ page, machine }) => {
    await keepAtFirst(page, knownMarket);
    return {
      open: async ({ input }) => {
        if (input === inShell) await enterShell(page);
        // Takes the place of the empty page, so that nothing is behind it.
        await page.evaluate((url) => window.location.replace(url), replayOrigin + quietPage);
        await page.waitForURL(replayOrigin + quietPage);
      },
      acts: {
        'market.changed': () => shellSends(page, 'marketChange', { market: 'UK' }),
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
