import type { ActorRefFrom } from 'xstate';
import type { appMachine } from '#machines/app/machine.ts';
import type { bridgeHostMachine } from '#machines/bridge-host/machine.ts';
import type { BridgeHostDependencies } from '#machines/bridge-host/types.ts';
import { stored } from '../storage/keys.ts';
import type { Browser } from './browser.ts';
import { accountOf, type NativeShell } from './native-shell.ts';

export function bridgeHostEffects({ store }: Pick<Browser, 'store'>, shell: NativeShell): BridgeHostDependencies {
  return {
    detectShell: shell.isPresent,
    postToHost: shell.post,
    fallBack: (command, params) => {
      store.write(stored.passThrough, { ...store.read(stored.passThrough), [command]: JSON.stringify(params) });
      window.dispatchEvent(new CustomEvent(command, { detail: params }));
    },
  };
}

/** Lets the machines hear the shell, and the session hear which account the shell answered with. */
export function listenToShell(
  app: ActorRefFrom<typeof appMachine>,
  bridgeHost: ActorRefFrom<typeof bridgeHostMachine>,
  shell: NativeShell,
): void {
  shell.listen((event) => {
    bridgeHost.send(event);
  });
  bridgeHost.on('bridge.settled', ({ call, outcome }) => {
    if (call.command === 'getUserInfo' && outcome.kind === 'answered') app.send(accountOf(outcome.result));
  });
}
