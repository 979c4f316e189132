import type { RightButton } from '../../src/generated/types.ts';

/** One page of the in-app browser. The first one is the app's own tab. */
export interface Screen {
  readonly key: number;
  readonly address: string;
  /** The address after navigation inside the page, as it last reported. */
  readonly path: string;
  /** How often the app has reloaded it. */
  readonly load: number;
  /** False for an address outside the shop, which is named and not loaded. */
  readonly isShop: boolean;
  readonly title: string;
  readonly subTitle: string;
  readonly buttons: readonly RightButton[];
}

export function newScreen(key: number, { address, isShop, title = '' }: Place): Screen {
  return { key, address, path: pathOf(address), load: 0, isShop, title, subTitle: '', buttons: [] };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

export interface Place {
  readonly address: string;
  readonly isShop: boolean;
  readonly title?: string | undefined;
}

/**
 * Resolves an address that the page `from` opens; undefined for what an app does not open: other schemes, and pages of
 * the simulator itself.
 */
export function placeOf(address: string, from: string, title?: string): Place | undefined {
  if (!URL.canParse(address, from)) return undefined;
  const url = new URL(address, from);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const isShop = url.origin === new URL(from).origin;
  if (isShop && url.pathname.startsWith('/dev/')) return undefined;
  return { address: url.href, isShop, title };
}

/** `appBrowserInside` replaces the page that asked; everything else is pushed. */
export function opened(screens: readonly Screen[], asker: number, screen: Screen, inside: boolean): readonly Screen[] {
  const at = screens.findIndex(({ key }) => key === asker);
  const below = at < 0 ? screens : screens.slice(0, inside ? at : at + 1);
  return [...below, screen];
}

/** The app's own tab cannot be closed. */
export function closed(screens: readonly Screen[], key: number): readonly Screen[] {
  const at = screens.findIndex((screen) => screen.key === key);
  return at > 0 ? screens.slice(0, at) : screens;
}

export function changed(screens: readonly Screen[], key: number, change: Partial<Screen>): readonly Screen[] {
  return screens.map((screen) => (screen.key === key ? { ...screen, ...change } : screen));
}
