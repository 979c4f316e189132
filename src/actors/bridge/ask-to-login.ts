import { navigate } from 'wouter/use-browser-location';
import { withSite } from '#rules/urls.ts';
import { href } from '../../routing/href.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import { shownPath } from '../page-time/page-time-effects.ts';

/**
 * Opens the login: the app's own inside an app, where the shopper stays on this page and the token comes by itself; our
 * page in a browser, and where the app does not want to.
 */
export async function openLogIn(
  { bridge, store, base }: Pick<EffectDependencies, 'bridge' | 'store' | 'base'>,
  returnTo: string | null,
): Promise<void> {
  const params = returnTo ? { returnTo } : {};
  const isOpen = await bridge.call('askToLogin', params, { fallback: !bridge.isNative }).then(
    () => bridge.isNative,
    // Silent or broken: the shopper still has an email address.
    () => false,
  );
  // The login page may have asked by itself.
  if (isOpen || shownPath(base) === href('/account/login')) return;
  const login = href('/account/login', { redirect: returnTo || undefined });
  navigate(base + withSite(login, store.read(stored.site)));
}
