import { store } from '../../storage/browser-store.ts';
import { stored } from '../../storage/keys.ts';

/**
 * Whether the session will find a guest here: this browser keeps no token, and no app is around the page that could say who
 * is here. Pages ask it until the machines have started, so that a guest does not wait for them.
 */
export const isStoredGuest = (): boolean =>
  store.read(stored.token) === '' && !document.documentElement.hasAttribute('data-embedded');
