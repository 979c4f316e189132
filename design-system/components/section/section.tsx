import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './section.css.ts';

/** The four grounds of a page; night is dark in both themes. */
export type Ground = keyof typeof styles.grounds;

export type SectionProps = {
  ground: Ground;
  /** It continues the ground of the section above it. */
  continues?: boolean | undefined;
  /** Without space above and below, for content that brings its own. */
  isFlush?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
  'aria-labelledby'?: string | undefined;
};

/** A part of a page from edge to edge, on one ground, with the same space above and below. Its content brings the margins. */
export function Section({ ground, continues = false, isFlush = false, className, ...section }: SectionProps) {
  const classes = classNames(
    styles.root,
    styles.grounds[ground],
    continues && styles.continued,
    isFlush && styles.flush,
    className,
  );
  return <section {...section} className={classes} data-ground={ground} />;
}
