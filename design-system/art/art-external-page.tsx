import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** External page: an open door seen from inside, and a path away from it. The light stays inside. */
export function ArtExternalPage() {
  return (
    <Drawing light={[158, 56, 44]}>
      <path d="M56 126V22h60v104M56 22L26 8v134l30-16h60M34 76v8M158 4v28M142 52c0-12 7-20 16-20s16 8 16 20ZM70 126l15-48M104 126L90 78" />
      <path className={styles.faint} d="M56 78h29M90 78h26M116 126h74M132 140h50" />
      <circle className={styles.faint} cx="98" cy="52" r="8" />
      <path className={styles.lamp} d="M152 52a6 6 0 0 0 12 0Z" />
    </Drawing>
  );
}
