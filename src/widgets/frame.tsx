import type { Ref } from 'react';
import * as styles from './frame.css.ts';

export interface FrameProps {
  readonly title: string;
  readonly src: string;
  /** Pixels. */
  readonly height: number;
  readonly ref?: Ref<HTMLIFrameElement>;
  readonly onLoad?: () => void;
}

/**
 * The one frame of the shop. Whatever is inside may run its own scripts and forms on its own origin; it cannot leave for
 * another page, open windows or use the device, and it is not told where it is framed.
 */
export function Frame({ title, src, height, ref, onLoad }: FrameProps) {
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      title={title}
      src={src}
      height={height}
      sandbox="allow-scripts allow-same-origin allow-forms"
      allow=""
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
