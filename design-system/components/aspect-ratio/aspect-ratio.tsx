import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ratios } from '../image-box/image-box.css.ts';
import * as styles from './aspect-ratio.css.ts';

export type AspectRatioProps = {
  ratio: keyof typeof ratios;
  className?: string | undefined;
  children: ReactNode;
};

/** Keeps the place of what comes late, in one of the shapes of the shop; what is inside fills it. */
export function AspectRatio({ ratio, className, children }: AspectRatioProps) {
  return <div className={classNames(styles.root, ratios[ratio], className)}>{children}</div>;
}
