import { navigate } from 'wouter/use-browser-location';
import type { NavigationDependencies } from '#machines/navigation/types.ts';
import { stored } from '../storage/keys.ts';
import type { Browser } from './browser.ts';

export function navigationEffects({ store, base }: Browser): NavigationDependencies {
  return {
    pushInApp: (to) => {
      navigate(base + to);
    },
    replaceInApp: (to) => {
      navigate(base + to, { replace: true });
    },
    goBack: () => {
      window.history.back();
    },
    goHome: (to) => {
      navigate(base + to);
    },
    clearHostNotice: (path) => {
      const { [path]: cleared, ...others } = store.read(stored.notifyFromApp);
      if (cleared !== undefined) store.write(stored.notifyFromApp, others);
    },
    hideOverlay: () => {
      window.dispatchEvent(new CustomEvent('hideOverlay'));
    },
  };
}
