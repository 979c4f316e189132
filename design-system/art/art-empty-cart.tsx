import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** Empty cart: a tote bag with nothing in it, its sides fallen in, beside a hanging bulb. */
export function ArtEmptyCart() {
  return (
    <Drawing light={[164, 60, 48]}>
      <path className={styles.faint} d="M164 4v38M72 92c6 14 5 30-2 42M114 92c-6 14-5 30 2 42M20 142h160" />
      <path d="M48 74h90l-4 68H52ZM48 74c14 10 76 10 90 0M70 74V58c0-30 46-30 46 0v16M78 80V60c0-18 30-18 30 0v20M160 42h8v7a11 11 0 1 1-8 0Z" />
      <circle className={styles.lamp} cx="164" cy="59" r="5" />
    </Drawing>
  );
}
