import { safeReturnPath } from '#rules/urls.ts';
import { href } from '#src/routing/href.ts';

const entryPages = [href('/account/login'), href('/account/signUp')];
const checkout = href('/order/checkout');

/** Where to go after the login: a page of ours that asks for no login itself, else the account. */
export function returnPlace(redirect: string | null): string {
  const path = safeReturnPath(redirect);
  const isEntry = entryPages.some((page) => path === page || path?.startsWith(`${page}?`));
  return path === undefined || isEntry ? href('/account/my-center') : path;
}

/** The address of the login or registration page that leads back to the same place; a foreign place is dropped. */
export function entryHref(page: '/account/login' | '/account/signUp', redirect: string | null): string {
  return href(page, { redirect: safeReturnPath(redirect) });
}

/** True where the shopper came to buy and needs no account for it. */
export function isCheckout(place: string): boolean {
  return place === checkout || place.startsWith(`${checkout}?`);
}
