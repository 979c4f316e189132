import type { ThemeDependencies } from '#machines/theme/types.ts';
import { createThemeApplier } from '#design-system/theme/apply.ts';
import { openFiles } from '../api/files.ts';
import { fetchThemeFiles } from '../api/theme-files.ts';
import { stored } from '../storage/keys.ts';
import type { Browser } from './browser.ts';

const themeIds = ['1', '2', '3'] as const;

export function themeEffects({ store, log }: Browser): ThemeDependencies {
  const applier = createThemeApplier(document);
  const files = openFiles();
  return {
    fetchTheme: async (theme, signal) => {
      await pageLoaded();
      const [found, { parseUi, parseFont }] = await Promise.all([
        fetchThemeFiles(files, theme, signal),
        import('#design-system/theme/validate.ts'),
      ]);
      const ui = parseUi(theme, found.ui);
      const font = parseFont(theme, found.font);
      return { ui: ui.ok ? ui.values : null, font: font.ok ? font.values : null };
    },
    applyTheme: (theme, values) => {
      if (values) applier.adopt(theme, { ...values.ui, ...values.font });
      else applier.release(theme);
      applier.show(theme);
    },
    persistThemeId: (themeId) => {
      store.write(stored.themeId, themeIds.find((id) => Number(id) === themeId) ?? '1');
    },
    report: (message) => {
      log.pageError(new Error(message));
    },
  };
}

/** The built-in values are on screen already; the files of the theme come after what the page itself needs. */
function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else
      window.addEventListener(
        'load',
        () => {
          resolve();
        },
        { once: true },
      );
  });
}
