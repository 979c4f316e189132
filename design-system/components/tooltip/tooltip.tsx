import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './tooltip.css.ts';

export type TooltipProps = {
  text: string;
  /** The described control; it must be focusable and have its own name. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
};

/** A description of a hovered or focused control. Touch never shows it, so it must not be the only source of information. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.root} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
