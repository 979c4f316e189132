import { cookieLifetime, supportedLocales } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';

export interface CookieJar {
  cookie: string;
}

/** For one hour and the whole site, as every cookie of the shop. */
function write(jar: CookieJar, name: string, value: string): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${cookieLifetime / 1_000}; samesite=lax`;
}

/** Writes the locale where the server sees it. */
export function writeLocaleCookie(jar: CookieJar, locale: string): void {
  write(jar, 'umi_locale', locale);
}

/** The locale of the cookie; en when it is absent or not supported. */
export function readLocaleCookie(jar: CookieJar): string {
  const found = /(?:^|;\s*)umi_locale=([^;]*)/.exec(jar.cookie)?.[1] ?? '';
  return supportedLocales.find((locale) => locale === found) ?? 'en';
}

/** Writes the market where the server sees it: it renders the first page of a visit in it. The storage stays the truth. */
export function writeSiteCookie(jar: CookieJar, site: Site): void {
  write(jar, 'site', site);
}
