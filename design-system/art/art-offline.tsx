import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A pulled plug. */
export function ArtOffline() {
  return (
    <Drawing light={[100, 74, 52]}>
      <path d="M12 74h42M54 58v32h14c9 0 16-7 16-16s-7-16-16-16ZM84 67h10M84 81h10" />
      <path d="M188 74h-42M146 58v32h-14c-9 0-16-7-16-16s7-16 16-16Z" />
      <path className={styles.faint} d="M100 44v-10M86 48l-5-8M114 48l5-8M100 104v10M86 100l-5 8M114 100l5 8" />
      <circle className={styles.lamp} cx="105" cy="74" r="3" />
    </Drawing>
  );
}
