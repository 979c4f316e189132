/// <reference path="./web-standard.d.ts" />
import { urlMaxLength } from './limits.ts';
import type { Site } from './markets.ts';
import { decodeParameter } from './query-string.ts';

// Browsers drop tabs and line breaks inside an address and read a backslash as a slash: both can hide a foreign host.
const unsafeCharacter = /[\p{Cc}\s\\]/u;

/** Parses an address or gives undefined; the only place that may see the parser throw. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** A foreign address that may be opened: https, default port, no user info, at most 2048 characters. Else undefined. */
export function safeUrl(text: string): URL | undefined {
  if (text.length > urlMaxLength || unsafeCharacter.test(text)) return undefined;
  const url = parseUrl(text);
  if (url === undefined || url.protocol !== 'https:' || url.port !== '') return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

/** A path of our own site to return to, with query and hash; undefined for anything that could leave the site. */
export function safeReturnPath(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > urlMaxLength) return undefined;
  if (!/^\/(?![/\\])/.test(text) || unsafeCharacter.test(text)) return undefined;
  const resolved = parseUrl(text, 'https://own.invalid');
  if (resolved === undefined || resolved.origin !== 'https://own.invalid' || resolved.pathname.startsWith('//')) {
    return undefined;
  }
  return text;
}

/**
 * Path, query and hash of an address of our own. Slashes at its beginning become one: a link to `//evil.example` would
 * leave the site.
 */
export function pathInSite({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}

function nameOf(parameter: string): string {
  return decodeParameter(parameter.split('=', 1)[0] ?? '');
}

/**
 * The address with exactly one `site` parameter: the first one is replaced where it stands, further ones go, a missing
 * one is appended. Other parameters, their order and the hash stay. Idempotent.
 */
export function withSite(address: string, site: Site): string {
  const hashAt = address.indexOf('#');
  const hash = hashAt < 0 ? '' : address.slice(hashAt);
  const bare = hashAt < 0 ? address : address.slice(0, hashAt);
  const queryAt = bare.indexOf('?');
  const path = queryAt < 0 ? bare : bare.slice(0, queryAt);
  const parameters = queryAt < 0 ? [] : bare.slice(queryAt + 1).split('&');

  const own = `site=${site}`;
  const first = parameters.findIndex((parameter) => nameOf(parameter) === 'site');
  const others = parameters.flatMap((parameter, index) => {
    if (index === first) return [own];
    return parameter === '' || nameOf(parameter) === 'site' ? [] : [parameter];
  });
  return `${path}?${(first < 0 ? [...others, own] : others).join('&')}${hash}`;
}
