import { safeReturnPath } from '#rules/urls.ts';

const doors = ['/account/login', '/account/signUp'];
const checkout = '/order/checkout';

/** Where to go after the log-in: a page of ours that is no door itself, else the account. */
export function returnPlace(redirect: string | null): string {
  const path = safeReturnPath(redirect);
  const isDoor = doors.some((door) => path === door || path?.startsWith(`${door}?`));
  return path === undefined || isDoor ? '/account/my-center' : path;
}

/** The other door, with the way back kept. */
export function doorTo(door: '/account/login' | '/account/signUp', redirect: string | null): string {
  const path = safeReturnPath(redirect);
  return path === undefined ? door : `${door}?redirect=${encodeURIComponent(path)}`;
}

/** True where the shopper came to buy and needs no account for it. */
export function isCheckout(place: string): boolean {
  return place === checkout || place.startsWith(`${checkout}?`);
}
