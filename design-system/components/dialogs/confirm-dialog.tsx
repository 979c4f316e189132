import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Button } from '../button/button.tsx';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import { useFocusReturn } from '../modal/focus-return.ts';
import * as modal from '../modal/modal.css.ts';
import * as styles from './dialogs.css.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  message?: ReactNode;
  okLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Ok removes something irrevocably. */
  danger?: boolean | undefined;
  /** The caller closes it after either choice. Escape is Cancel. */
  onOk: () => void;
  onCancel: () => void;
};

/** A question with two buttons of equal size. */
export function ConfirmDialog({
  open,
  title,
  message,
  okLabel = 'Ok',
  cancelLabel = 'Cancel',
  danger = false,
  onOk,
  onCancel,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  useClosedByBack(open, onCancel);
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={modal.backdrop} />
        <Radix.Content
          {...focusReturn}
          className={classNames(modal.content, modal.sizes.s, styles.card)}
          onEscapeKeyDown={onCancel}
          {...(message === undefined && { 'aria-describedby': undefined })}
        >
          <Radix.Title className={modal.title}>{title}</Radix.Title>
          {message !== undefined && <Radix.Description className={styles.message}>{message}</Radix.Description>}
          <div className={classNames(styles.buttons, styles.apart)}>
            <Radix.Cancel asChild>
              <Button tone="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button tone={danger ? 'danger' : 'solid'} onClick={onOk}>
                {okLabel}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
