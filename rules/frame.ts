import type { Site } from './markets.ts';
import { parseUrl, pathInSite, safeUrl, withSite } from './urls.ts';

export interface FrameRules {
  /** Our own origin, 'https://shop.example'. */
  readonly ownOrigin: string;
  /** Hosts that are framed without asking. */
  readonly allowedHosts: readonly string[];
  readonly site: Site;
}

/** What /home/frame does with its target. `host` is in punycode, so that look-alike letters show. */
export type FrameDecision =
  | { readonly kind: 'navigate'; readonly path: string }
  | { readonly kind: 'frame'; readonly href: string; readonly host: string }
  | { readonly kind: 'interstitial'; readonly href: string; readonly host: string }
  | { readonly kind: 'refuse' };

function ownPath(target: string, { ownOrigin, site }: FrameRules): string | undefined {
  if (target.trim() === '') return undefined;
  const url = parseUrl(target, ownOrigin);
  // A blob has the origin that made it, and a whole address for its path.
  if (url === undefined || url.origin !== ownOrigin || !url.pathname.startsWith('/')) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return withSite(pathInSite(url), site);
}

/**
 * Own origin: a normal navigation, never a frame of ourselves. Foreign https: framed at once when its host is on the
 * list, otherwise after a page that names the host. Anything else, our own subdomains too, is refused.
 */
export function decideFrame(target: string, rules: FrameRules): FrameDecision {
  const path = ownPath(target, rules);
  if (path !== undefined) return { kind: 'navigate', path };
  const url = safeUrl(target);
  if (url === undefined || url.hostname.endsWith(`.${parseUrl(rules.ownOrigin)?.hostname}`)) return { kind: 'refuse' };
  const kind = rules.allowedHosts.includes(url.host) ? 'frame' : 'interstitial';
  return { kind, href: url.href, host: url.host };
}
