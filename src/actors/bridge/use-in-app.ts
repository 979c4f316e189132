import { useFromMachines } from '../use-machines.ts';

/** True inside an app, once the machines have started. */
export function useInApp(): boolean {
  return useFromMachines(({ bridge }) => bridge.isNative, false);
}
