import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconClose } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useFocusReturn } from '../modal/focus-return.ts';
import * as modal from '../modal/modal.css.ts';
import { reachableBody } from '../modal/reachable-body.ts';
import { dragDown } from './drag-down.ts';
import * as styles from './sheet.css.ts';

const sides = { bottom: styles.bottom, right: styles.atRight, left: styles.atLeft } as const;

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  side?: keyof typeof sides | undefined;
  children: ReactNode;
  /** Stays in view below the scrolling body. */
  footer?: ReactNode;
};

/** A panel that slides in from an edge: filters and the added-to-cart message from the bottom, the menu from a side. */
export function Sheet({ open, onOpenChange, title, closeLabel, side = 'bottom', children, footer }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={modal.backdrop} />
        <Dialog.Content {...focusReturn} className={classNames(styles.root, sides[side])} aria-describedby={undefined}>
          {side === 'bottom' && (
            <span ref={dragDown(() => onOpenChange(false))} className={styles.handle} aria-hidden="true" />
          )}
          <header className={modal.header}>
            <Dialog.Title className={modal.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel} icon={<IconClose />} />
            </Dialog.Close>
          </header>
          <div ref={reachableBody} className={modal.body}>
            {children}
          </div>
          {footer !== undefined && <footer className={modal.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
