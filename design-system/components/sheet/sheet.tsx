import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconClose } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import { useFocusReturn } from '../modal/focus-return.ts';
import * as modal from '../modal/modal.css.ts';
import { reachableBody } from '../modal/reachable-body.ts';
import { dragDown } from './drag-down.ts';
import * as styles from './sheet.css.ts';

const sides = {
  bottom: styles.bottom,
  bottomOrCentre: styles.bottomOrCentre,
  right: styles.atRight,
  left: styles.atLeft,
} as const;

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** `bottomOrCentre`: from the bottom on a phone, in the middle of a wider view. */
  side?: keyof typeof sides | undefined;
  description?: ReactNode;
  children: ReactNode;
  /** Stays in view below the scrolling body. */
  footer?: ReactNode;
};

/** A panel that slides in from an edge: filters and the added-to-cart message from the bottom, the menu from a side. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'bottom',
  description,
  children,
  footer,
}: SheetProps) {
  const focusReturn = useFocusReturn();
  const close = () => onOpenChange(false);
  useClosedByBack(open, close);
  const canBeDragged = side === 'bottom' || side === 'bottomOrCentre';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={modal.backdrop} />
        <Dialog.Content
          {...focusReturn}
          className={classNames(styles.root, sides[side])}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          {canBeDragged && (
            <span
              ref={dragDown(close)}
              className={classNames(styles.handle, side === 'bottomOrCentre' && styles.handleOnPhone)}
              aria-hidden="true"
            />
          )}
          <header className={modal.header}>
            <Dialog.Title className={modal.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel} icon={<IconClose />} />
            </Dialog.Close>
          </header>
          <div ref={reachableBody} className={modal.body}>
            {description !== undefined && (
              <Dialog.Description className={modal.description}>{description}</Dialog.Description>
            )}
            {children}
          </div>
          {footer !== undefined && <footer className={modal.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
