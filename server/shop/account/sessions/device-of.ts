export type DeviceKind = 'PHONE' | 'TABLET' | 'COMPUTER';

export interface Device {
  readonly system: string | null;
  readonly browser: string | null;
  readonly kind: DeviceKind;
}

/** The first that fits: most browsers also name those that they descend from. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const named = (marks: typeof browsers, userAgent: string): string | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;

/** What a member would call the device that sent this user agent; it says what it likes, so this is no proof. */
export function deviceOf(userAgent: string): Device {
  const system = named(systems, userAgent);
  const isTablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent));
  const isPhone = system === 'iOS' || (system === 'Android' && !isTablet);
  return {
    system,
    browser: named(browsers, userAgent),
    kind: isTablet ? 'TABLET' : isPhone ? 'PHONE' : 'COMPUTER',
  };
}
