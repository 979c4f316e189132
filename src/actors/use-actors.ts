import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { selectCount, selectLocalCart } from '#machines/cart/selectors.ts';
import type { NoticeContent } from '#machines/notice/types.ts';
import { selectSite } from '#machines/market/selectors.ts';
import { selectRequestedTheme } from '#machines/theme/selectors.ts';
import { selectAccountId, selectIsResolving } from '#machines/session/selectors.ts';
import { emptyCart, type LocalCart } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import type { Theme, ThemeId } from '#rules/theme-id.ts';
import { useAppContext } from './app-context.ts';
import type { Actors } from './actors.ts';
import { machineSource } from './machine-source.ts';
import { isStoredGuest } from './session/stored-guest.ts';
import { useFromMachines, useMachineValue } from './use-machines.ts';

const whole = (actors: Actors): Actors | undefined => actors;

/** The machines of this browser; undefined while the server renders and until they have started. To send, see `useWithActors`. */
export function useActors(): Actors | undefined {
  return useFromMachines(whole, undefined);
}

/** Why the machines will not start; undefined while they may. */
export function useMachineFault(): Error | undefined {
  const { machines } = useAppContext();
  return useSyncExternalStore(machines.subscribe, machines.fault, () => undefined);
}

/** Gives work to the machines: done at once, or as soon as they have started. */
export function useWithActors(): (work: (actors: Actors) => void) => void {
  return useAppContext().machines.run;
}

/** The market that is being read and bought in. */
export function useReadSite(): Site {
  return useMachineValue('market', selectSite, useAppContext().site);
}

/** Of what is about an order: the market where it was bought. */
export const OrderSite = createContext<Site | undefined>(undefined);

/** The market whose words and dates are used here: where the order was bought that it is about, or else the one being read. */
export function useSite(): Site {
  const read = useReadSite();
  return useContext(OrderSite) ?? read;
}

/** The account id of the member; null for a guest and on the server. */
export function useMember(): string | null {
  return useMachineValue('session', selectAccountId, null);
}

/** True until it is known whether a guest or a member is here. In a browser that keeps no token it is known at once. */
export function useIsResolvingSession(): boolean {
  const { machines } = useAppContext();
  const { subscribe, read } = useMemo(() => machineSource(machines, 'session', selectIsResolving, true), [machines]);
  return useSyncExternalStore(
    subscribe,
    () => read() && !isStoredGuest(),
    () => true,
  );
}

export function useCartCount(): number {
  return useMachineValue('cart', selectCount, 0);
}

/** The guest's cart in this market. */
export function useLocalCart(): LocalCart {
  return useMachineValue('cart', selectLocalCart, emptyCart);
}

/** The theme that was chosen, before it is on screen; undefined until the machines have started. */
export function useRequestedTheme(): Theme | undefined {
  return useMachineValue<'theme', Theme | undefined>('theme', selectRequestedTheme, undefined);
}

/** 1 light, 2 dark, 3 auto. */
export function useThemeId(): ThemeId {
  return useMachineValue('theme', (snapshot) => snapshot.context.themeId, 3);
}

/** Opens a page of the shop, or a foreign address in its frame. */
export function useNavigateTo(): (href: string, options?: { readonly replace?: boolean }) => void {
  const withActors = useWithActors();
  return useCallback(
    (href, { replace = false } = {}) => {
      const skipWay = replace ? 'appBrowserInside' : 'appBrowser';
      withActors(({ navigation }) => navigation.send({ type: 'link.open', url: href, skipWay }));
    },
    [withActors],
  );
}

/** Back in the history; to the home page where there is nothing to go back to. */
export function useBack(): () => void {
  const withActors = useWithActors();
  return useCallback(() => withActors(({ navigation }) => navigation.send({ type: 'nav.back' })), [withActors]);
}

export type Notice = Pick<NoticeContent, 'text'> & Partial<NoticeContent>;

/** Shows a short notice under the top of the page. */
export function useNotify(): (notice: Notice) => void {
  const withActors = useWithActors();
  return useCallback(
    (notice) => {
      const content = { key: notice.text, tone: 'info', ...notice } as const;
      withActors(({ app }) => app.send({ type: 'notice.show', notice: content }));
    },
    [withActors],
  );
}
