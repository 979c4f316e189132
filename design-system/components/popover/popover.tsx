import { Popover as Radix } from 'radix-ui';
import { useId, type ReactElement, type ReactNode } from 'react';
import { IconClose } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import * as styles from './popover.css.ts';

export type PopoverProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** A small card at a button: filters, details. Phones use a `Sheet` instead. */
export function Popover({ open, onOpenChange, trigger, title, closeLabel, children }: PopoverProps) {
  const titleId = useId();
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.root}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          aria-labelledby={titleId}
        >
          <div className={styles.head}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<IconClose size={20} />} />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
