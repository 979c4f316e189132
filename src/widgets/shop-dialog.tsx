import { AlertDialog } from '#design-system/components/dialogs/alert-dialog.tsx';
import { ConfirmDialog } from '#design-system/components/dialogs/confirm-dialog.tsx';
import type { DialogAnswer } from '#machines/dialogs/types.ts';
import type { Question } from '../actors/dialogs.ts';

export interface ShopDialogProps {
  readonly content: Question;
  readonly open: boolean;
  readonly onAnswer: (answer: DialogAnswer) => void;
}

/** One question in the looks of its kind. Loaded with the first one: it brings the dialog library. */
export function ShopDialog({ content, open, onAnswer }: ShopDialogProps) {
  if (content.kind === 'alert') {
    const { message, confirmLabel } = content;
    return <AlertDialog open={open} message={message} confirmLabel={confirmLabel} onConfirm={() => onAnswer('ok')} />;
  }
  const { kind: _, ...words } = content;
  return <ConfirmDialog {...words} open={open} onOk={() => onAnswer('ok')} onCancel={() => onAnswer('cancel')} />;
}
