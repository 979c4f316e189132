import { pageTimeModel } from '#machines/page-time/model.ts';
import type { PageTimeInput } from '#machines/page-time/types.ts';
import { holdCalls } from '../browser/calls.ts';
import { keepAtFirst, knownMarket, otherQuietPage, quietPage } from '../browser/kept.ts';
import { leave, show } from '../browser/view.ts';
import { replay } from '../replay.ts';
import { sendTo } from '../running-machine.ts';
import { inBrowser, payloadOf, type Stage } from '../stage.ts';

const placeOf = (path: string) => ({ path, pathName: '', moduleId: '', activityName: '' });
const place = placeOf(quietPage);
const elsewhere = placeOf(otherQuietPage);
const inputs: readonly PageTimeInput[] = [
  { page: place, isVisible: true },
  { page: place, isVisible: false },
];

/** Pages change by links, the document comes into view and goes, and reports arrive or fail. */
const stage: Stage<null> = {
  model: inBrowser(pageTimeModel, {
    inputs,
    samples: {
      ...pageTimeModel.samples,
      'page.entered': [
        { type: 'page.entered', page: place },
        { type: 'page.entered', page: elsewhere },
      ],
    },
  }),
  around: {
    start: () => null,
    // In view, the next sample comes long before a report is given up.
    after: (_, { candidate: { event }, before }) =>
      event.type.startsWith('xstate.after.requestTimeout') && before.matches({ sampling: 'active' }) ? undefined : null,
  },
  beyond: {},
  play: async ({ page }) => {
    const report = await holdCalls(page, /\/page-time\/report$/);
    return {
      open: async ({ input }) => {
        const { isVisible } = inputs.find((one) => one === input) ?? {};
        const visibility = isVisible ? 'visible' : 'hidden';
        await page.addInitScript(
          (value) => void Object.defineProperty(document, 'visibilityState', { value, configurable: true }),
          visibility,
        );
        await keepAtFirst(page, knownMarket);
        await page.goto(quietPage);
      },
      acts: {
        'page.entered': ({ candidate }) => {
          const { path } = payloadOf(candidate)['page'] === place ? place : elsewhere;
          return sendTo(page, 'navigation', Object.assign({ type: 'link.open' }, { url: path }));
        },
        'page.becameVisible': () => show(page, 'visible'),
        'page.becameHidden': () => show(page, 'hidden'),
        'page.hidden': () => leave(page),
        'done upload': () => report.answer(null),
        'error upload': () => report.fail(),
      },
    };
  },
};

replay(stage);
