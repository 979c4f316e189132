import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A bulb with a broken filament. */
export function ArtBroken() {
  return (
    <Drawing light={[100, 64, 60]}>
      <path d="M78 104c-2-10-16-20-16-40a38 38 0 0 1 76 0c0 20-14 30-16 40Z" />
      <path d="M80 104h40v10H80ZM84 114h32v10H84ZM92 124h16v8H92Z" />
      <path d="M88 104V74l6-8M112 104V74l-4-5" />
      <path className={styles.faint} d="M96 60l4-6 3 7" />
      <circle className={styles.lamp} cx="100" cy="66" r="2.5" />
    </Drawing>
  );
}
