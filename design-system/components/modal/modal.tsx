import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconClose } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useClosedByBack } from './use-closed-by-back.ts';
import { useFocusReturn } from './focus-return.ts';
import * as styles from './modal.css.ts';
import { reachableBody } from './reachable-body.ts';

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Stays in view below the scrolling body. */
  footer?: ReactNode;
  size?: keyof typeof styles.sizes | undefined;
};

/** A dialog above the page: it opens and closes in 300 ms, the page does not scroll, the focus returns. */
export function Modal({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  children,
  footer,
  size = 'm',
}: ModalProps) {
  const focusReturn = useFocusReturn();
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content
          {...focusReturn}
          className={classNames(styles.content, styles.sizes[size])}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel} icon={<IconClose />} />
            </Dialog.Close>
          </header>
          <div ref={reachableBody} className={styles.body}>
            {description !== undefined && (
              <Dialog.Description className={styles.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
