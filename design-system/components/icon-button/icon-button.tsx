import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './icon-button.css.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> & {
  /** The accessible name. */
  label: string;
  icon: ReactNode;
  tone?: keyof typeof styles.tones | undefined;
  /** When set, the button is a toggle. */
  pressed?: boolean | undefined;
};

/** A round 44-pixel button with an icon and an accessible name. */
export function IconButton({ label, icon, tone = 'quiet', pressed, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.root, styles.tones[tone], pressed === true && styles.pressed, className)}
    >
      {icon}
    </button>
  );
}
