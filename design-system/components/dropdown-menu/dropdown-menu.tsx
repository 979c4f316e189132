import { DropdownMenu as Radix } from 'radix-ui';
import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { useClosedByBack } from '../modal/use-closed-by-back.ts';
import * as styles from './dropdown-menu.css.ts';

export type MenuCommand = {
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Removes something irrevocably. */
  danger?: boolean | undefined;
  onSelect: () => void;
};

export type DropdownMenuProps = {
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Items in groups; a line separates groups. */
  groups: readonly (readonly MenuCommand[])[];
};

/** Commands behind one button. Arrows and first characters move, Enter chooses, Escape closes. */
export function DropdownMenu({ label, trigger, groups }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  useClosedByBack(open, () => setOpen(false));
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.root} align="end" sideOffset={8} collisionPadding={16} aria-label={label}>
          {groups.map((group, index) => (
            <Fragment key={group[0]?.id}>
              {index > 0 && <Radix.Separator className={styles.line} />}
              {group.map((command) => (
                <Radix.Item
                  key={command.id}
                  className={classNames(styles.item, command.danger === true && styles.danger)}
                  disabled={command.disabled ?? false}
                  onSelect={command.onSelect}
                >
                  {command.icon}
                  {command.label}
                </Radix.Item>
              ))}
            </Fragment>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
