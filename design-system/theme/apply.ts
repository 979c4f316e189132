import { duration } from './scale.ts';
import type { ThemeName } from './token.ts';
import type { ThemeValues } from './validate.ts';

/** The text of a sheet over the built-in theme. Values must be validated: nothing is escaped here. */
export function themeSheetText(theme: ThemeName, values: ThemeValues): string {
  const declarations = Object.entries(values).map(([name, value]) => `--lm-${name}:${value}`);
  return `:root[data-theme="${theme}"]{${declarations.join(';')}}`;
}

export type ThemeApplier = {
  /** Applies a theme; with `animate` its colours fade for 300 ms. */
  show(theme: ThemeName, options?: { animate: boolean }): void;
  /** Adopts validated values over the built-in theme of that name, replacing earlier ones. */
  adopt(theme: ThemeName, values: ThemeValues): void;
  /** Gives the bars of the browser the colour of the page, for a page that shows its theme already. */
  paintBrowserBars(): void;
  /** Returns to the built-in values of that theme. */
  release(theme: ThemeName): void;
};

/** The only writer of `data-theme`, of the adopted theme sheets and of the colour of the browser's bars. */
export function createThemeApplier(page: Document): ThemeApplier {
  const sheets = new Map<ThemeName, CSSStyleSheet>();
  const root = page.documentElement;
  let switching: ReturnType<typeof setTimeout> | undefined;

  const paintBrowserBars = () => {
    const colour = page.defaultView?.getComputedStyle(root).getPropertyValue('--lm-color-bg-page').trim();
    const meta = page.querySelector('meta[name="theme-color"]');
    if (colour) meta?.setAttribute('content', colour);
  };

  /** Also removes the stored sheet that the head script adopted for the first paint. */
  const lay = (theme: ThemeName) => {
    page.adoptedStyleSheets = [...sheets.values()];
    if (root.dataset['theme'] === theme) paintBrowserBars();
  };

  return {
    paintBrowserBars,
    show(theme, { animate } = { animate: true }) {
      if (root.dataset['theme'] === theme) return;
      clearTimeout(switching);
      root.toggleAttribute('data-theme-switching', animate);
      root.dataset['theme'] = theme;
      switching = setTimeout(
        () => {
          root.removeAttribute('data-theme-switching');
          paintBrowserBars();
        },
        animate ? duration.theme : 0,
      );
    },
    adopt(theme, values) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(themeSheetText(theme, values));
      sheets.set(theme, sheet);
      lay(theme);
    },
    release(theme) {
      sheets.delete(theme);
      lay(theme);
    },
  };
}
