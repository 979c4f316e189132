import type { ReactNode, Ref } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './text.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = {
  children: ReactNode;
  level: HeadingLevel;
  /** The visual size, when it differs from that of the level. */
  look?: HeadingLevel | undefined;
  centred?: boolean | undefined;
  id?: string | undefined;
  /** -1 lets a page move the focus to its heading after navigation. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
};

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A heading in the display face; the level sets its place in the outline, the size its look. */
export function Heading({ level, look = level, centred = false, className, ...heading }: HeadingProps) {
  const Tag = tags[level];
  return <Tag {...heading} className={classNames(styles.steps[tags[look]], centred && styles.centred, className)} />;
}
