import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import { useFocusReturn } from '../modal/focus-return.ts';
import * as modal from '../modal/modal.css.ts';
import * as styles from './dialogs.css.ts';

export type AlertDialogProps = {
  open: boolean;
  message: ReactNode;
  confirmLabel?: string | undefined;
  onConfirm: () => void;
};

/** A message that must be acknowledged, over a black backdrop. */
export function AlertDialog({ open, message, confirmLabel = 'Yes', onConfirm }: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  useClosedByBack(open, onConfirm);
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={classNames(modal.backdrop, modal.blackBackdrop)} />
        <Radix.Content
          {...focusReturn}
          className={classNames(modal.content, modal.sizes.s, styles.card)}
          onEscapeKeyDown={onConfirm}
          aria-describedby={undefined}
        >
          <Radix.Title className={styles.loneMessage}>{message}</Radix.Title>
          <div className={classNames(styles.buttons, styles.apart)}>
            {/* Radix focuses only its Cancel; without one the focus would stay behind the dialog. */}
            <Radix.Cancel asChild>
              <Button onClick={onConfirm}>{confirmLabel}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
