import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A mushroom lamp on a table with nothing beside it. */
export function ArtNothingHere() {
  return (
    <Drawing light={[100, 76, 68]}>
      <path d="M56 74c2-26 20-42 44-42s42 16 44 42c-14 6-74 6-88 0Z" />
      <path d="M93 79l-5 49h24l-5-49" />
      <circle className={styles.lamp} cx="100" cy="66" r="5" />
      <path className={styles.faint} d="M20 128h160M36 140h52M118 140h30" />
    </Drawing>
  );
}
