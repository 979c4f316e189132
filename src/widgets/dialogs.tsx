import { lazy, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import { remoteLog } from '../api/browser-shop.ts';
import type { Actors } from '../actors/actors.ts';
import { useFromMachines, useMachineValue } from '../actors/use-machines.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const newDialog = () => lazy(() => import('./shop-dialog.tsx').then((module) => ({ default: module.ShopDialog })));
const shared = { ShopDialog: newDialog() };

/** A dialog that belongs to a page is drawn there. */
function selectQuestion({ context: { current } }: SnapshotFrom<Actors['dialogs']>): string | undefined {
  return current?.content.kind === 'own' ? undefined : current?.id;
}

/**
 * The question on screen, wherever in the shop it was asked. Its looks are loaded with the first one; where they do not come, the
 * question is withdrawn, and the next one asks for them again.
 */
export function Dialogs() {
  const dialogs = useFromMachines((actors) => actors.dialogs, undefined);
  const id = useMachineValue('dialogs', selectQuestion, undefined);
  if (!dialogs || id === undefined) return null;
  const { ShopDialog } = shared;
  const withdraw = (error: unknown) => {
    remoteLog.pageError(error);
    shared.ShopDialog = newDialog();
    dialogs.send({ type: 'dialog.withdraw', id });
  };
  // One for each question: the next may follow before there was a moment without one.
  return (
    <ErrorBoundary key={id} quiet onError={withdraw}>
      <Suspense fallback={null}>
        <ShopDialog dialogs={dialogs} />
      </Suspense>
    </ErrorBoundary>
  );
}
