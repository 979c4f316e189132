import { navigate } from 'wouter/use-browser-location';
import type { NavigationDependencies } from '#machines/navigation/types.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

export function navigationEffects(deps: EffectDependencies): NavigationDependencies {
  const { store, base, bridge, inApp } = deps;
  const openHere = (to: string) => navigate(base + to);
  return {
    pushInApp: (to) => {
      if (!inApp?.handOver(deps, to, openHere)) openHere(to);
    },
    replaceInApp: (to) => {
      navigate(base + to, { replace: true });
    },
    goBack: () => {
      window.history.back();
    },
    goHome: openHere,
    clearHostNotice: (path) => {
      bridge.take('hostNotification', path);
      const { [path]: cleared, ...others } = store.read(stored.notifyFromApp);
      if (cleared !== undefined) store.write(stored.notifyFromApp, others);
    },
    hideOverlay: () => bridge.mention('hideAppOverlay'),
  };
}
