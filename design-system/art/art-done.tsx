import { Drawing } from './drawing.tsx';
import * as styles from './drawing.css.ts';

/** A lantern with a tick: success. */
export function ArtDone() {
  return (
    <Drawing light={[100, 80, 66]}>
      <path d="M82 40c0-12 8-20 18-20s18 8 18 20M74 40h52l6 14H68ZM74 54l-4 62h60l-4-62M64 116h72v12H64Z" />
      <path d="M86 84l10 10 20-22" />
      <circle className={styles.lamp} cx="100" cy="108" r="3" />
    </Drawing>
  );
}
