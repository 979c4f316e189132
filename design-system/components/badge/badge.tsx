import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './badge.css.ts';

export type BadgeTone = keyof typeof styles.tones;
export type BadgeProps = { children: ReactNode; tone?: BadgeTone | undefined };

/** A label for a state: sale, new, in stock. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tones[tone])}>{children}</span>;
}

/** A label for a kind: RGBIC, Matter, IP65. */
export function Tag({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={classNames(styles.root, styles.tones[tone], styles.tag)}>{children}</span>;
}
