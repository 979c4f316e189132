import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { Actors } from './actors.ts';
import type { MachineArrival } from './machine-arrival.ts';

export type MachineName = 'app' | 'session' | 'market' | 'cart' | 'theme' | 'navigation' | 'notifications' | 'dialogs';

/** One fact of one machine as React reads a store: `before` until the machine is here, then what `select` finds. */
export function machineSource<Name extends MachineName, Value>(
  machines: MachineArrival,
  name: Name,
  select: (snapshot: SnapshotFrom<Actors[Name]>) => Value,
  before: Value,
) {
  const machine = (): AnyActorRef | undefined => machines.actors()?.[name];
  let last: { readonly snapshot: object; readonly value: Value } | undefined;
  return {
    subscribe: (changed: () => void) => {
      let stop: (() => void) | undefined;
      const follow = () => {
        stop ??= machine()?.subscribe({ next: changed, error: changed }).unsubscribe;
      };
      follow();
      const leave = machines.subscribe(() => {
        follow();
        changed();
      });
      return () => {
        leave();
        stop?.();
      };
    },
    /** The same value as long as the machine stands still. Throws the error of a machine that failed. */
    read: (): Value => {
      const snapshot = machine()?.getSnapshot();
      if (snapshot === undefined) return before;
      if (snapshot.status === 'error') throw snapshot.error;
      if (last && last.snapshot === snapshot) return last.value;
      const value = select(snapshot);
      last = { snapshot, value };
      return value;
    },
  };
}
