import type { ThemeName } from './token.ts';
import type { ThemeValues } from './validate.ts';

/**
 * The text of a sheet over the built-in theme, which holds for the veil of that theme as well, before the page wears it.
 * Values must be validated: nothing is escaped here.
 */
export function themeSheetText(theme: ThemeName, values: ThemeValues): string {
  const declarations = Object.entries(values).map(([name, value]) => `--lm-${name}:${value}`);
  return `:root[data-theme="${theme}"],[data-veil="${theme}"]{${declarations.join(';')}}`;
}

/** Brings the page from one theme to the other: calls `change` once, where nobody sees it. */
export type ThemeTransition = (theme: ThemeName, change: () => void) => void;

const cut: ThemeTransition = (_theme, change) => {
  change();
};

export type ThemeApplier = {
  /** Applies a theme, at once or by way of a transition. */
  show(theme: ThemeName, transition?: ThemeTransition): void;
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
  /** The theme that the page wears, or that a transition brings. */
  let goal: ThemeName | undefined;

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
    show(theme, transition = cut) {
      if (theme === (goal ?? root.dataset['theme'])) return;
      goal = theme;
      transition(theme, () => {
        root.dataset['theme'] = theme;
        paintBrowserBars();
      });
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
