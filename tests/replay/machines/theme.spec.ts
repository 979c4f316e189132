import type { InputFrom } from 'xstate';
import type { themeMachine } from '#machines/theme/machine.ts';
import { themeModel } from '#machines/theme/model.ts';
import type { ThemePair } from '#machines/theme/types.ts';
import { chooseTheme } from '#tests/e2e/steps/bar.ts';
import { holdCalls } from '../browser/calls.ts';
import { keepAtFirst, knownMarket, quietPage } from '../browser/kept.ts';
import { replay } from '../replay.ts';
import { inBrowser, nameOf, payloadOf, type Stage } from '../stage.ts';

const whole: ThemePair = { font: { body: 'any' }, ui: { canvas: 'any' } };
const withoutUi: ThemePair = { ...whole, ui: null };
const withoutFont: ThemePair = { ...whole, font: null };
const inputs: readonly InputFrom<typeof themeMachine>[] = [
  { themeId: '1', lightMode: true, reducedMotion: false, isCurrent: false },
  { themeId: '2', lightMode: true, reducedMotion: false, isCurrent: true },
  { themeId: '3', lightMode: false, reducedMotion: true, isCurrent: false },
  { themeId: 'neon', lightMode: false, reducedMotion: false, isCurrent: false },
];
const choices = ['Light', 'Dark', 'Auto'] as const;

/** In the browser: the page says that it has loaded only when it is let. */
function holdLoading(): void {
  const page = { isHeld: true };
  Object.defineProperty(document, 'readyState', { get: () => (page.isHeld ? 'interactive' : 'complete') });
  window.addEventListener('load', (event) => page.isHeld && event.stopImmediatePropagation(), true);
  window.addEventListener('letLoad', () => {
    page.isHeld = false;
    window.dispatchEvent(new Event('load'));
  });
}

/** The theme is chosen in the bar, the system changes by itself, and the shop's theme files arrive or fail. */
const stage: Stage<null> = {
  model: inBrowser(themeModel, {
    inputs,
    replies: { ...themeModel.replies, fetchTheme: [whole, withoutUi, withoutFont] },
    // Which values there are, the files of the shop say.
    abstraction: ({ context: { values, ...context } }) => ({ ...context, values: values !== null }),
  }),
  around: {
    start: () => null,
    // What is chosen cannot be chosen again, and the system tells only what is new.
    after: (_, { candidate, before }) => {
      const { themeId, lightMode } = payloadOf(candidate);
      const isOld = themeId === before.context.themeId || lightMode === before.context.lightMode;
      return isOld || nameOf(candidate) === 'error pageLoaded' ? undefined : null;
    },
  },
  beyond: {
    'theme.awaitingPage --xstate.error.actor.0.theme.awaitingPage[0]--> theme.loading': 'every page loads once',
  },
  play: async ({ page }) => {
    const ui = await holdCalls(page, /\/themes\/\w+\/ui\.json/);
    const font = await holdCalls(page, /\/themes\/\w+\/font\.json/);
    const system = (lightMode: unknown) => ({ colorScheme: lightMode ? 'light' : 'dark' }) as const;
    return {
      open: async ({ input }) => {
        const { themeId, lightMode, reducedMotion, isCurrent } = inputs.find((one) => one === input) ?? {};
        await page.emulateMedia({ ...system(lightMode), reducedMotion: reducedMotion ? 'reduce' : 'no-preference' });
        // Of a festival, even one that the shop does not keep, only the files can tell.
        await keepAtFirst(page, isCurrent ? knownMarket : { ...knownMarket, festivalSkin: 'unknown' });
        await page.addInitScript(holdLoading);
        await page.goto(`${quietPage}?themeId=${themeId}`);
      },
      acts: {
        'theme.selected': async ({ candidate }) => {
          const choice = choices[Number(payloadOf(candidate)['themeId']) - 1];
          if (choice) await chooseTheme(page, choice);
        },
        'host.lightModeChanged': ({ candidate }) => page.emulateMedia(system(payloadOf(candidate)['lightMode'])),
        'done pageLoaded': () => page.evaluate(() => void window.dispatchEvent(new CustomEvent('letLoad'))),
        'done fetchTheme': async ({ candidate }) => {
          const { output } = payloadOf(candidate);
          const [uiFile, fontFile] = await Promise.all([ui.next(), font.next()]);
          await (output === withoutUi ? uiFile.fulfill({ json: {} }) : uiFile.continue());
          await (output === withoutFont ? fontFile.fulfill({ json: {} }) : fontFile.continue());
        },
        'error fetchTheme': async () => {
          // Both: one that was left alone would still be waited for when the next theme is read.
          for (const file of await Promise.all([ui.next(), font.next()])) await file.abort();
        },
      },
    };
  },
};

replay(stage);
