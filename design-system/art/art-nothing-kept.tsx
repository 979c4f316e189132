import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Nothing kept yet: an open drawer, its light on, with nothing in it. */
export function ArtNothingKept() {
  return (
    <Drawing light={[100, 58, 56]}>
      <path d="M46 70V18h108v52M46 104v34h108v-34M36 72h128v34H36ZM92 88h16M92 32h16M92 122h16M46 46h108M56 138v8M144 138v8" />
      <path className={styles.lit} d="M58 58h84v5H58Z" />
      <path className={styles.faint} d="M46 58l-10 14M154 58l10 14M14 146h28M158 146h28" />
    </Drawing>
  );
}
