import { AlertDialog } from '#design-system/components/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '#design-system/components/dialogs/confirm-dialog.tsx';
import { selectDialog, selectIsOpen } from '#machines/dialogs/selectors.ts';
import type { DialogAnswer } from '#machines/dialogs/types.ts';
import type { Actors } from '../actors/actors.ts';
import { useActorValue } from '../hooks/use-actor-value.ts';

/** One question in the looks of its kind. */
export function ShopDialog({ dialogs }: Pick<Actors, 'dialogs'>) {
  const dialog = useActorValue(dialogs, selectDialog, null);
  const open = useActorValue(dialogs, selectIsOpen, false);
  if (!dialog) return null;
  const { id, content } = dialog;
  const answer = (reply: DialogAnswer) => dialogs.send({ type: 'dialog.answer', id, answer: reply });
  switch (content.kind) {
    case 'own':
      return null;
    case 'alert': {
      const { message, confirmLabel } = content;
      return <AlertDialog open={open} message={message} confirmLabel={confirmLabel} onConfirm={() => answer('ok')} />;
    }
    case 'confirm': {
      const { kind: _, ...words } = content;
      return <ConfirmDialog {...words} open={open} onOk={() => answer('ok')} onCancel={() => answer('cancel')} />;
    }
  }
}
