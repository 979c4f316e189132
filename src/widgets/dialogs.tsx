import { lazy, Suspense } from 'react';
import { selectDialog, selectIsOpen } from '#machines/dialogs/selectors.ts';
import { useActors } from '../actors/hooks.ts';
import { useActorValue } from '../actors/use-actor-value.ts';

const ShopDialog = lazy(() => import('./shop-dialog.tsx').then((module) => ({ default: module.ShopDialog })));

/** The question on screen, wherever in the shop it was asked. */
export function Dialogs() {
  const actor = useActors()?.dialogs;
  const dialog = useActorValue(actor, selectDialog, null);
  const isOpen = useActorValue(actor, selectIsOpen, false);
  if (!actor || !dialog || dialog.content.kind === 'own') return null;
  return (
    <Suspense fallback={null}>
      <ShopDialog
        content={dialog.content}
        open={isOpen}
        onAnswer={(answer) => actor.send({ type: 'dialog.answer', id: dialog.id, answer })}
      />
    </Suspense>
  );
}
