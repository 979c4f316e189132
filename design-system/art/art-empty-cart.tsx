import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Empty cart: a tote bag on a hook, its sides fallen in, under a hanging bulb. */
export function ArtEmptyCart() {
  return (
    <Drawing light={[100, 68, 56]}>
      <path className={styles.faint} d="M100 4v52M58 92c28-9 56-9 84 0M80 112c6 9 6 18 3 30M121 110c-5 9-5 20-1 32" />
      <path d="M76 97c0-38 12-64 24-71 12 7 24 33 24 71M58 92c28 10 56 10 84 0-13 16-14 32-7 50H65c7-18 6-34-7-50ZM96 56h8v6a11 11 0 1 1-8 0Z" />
      <circle className={styles.lamp} cx="100" cy="72" r="5" />
    </Drawing>
  );
}
