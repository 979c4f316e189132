import type { Site } from '#rules/markets.ts';

/** appBrowser adds to the history and is the default; appBrowserInside replaces. */
export type SkipWay = 'appBrowser' | 'appBrowserInside';

export interface Link {
  readonly url: string;
  readonly skipWay?: SkipWay;
  readonly title?: string;
}

export interface NavigationInput {
  readonly origin: string;
  readonly site: Site;
  /** True inside the provider's app. */
  readonly embedded: boolean;
}

export type NavigationContext = NavigationInput;

export type NavigationEvent =
  | ({ readonly type: 'link.open' } & Link)
  | { readonly type: 'nav.back' }
  | { readonly type: 'history.changed'; readonly path: string }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'market.changed'; readonly site: Site };

export interface NavigationDependencies {
  readonly pushInApp: (to: string) => void;
  readonly replaceInApp: (to: string) => void;
  readonly goBack: () => void;
  readonly goHome: (to: string) => void;
  /** Clears what the host noted for this path. */
  readonly clearHostNotice: (path: string) => void;
  readonly hideOverlay: () => void;
}
