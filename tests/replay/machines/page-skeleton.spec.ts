import type { Route } from '@playwright/test';
import { pageSkeletonModel } from '#machines/page-skeleton/model.ts';
import { replay } from '../replay.ts';
import { inBrowser, type Stage } from '../stage.ts';

/** The skeleton of the account's page, whose code is late. */
const stage: Stage<null> = {
  model: inBrowser(pageSkeletonModel),
  around: {
    start: () => null,
    // The moment after the page took over is shorter than any ceiling.
    after: (_, { candidate: { event }, before }) =>
      event.type.startsWith('xstate.after.skeletonTimeout') && before.matches({ shown: 'hiding' }) ? undefined : null,
  },
  beyond: {},
  play: async ({ page, machine }) => {
    const late: Route[] = [];
    let isHeldBack = true;
    // A browser that is slow to ask for the code asks when it is not held back any more.
    await page.route(/\/assets\/my-center-.*\.js$/, async (route) => {
      if (isHeldBack) late.push(route);
      else await route.continue();
    });
    return {
      open: async () => {
        await page.goto('/account/my-center', { waitUntil: 'commit' });
      },
      acts: {
        'page.hydrated': async ({ candidate }) => {
          // React waits a moment before it takes a placeholder away.
          await machine.runUntilReceived(candidate.event.type, async () => {
            isHeldBack = false;
            for (const route of late.splice(0)) await route.continue();
          });
        },
      },
    };
  },
};

replay(stage);
