import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Signed out: light falls through a keyhole on the floor. */
export function ArtSignedOut() {
  return (
    <Drawing light={[100, 48, 56]}>
      <path d="M84 8h32a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8H84a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z" />
      <path className={styles.lit} d="M94 47a11 11 0 1 1 12 0l4 23H90Z" />
      <path className={styles.faint} d="M82 98l-27 36M118 98l27 36" />
      <ellipse cx="100" cy="136" rx="50" ry="8" />
    </Drawing>
  );
}
