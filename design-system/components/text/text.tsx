import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './text.css.ts';

export type TextTone = keyof typeof styles.tones;

export type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'legend' | 'time' | undefined;
  size?: 'caption' | 'small' | 'body' | 'lead' | 'h4' | undefined;
  tone?: TextTone | undefined;
  weight?: keyof typeof styles.weights | undefined;
  /** One line, cut with an ellipsis. */
  truncate?: boolean | undefined;
  centred?: boolean | undefined;
  /** Figures of equal width, for aligned amounts. */
  numbers?: boolean | undefined;
  /** For order and parcel numbers. */
  mono?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
};

/** Text in one of the five sizes. */
export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'inherit',
  weight,
  truncate = false,
  centred = false,
  numbers = false,
  mono = false,
  id,
  className,
  children,
}: TextProps) {
  const classes = classNames(
    styles.steps[size],
    styles.tones[tone],
    weight && styles.weights[weight],
    truncate && styles.truncate,
    centred && styles.centred,
    numbers && styles.numbers,
    mono && styles.mono,
    className,
  );
  return (
    <Tag id={id} className={classes}>
      {children}
    </Tag>
  );
}
