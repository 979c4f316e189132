import type { AppNews, MarketInfo, PassedThrough, RightButton, UserInfo } from '../../src/generated/types.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';

/** The visible state of a small app, as freshly installed. */
export interface App {
  title: string;
  subTitle: string;
  rightButtons: readonly RightButton[];
  /** Addresses in the in-app browser, bottom to top. */
  pages: readonly string[];
  notifications: readonly AppNews[];
  inputMethod: string;
  isLoginOpen: boolean;
  hasOverlay: boolean;
  user: UserInfo;
  market: MarketInfo;
  /** Data of passThrough for the next page load. */
  passed: readonly PassedThrough[];
  log: readonly string[];
  readonly dialogs: Dialogs;
  /** Resolvers of open uploads, oldest first. */
  uploads: readonly ((items: unknown) => void)[];
}

export const nobody: UserInfo = { accountToken: '', accountId: '', savvyUser: false };

export function installApp(): App {
  return {
    title: '',
    subTitle: '',
    rightButtons: [],
    pages: ['/conformance'],
    notifications: [],
    inputMethod: '',
    isLoginOpen: false,
    hasOverlay: true,
    user: nobody,
    market: { market: 'US', marketName: 'United States' },
    passed: [],
    log: [],
    dialogs: createDialogs(),
    uploads: [],
  };
}

/** The state that `look` returns. */
export function stateOf(app: App): Readonly<Record<string, unknown>> {
  const { title, subTitle, rightButtons, pages, notifications, inputMethod, log } = app;
  return {
    title,
    subTitle,
    rightButtons,
    pages,
    notifications,
    inputMethod,
    log,
    dialog: app.dialogs.shown(),
    login: app.isLoginOpen,
    market: app.market.market,
    overlay: app.hasOverlay,
  };
}
