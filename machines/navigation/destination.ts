import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { parseUrl, pathInSite, safeUrl, withSite } from '#rules/urls.ts';
import type { Link } from './types.ts';

function framed(target: string, title: string | undefined): string {
  const titled = title === undefined ? '' : `&title=${encodeURIComponent(title)}`;
  return `${pagePaths.frame}?url=${encodeURIComponent(target)}${titled}`;
}

/** A path of our own that a parser of addresses gives back as it stands: no host, no dots, nothing to escape. */
const plainPath = /^\/(?:[\w-][\w/-]*)?(?:\?[\w%&=+.,:;~/-]*)?(?:#[\w-]+)?$/;

const isFrame = (address: string) => address.split(/[?#]/, 1)[0] === pagePaths.frame;

/**
 * Where a link leads inside the app, with exactly one `site`; undefined for a link we do not follow.
 * 1. an address of our own origin is a page of the app;
 * 2. our frame around an address of our own origin is that page itself;
 * 3. a foreign address goes through the frame, https only;
 * 4. anything else is refused.
 */
export function destinationOf({ url, title }: Link, origin: string, site: Site): string | undefined {
  // Almost every link of a page; parsing them all is a tenth of what a cheap phone spends on hydration.
  if (plainPath.test(url) && !isFrame(url)) return withSite(url, site);
  const resolved = parseUrl(url, origin);
  // A blob has the origin that made it, and a whole address for its path.
  if (resolved === undefined || resolved.protocol === 'blob:') return undefined;
  if (resolved.origin !== origin) {
    return safeUrl(url) === undefined ? undefined : withSite(framed(resolved.href, title), site);
  }
  const inner = resolved.pathname === pagePaths.frame ? resolved.searchParams.get('url') : null;
  const own = inner === null ? undefined : parseUrl(inner);
  const page = own?.origin === origin && own.pathname !== pagePaths.frame ? own : resolved;
  return withSite(pathInSite(page), site);
}
