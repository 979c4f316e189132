import { lazy, Suspense } from 'react';
import { useFromMachines, useMachineValue } from '../actors/use-machines.ts';

const ShopDialog = lazy(() => import('./shop-dialog.tsx').then((module) => ({ default: module.ShopDialog })));

/** The question on screen, wherever in the shop it was asked. Its looks are loaded with the first one. */
export function Dialogs() {
  const dialogs = useFromMachines((actors) => actors.dialogs, undefined);
  const isNeeded = useMachineValue('dialogs', (snapshot) => snapshot.context.current !== null, false);
  return dialogs && isNeeded ? (
    <Suspense fallback={null}>
      <ShopDialog dialogs={dialogs} />
    </Suspense>
  ) : null;
}
