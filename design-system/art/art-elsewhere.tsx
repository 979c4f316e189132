import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Elsewhere: a house with a lit window on the far hill. */
export function ArtElsewhere() {
  return (
    <Drawing light={[138, 58, 44]}>
      <path className={styles.faint} d="M20 146c22-22 60-18 74-38s-6-22 32-34" strokeDasharray="4 6" />
      <path className={styles.faint} d="M32 24a9 9 0 1 0 8 13 11 11 0 0 1-8-13Z" strokeDasharray="4 6" />
      <path d="M6 128c30-34 62-34 92-10M70 106c36-40 84-42 126-10M118 74V48l20-16 20 16v25M112 53l26-21 26 21" />
      <path className={styles.lit} d="M131 50h14v14h-14ZM138 50v14M131 57h14" />
    </Drawing>
  );
}
