import { cookieLifetime, supportedLocales } from '#rules/limits.ts';

export interface CookieJar {
  cookie: string;
}

/** Writes the locale where the server sees it, for one hour. */
export function writeLocaleCookie(jar: CookieJar, locale: string): void {
  jar.cookie = `umi_locale=${encodeURIComponent(locale)}; path=/; max-age=${cookieLifetime / 1_000}; samesite=lax`;
}

/** The locale of the cookie; en when it is absent or not supported. */
export function readLocaleCookie(jar: CookieJar): string {
  const found = /(?:^|;\s*)umi_locale=([^;]*)/.exec(jar.cookie)?.[1] ?? '';
  return supportedLocales.find((locale) => locale === found) ?? 'en';
}
