import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './badge.css.ts';

export type BadgeTone = keyof typeof styles.tones;
export type BadgeProps = { children: ReactNode; tone?: BadgeTone | undefined };

/** A word for a state: sold out, new, paid. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tones[tone])}>{children}</span>;
}

/** A word for a kind: RGBIC, Matter, IP65. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={classNames(styles.root, styles.tag)}>{children}</span>;
}
