import type { Ref } from 'react';
import * as styles from './frame-host.css.ts';

/**
 * What a page inside may do. None may leave for another page of ours or use the device; a bank opens no windows and is
 * not told where it is framed, a page that somebody linked to may open windows, which stay as locked up as itself.
 */
const visitors = {
  bank: { sandbox: 'allow-scripts allow-same-origin allow-forms', referrerPolicy: 'no-referrer' },
  page: { sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups', referrerPolicy: 'strict-origin' },
} as const;

export interface FrameProps {
  /** Never an address of our own: with its scripts it could take the lock off. */
  readonly of: keyof typeof visitors;
  readonly title: string;
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  readonly ref?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
}

/** The one frame of the shop: whatever is inside may run its own scripts and forms on its own origin. */
export function Frame({ of, title, src, height, ref, onLoad }: FrameProps) {
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      src={src}
      height={height}
      allow=""
      {...visitors[of]}
      onLoad={onLoad}
    />
  );
}
