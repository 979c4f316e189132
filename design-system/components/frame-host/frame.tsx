import type { Ref } from 'react';
import * as styles from './frame-host.css.ts';

/**
 * Sandbox of the framed page. No page may navigate ours or use the device; a bank opens no windows and gets no
 * referrer, a linked page may open windows, which inherit the sandbox.
 */
const visitors = {
  bank: { sandbox: 'allow-scripts allow-same-origin allow-forms', referrerPolicy: 'no-referrer' },
  page: { sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups', referrerPolicy: 'strict-origin' },
} as const;

export interface FrameProps {
  /** Never an address of our own origin: with scripts allowed it could remove the sandbox. */
  readonly of: keyof typeof visitors;
  readonly title: string;
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  readonly ref?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
}

/** The only frame of the shop: the page inside may run its own scripts and forms on its own origin. */
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
