import { lazy, Suspense } from 'react';
import { useFromMachines, useMachineValue } from '../actors/use-machines.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const newDialog = () => lazy(() => import('./shop-dialog.tsx').then((module) => ({ default: module.ShopDialog })));
const shared = { ShopDialog: newDialog() };

/**
 * The question on screen, wherever in the shop it was asked. Its looks are loaded with the first one; where they do not come, the
 * question is withdrawn, and the next one asks for them again.
 */
export function Dialogs() {
  const dialogs = useFromMachines((actors) => actors.dialogs, undefined);
  const isNeeded = useMachineValue('dialogs', (snapshot) => snapshot.context.current !== null, false);
  const { ShopDialog } = shared;
  const withdraw = () => {
    shared.ShopDialog = newDialog();
    const id = dialogs?.getSnapshot().context.current?.id;
    if (id !== undefined) dialogs?.send({ type: 'dialog.withdraw', id });
  };
  return dialogs && isNeeded ? (
    <ErrorBoundary quiet onError={withdraw}>
      <Suspense fallback={null}>
        <ShopDialog dialogs={dialogs} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
