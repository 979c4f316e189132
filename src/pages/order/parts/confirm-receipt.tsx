import { lazy, Suspense } from 'react';
import { orderText } from '#src/text/orders.ts';

const text = orderText.confirmDialog;

const ConfirmDialog = lazy(() =>
  import('#design-system/components/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Asks once before an order counts as delivered. */
export function ConfirmReceipt({ onOk, onCancel }: { onOk: () => void; onCancel: () => void }) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        open
        title={text.title}
        message={text.message}
        okLabel={text.ok}
        cancelLabel={text.cancel}
        onOk={onOk}
        onCancel={onCancel}
      />
    </Suspense>
  );
}
