import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Opening soon: a stepladder under a ceiling, and beside it the first bulb, already on. */
export function ArtOpeningSoon() {
  return (
    <Drawing light={[140, 74, 44]}>
      <path d="M20 12h160M140 12v30M134 42h12v10h-12ZM50 132L78 36h14l28 96M73 54h24M67 74h36M61 94h48M55 114h60" />
      <path className={styles.lit} d="M134 52c0 7-10 10-10 21a16 16 0 0 0 32 0c0-11-10-14-10-21Z" />
      <path className={styles.faint} d="M20 132h160" />
    </Drawing>
  );
}
