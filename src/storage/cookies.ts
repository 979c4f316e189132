import { cookieLifetime } from '#rules/limits.ts';
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

/** Writes the market where the server sees it: it renders the first page of a visit in it. The storage stays the truth. */
export function writeSiteCookie(jar: CookieJar, site: Site): void {
  write(jar, 'site', site);
}
