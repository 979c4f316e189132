import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { ratios } from '../image-box/image-box.css.ts';
import * as styles from './aspect-ratio.css.ts';

export type AspectRatioProps = {
  ratio: keyof typeof ratios;
  className?: string | undefined;
  children: ReactNode;
};

/** Reserves space in one of the shop's ratios; the content fills it. */
export function AspectRatio({ ratio, className, children }: AspectRatioProps) {
  return <div className={classNames(styles.root, ratios[ratio], className)}>{children}</div>;
}
