import { day, hour } from '#rules/durations.ts';
import type { Config } from './config.ts';
import type { ShopContext } from './shop-context.ts';
import { ShopError } from './contract/shop-error.ts';

/** What a browser is sent: by how many milliseconds its guest is ahead. */
const cookie = 'at';
/** So far, and a demo shop has no more to show; ms. */
const farthest = 400 * day;

const units: Readonly<Record<string, number>> = { d: day, h: hour };

/** Milliseconds from `now` to what `?at=` says: `+12d`, `-3h`, or an instant such as `2026-12-24T18:00Z`; undefined for anything else. */
function distanceOf(said: string, now: number): number | undefined {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,4})([dh])$/.exec(said) ?? [];
  const isInstant = /^\d{4}-\d\d-\d\d(T\d\d:\d\dZ)?$/.test(said);
  const distance = isInstant ? Date.parse(said) - now : Number(`${sign}${count}`) * (units[unit] ?? NaN);
  return Math.abs(distance) <= farthest ? distance : undefined;
}

export interface OtherTime {
  /** Milliseconds from now, negative for earlier. */
  readonly ahead: number;
  /** For the browser, where its address has said so just now. */
  readonly headers: Readonly<Record<string, string>>;
}

const now: OtherTime = { ahead: 0, headers: {} };

/**
 * The time at which a page is asked for: `?at=` says it, and the browser repeats it until `?at=` is empty. A shop in production knows one
 * time alone.
 * @throws BAD_REQUEST for a time that cannot be read or is more than 400 days away
 */
export function timeOfPage(
  { mode }: Pick<Config, 'mode'>,
  { url, cookies }: { readonly url: URL; readonly cookies: string | undefined },
  instant: number,
): OtherTime {
  if (mode === 'production') return now;
  const said = url.searchParams.get('at');
  if (said === null) return { ...now, ahead: aheadOf(cookies) };
  const sent = (ahead: number, rest: string) => ({
    ahead,
    headers: { 'set-cookie': `${cookie}=${ahead}; Path=/; SameSite=Lax; HttpOnly${rest}` },
  });
  if (said === '') return sent(0, '; Max-Age=0');
  // A plus sign in an address is a space.
  const ahead = distanceOf(said.replace(' ', '+'), instant);
  if (ahead === undefined) {
    const message = 'Write ?at=+12d, ?at=-3h or ?at=2026-12-24T18:00Z, within 400 days of now; ?at= ends it.';
    throw new ShopError('BAD_REQUEST', { httpStatus: 400, message });
  }
  return sent(ahead, '');
}

function aheadOf(cookies: string | undefined): number {
  const distance = Number(new RegExp(`(?:^|;\\s*)${cookie}=(-?\\d{1,11})(?:;|$)`).exec(cookies ?? '')?.[1] ?? 0);
  return Math.abs(distance) <= farthest ? distance : 0;
}

/** A header that takes a page's time to what the page reads. */
export const withTime = (ahead: number): Readonly<Record<string, string>> =>
  ahead === 0 ? {} : { cookie: `${cookie}=${ahead}` };

/** The shop at the time that a browser is sent to; in production there is none but now. */
export function shopAt(shop: ShopContext, cookies: string | undefined): ShopContext {
  const ahead = shop.config.mode === 'production' ? 0 : aheadOf(cookies);
  return ahead === 0 ? shop : { ...shop, clock: { now: () => shop.clock.now() + ahead } };
}
