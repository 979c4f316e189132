import { useActors } from '../use-actors.ts';

/** True inside an app, once the machines have started. */
export function useInApp(): boolean {
  return useActors()?.bridge.isNative ?? false;
}
