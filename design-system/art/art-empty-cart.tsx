import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** An open box under a hanging bulb. */
export function ArtEmptyCart() {
  return (
    <Drawing light={[100, 50, 62]}>
      <path className={styles.faint} d="M100 4v26" />
      <path d="M94 30h12v7H94Z" />
      <path d="M94 37c-6 3-9 8-9 13a15 15 0 0 0 30 0c0-5-3-10-9-13" />
      <circle className={styles.lamp} cx="100" cy="50" r="6" />
      <path d="M52 92l48 16 48-16v36l-48 16-48-16ZM52 92l-14 12 48 16 14-12M148 92l14 12-48 16-14-12M100 108v36" />
    </Drawing>
  );
}
