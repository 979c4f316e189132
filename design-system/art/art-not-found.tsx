import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A torch that searches in the dark. */
export function ArtNotFound() {
  return (
    <Drawing light={[138, 62, 58]}>
      <path d="M22 118l34-34 16 16-34 34a6 6 0 0 1-8 0l-8-8a6 6 0 0 1 0-8ZM56 84l8-18 26 26-18 8" />
      <path className={styles.faint} d="M74 62l40-42M94 84l46 40M84 72l62-10" />
      <path d="M126 52c0-7 5-12 12-12s12 5 12 11c0 9-12 9-12 19" />
      <circle className={styles.lamp} cx="138" cy="82" r="3.5" />
    </Drawing>
  );
}
