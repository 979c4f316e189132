import { pagePaths } from '#rules/page-paths.ts';
import { withSite } from '#rules/urls.ts';
import type { MachineImplementationsFrom } from 'xstate';
import { destinationOf } from './destination.ts';
import type { navigationMachine } from './machine.ts';
import type { Link, NavigationContext, NavigationDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createNavigationImplementations(
  deps: NavigationDependencies,
): MachineImplementationsFrom<typeof navigationMachine> {
  const follow =
    (open: (to: string) => void) =>
    ({ context }: { context: NavigationContext }, { link }: { link: Link }) => {
      const to = destinationOf(link, context.origin, context.site);
      if (to !== undefined) open(to);
    };
  return {
    actions: {
      pushInApp: follow(deps.pushInApp),
      replaceInApp: follow(deps.replaceInApp),
      goBack: () => deps.goBack(),
      goHome: ({ context }) => deps.goHome(withSite(pagePaths.home, context.site)),
      clearHostNotice: (_, { path }) => deps.clearHostNotice(path),
      hideOverlay: () => deps.hideOverlay(),
    },
  };
}
