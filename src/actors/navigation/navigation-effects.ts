import { navigate } from 'wouter/use-browser-location';
import type { NavigationDependencies } from '#machines/navigation/types.ts';
import { stored } from '../../storage/keys.ts';
import { handOver } from '../bridge/handed-over.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

export function navigationEffects(deps: Pick<EffectDependencies, 'store' | 'base' | 'bridge'>): NavigationDependencies {
  const { store, base, bridge } = deps;
  const openHere = (to: string) => navigate(base + to);
  return {
    pushInApp: (to) => {
      if (!handOver(deps, to, openHere)) openHere(to);
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
