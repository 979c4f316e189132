import type { AppNews, MarketInfo, PassedThrough, RightButton, UserInfo } from '../../src/generated/types.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';

/** A small app as a person would see it, freshly installed. */
export interface App {
  title: string;
  subTitle: string;
  rightButtons: readonly RightButton[];
  /** Addresses in the in-app browser, bottom to top. */
  pages: readonly string[];
  news: readonly AppNews[];
  inputMethod: string;
  isSignInOpen: boolean;
  hasOverlay: boolean;
  user: UserInfo;
  market: MarketInfo;
  /** What was handed over for the next page. */
  passed: readonly PassedThrough[];
  log: readonly string[];
  readonly dialogs: Dialogs;
  /** Those who wait for a person to choose media, oldest first. */
  uploads: readonly ((items: unknown) => void)[];
}

export const nobody: UserInfo = { accountToken: '', accountId: '', savvyUser: false };

export function installApp(): App {
  return {
    title: '',
    subTitle: '',
    rightButtons: [],
    pages: ['/conformance'],
    news: [],
    inputMethod: '',
    isSignInOpen: false,
    hasOverlay: true,
    user: nobody,
    market: { market: 'US', marketName: 'United States' },
    passed: [],
    log: [],
    dialogs: createDialogs(),
    uploads: [],
  };
}

/** What the wish `look` answers. */
export function stateOf(app: App): Readonly<Record<string, unknown>> {
  const { title, subTitle, rightButtons, pages, news, inputMethod, log } = app;
  return {
    title,
    subTitle,
    rightButtons,
    pages,
    news,
    inputMethod,
    log,
    dialog: app.dialogs.shown(),
    signIn: app.isSignInOpen,
    market: app.market.market,
    overlay: app.hasOverlay,
  };
}
