import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Slot } from '../slot/slot.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

export type ButtonTone = keyof typeof styles.tones;
export type ButtonSize = keyof typeof styles.sizes;

export type ButtonLook = {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** Aligns the label of a quiet button with the text above. */
  flush?: boolean | undefined;
};

export type ButtonProps = ComponentPropsWithRef<'button'> &
  ButtonLook & {
    /** Busy: stays focusable and keeps its width, but ignores presses. */
    loading?: boolean | undefined;
    /** Applies the style to its only child, usually a link. */
    asChild?: boolean | undefined;
  };

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The button. One `solid` or `brand` per view; the rest is `outline` or `quiet`. */
export function Button({
  tone = 'solid',
  size = 'm',
  block = false,
  flush = false,
  loading = false,
  asChild = false,
  className,
  children,
  ...button
}: ButtonProps) {
  const classes = classNames(
    styles.root,
    styles.sizes[size],
    styles.tones[tone],
    block && styles.block,
    flush && styles.flush,
    className,
  );
  if (asChild) {
    return <Slot className={classes}>{children}</Slot>;
  }
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : {};
  return (
    <button type="button" {...button} {...busy} className={classes}>
      <span className={classNames(styles.label, loading && styles.hiddenLabel)}>{children}</span>
      {loading && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
