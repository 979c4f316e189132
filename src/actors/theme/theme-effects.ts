import type { ThemeDependencies, ThemePair } from '#machines/theme/types.ts';
import { createThemeApplier, themeSheetText } from '#design-system/theme/apply.ts';
import { keptSheet } from '#design-system/theme/kept-sheet.ts';
import type { Theme } from '#rules/theme-id.ts';
import { stored } from '../../storage/keys.ts';
import { themeSheets, themeSheetSources } from '../../storage/theme-sheets.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { carryTheme } from './carry-theme.ts';
import { isLookCurrent, pageTheme, themeFilesOf } from './page-look.ts';

const themeIds = ['1', '2', '3'] as const;

type Values = Readonly<Record<string, string>>;

export function themeEffects({ store, log }: EffectDependencies): ThemeDependencies {
  const applier = createThemeApplier(document);
  /** What the files of each theme and the festival change of the built-in one. */
  const looks = new Map<Theme, Values>();
  let shown = isLookCurrent(store, pageTheme()) ? pageTheme() : undefined;
  if (shown) void pageLoaded().then(applier.paintBrowserBars);

  const lay = (theme: Theme, values: Values) => {
    // Kept for the first paint of the next visit, when nothing has been fetched yet.
    if (Object.keys(values).length === 0) {
      applier.release(theme);
      store.remove(themeSheets[theme]);
    } else {
      applier.adopt(theme, values);
      store.write(themeSheets[theme], keptSheet(themeSheetText(theme, values)));
    }
    const isPlain = store.read(stored.festivalSkin) === '';
    store.write(themeSheetSources[theme], (isPlain && themeFilesOf(theme)) || '');
  };

  const read = async (theme: Theme, signal?: AbortSignal): Promise<ThemePair> => {
    const { readServedTheme } = await import('./theme-files.ts');
    const festival = store.read(stored.festivalSkin);
    const { look, ...pair } = await readServedTheme(theme, festival, signal);
    // A festival that came or went meanwhile is in none of these files. A slow answer must not undo a newer one.
    if (festival !== store.read(stored.festivalSkin)) return read(theme, signal);
    looks.set(theme, look);
    return pair;
  };

  store.subscribe(stored.festivalSkin, () => {
    const theme = shown;
    if (theme === undefined) return;
    read(theme).then(
      () => {
        if (shown === theme) lay(theme, looks.get(theme) ?? {});
      },
      // Not to be had now: the next theme that is read brings the festival with it.
      (error: unknown) => {
        log.pageError(error);
      },
    );
  });

  return {
    pageLoaded,
    fetchTheme: read,
    applyTheme: (theme, values) => {
      shown = values ? theme : undefined;
      lay(theme, (values && looks.get(theme)) ?? {});
      applier.show(theme, carryTheme);
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
