import type { MachineImplementationsFrom } from 'xstate';
import { createBridgeHostImplementations } from '../bridge-host/implementations.ts';
import { bridgeHostMachine } from '../bridge-host/machine.ts';
import { createCartImplementations } from '../cart/implementations.ts';
import { cartMachine } from '../cart/machine.ts';
import { createMarketImplementations } from '../market/implementations.ts';
import { marketMachine } from '../market/machine.ts';
import { createNavigationImplementations } from '../navigation/implementations.ts';
import { navigationMachine } from '../navigation/machine.ts';
import { createPageTimeImplementations } from '../page-time/implementations.ts';
import { pageTimeMachine } from '../page-time/machine.ts';
import { createSessionImplementations } from '../session/implementations.ts';
import { sessionMachine } from '../session/machine.ts';
import { createThemeImplementations } from '../theme/implementations.ts';
import { themeMachine } from '../theme/machine.ts';
import { createTokenRefreshImplementations } from '../token-refresh/implementations.ts';
import { surviving } from '../surviving.ts';
import { tokenRefreshMachine } from '../token-refresh/machine.ts';
import type { appMachine } from './machine.ts';
import type { AppDependencies } from './types.ts';

/**
 * Gives the root and all its children their effects. Each machine is built anew for it, so it goes in slices.
 * @param nextSlice goes on when the browser has had its turn
 */
export async function createAppImplementations(
  deps: AppDependencies,
  nextSlice: () => Promise<void>,
): Promise<MachineImplementationsFrom<typeof appMachine>> {
  const report = (actor: string) => (error: unknown) => deps.reportCrash(actor, error);
  const session = sessionMachine.provide(surviving(createSessionImplementations(deps.session), report('session')));
  const tokenRefresh = tokenRefreshMachine.provide(
    surviving(createTokenRefreshImplementations(deps.tokenRefresh), report('tokenRefresh')),
  );
  const market = marketMachine.provide(surviving(createMarketImplementations(deps.market), report('market')));
  await nextSlice();
  const cart = cartMachine.provide(surviving(createCartImplementations(deps.cart), report('cart')));
  const theme = themeMachine.provide(surviving(createThemeImplementations(deps.theme), report('theme')));
  await nextSlice();
  const navigation = navigationMachine.provide(
    surviving(createNavigationImplementations(deps.navigation), report('navigation')),
  );
  const pageTime = pageTimeMachine.provide(surviving(createPageTimeImplementations(deps.pageTime), report('pageTime')));
  const bridgeHost = bridgeHostMachine.provide(
    surviving(createBridgeHostImplementations(deps.bridgeHost), report('bridgeHost')),
  );
  await nextSlice();
  return {
    actors: { session, tokenRefresh, market, cart, theme, navigation, pageTime, bridgeHost },
    actions: { reportCrash: (_, { actor, error }) => deps.reportCrash(actor, error) },
  };
}
