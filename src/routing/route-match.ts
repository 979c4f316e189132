import { mainHostRedirects, redirects } from './redirects.ts';
import type { Route } from './route.ts';
import { notFound, routes } from './routes.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const plain = new Map(routes.filter(({ path }) => !path.includes(':')).map((route) => [route.path, route]));
const withParams = routes.filter(({ path }) => path.includes(':'));

/** The row of the route table for a path without query; the not-found row when there is none. */
export function matchRoute(pathname: string): RouteMatch {
  const path = withoutSlash(pathname);
  const exact = plain.get(path);
  if (exact) return { route: exact, params: {} };
  for (const route of withParams) {
    const params = paramsOf(route.path, path);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

export interface Redirection {
  readonly to: string;
  /** The other address is only another spelling, for all time. */
  readonly isPermanent: boolean;
}

/**
 * Where a path leads at load, with its query string (`?a=b` or empty) kept; undefined when it stays.
 * @param isOtherHost whether the shop is open under another host name than its main one
 */
export function redirectOf(pathname: string, search: string, isOtherHost = false): Redirection | undefined {
  const path = withoutSlash(pathname);
  const moved = isOtherHost ? redirects : { ...redirects, ...mainHostRedirects };
  const target = Object.hasOwn(moved, path) ? moved[path] : undefined;
  if (target) return { to: target + search, isPermanent: false };
  // Only to a route that exists: //evil.example/ must lead nowhere.
  if (path === pathname || matchRoute(path).route === notFound) return undefined;
  return { to: path + search, isPermanent: true };
}

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const parts = pattern.split('/');
  const segments = path.split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const decoded = decode(value);
    if (!decoded) return undefined;
    params[part.slice(1)] = decoded;
  }
  return params;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken percent sequence names no page.
    return undefined;
  }
}
